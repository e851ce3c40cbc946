import type { BeachForecast } from '../beach-forecast.ts';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { type HourScore, scoreHour } from '../score/score-hour.ts';
import { mixOf, shorePowers } from '../score/swell-mix.ts';
import { type TideStage, type TideThirds, tideStage, tideThirds } from '../score/tide-stage.ts';
import { surfText } from '../surf/size.ts';
import { computeWavePowerKwPerM } from '../surf/wave-power.ts';
import type { Voice } from '../words/voice.ts';
import { rounded, trainText, windText } from './texts.ts';

/** An hour with the texts that the timeline, the day and the current conditions share. */
export interface ViewedHour {
  readonly hour: ForecastHour;
  /** The trains that bring most and second most power to this beach. */
  readonly first?: LinedTrain;
  readonly second?: LinedTrain;
  readonly score: HourScore;
  /** Where the break is known to like a stage: the one it is. */
  readonly tide?: { readonly stage: TideStage; readonly likes: readonly TideStage[] };
  /** Power of all trains offshore, kW a metre of crest, to two digits. */
  readonly energy: number | null;
  readonly surf: string | null;
  readonly wind: string | null;
  readonly swell1: string | null;
  readonly swell2: string | null;
}

/** How hours of one beach are looked at by one reader. */
export interface HourView {
  readonly facingDeg: number;
  readonly voice: Voice;
  readonly thirds?: TideThirds;
  readonly likes?: readonly TideStage[];
}

export function hourViewOf({ beach, tide, tideStages }: BeachForecast, voice: Voice): HourView {
  return { facingDeg: beach.facingDeg, voice, thirds: tide && tideThirds(tide), likes: tideStages };
}

export function viewHour(hour: ForecastHour, { facingDeg, voice, thirds, likes }: HourView): ViewedHour {
  const trains = hour.trains ?? [];
  const powers = shorePowers(trains);
  const [first, second] = strongestTwo(trains, powers);
  const { faceHeightM, seaShare, windSpeedMps, windFromDeg, gustMps } = hour;
  const stage = hour.tideM === undefined ? undefined : thirds && tideStage(hour.tideM, thirds);
  const mix = mixOf(trains, powers);
  return {
    hour,
    first,
    second,
    score: scoreHour(
      {
        faceHeightM,
        seaShare,
        periodS: mix?.periodS,
        crossing: mix?.crossing,
        windSpeedMps,
        windFromDeg,
        gustMps,
        tide: stage,
      },
      facingDeg,
      likes,
    ),
    tide: stage && likes && { stage, likes },
    energy: hour.trains ? twoDigits(computeWavePowerKwPerM(hour.trains)) : null,
    surf: faceHeightM === undefined ? null : surfText(faceHeightM, voice),
    wind: windSpeedMps === undefined ? null : windText(windSpeedMps, windFromDeg, voice),
    swell1: first ? trainText(first, voice) : null,
    swell2: second ? trainText(second, voice) : null,
  };
}

function strongestTwo(
  trains: readonly LinedTrain[],
  powers: readonly number[],
): [first: LinedTrain | undefined, second: LinedTrain | undefined] {
  let first = -1;
  let second = -1;
  for (const [index, power] of powers.entries()) {
    if (first < 0 || power > (powers[first] ?? 0)) [first, second] = [index, first];
    else if (second < 0 || power > (powers[second] ?? 0)) second = index;
  }
  return [trains[first], trains[second]];
}

function twoDigits(value: number): number {
  return rounded(value, value < 10 ? 1 : 0);
}
