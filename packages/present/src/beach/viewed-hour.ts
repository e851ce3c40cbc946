import { computeWavePowerKwPerM, type RatedHour } from '@groundswell/forecast';
import { rounded, trainText, windText } from '../texts/quantities.ts';
import { surfText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';

/** A rated hour with the texts that the timeline, the day and the current conditions share. */
export interface ViewedHour extends RatedHour {
  /** The power of all wave trains offshore, kW per metre of crest, to two significant digits. */
  readonly energy: number | null;
  readonly surf: string | null;
  readonly wind: string | null;
  readonly swell1: string | null;
  readonly swell2: string | null;
}

export function viewHour(rated: RatedHour, voice: Voice): ViewedHour {
  const { hour, first, second, score, tide } = rated;
  const { faceHeightM, windSpeedMps, windFromDeg } = hour;
  // The fields are listed one by one because object spread is a hundred times slower, and a reply has hundreds of
  // hours.
  return {
    hour,
    first,
    second,
    score,
    tide,
    energy: hour.trains ? twoDigits(computeWavePowerKwPerM(hour.trains)) : null,
    surf: faceHeightM === undefined ? null : surfText(faceHeightM, voice),
    wind: windSpeedMps === undefined ? null : windText(windSpeedMps, windFromDeg, voice),
    swell1: first ? trainText(first, voice) : null,
    swell2: second ? trainText(second, voice) : null,
  };
}

function twoDigits(value: number): number {
  return rounded(value, value < 10 ? 1 : 0);
}
