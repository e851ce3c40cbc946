import { type RatedHour, representHours, type ScorePart } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import { capitalized } from './quantities.ts';
import { scoreFactText } from './score-text.ts';
import { surfSpanText } from './surf-text.ts';

/** A part with a smaller gain in points over the rest of the day does not explain a window. */
const LEAST_GAIN = 2;
const REASONS = 2;

/**
 * 'Better wind (offshore 5 mph), better tide (low)': what sets a window
 * apart from the other daylight hours, the greatest gain first.
 */
export function windowReason(window: readonly RatedHour[], rest: readonly RatedHour[], voice: Voice): string {
  const inside = meanPoints(window);
  const outside = meanPoints(rest);
  if (rest.length === 0) return voice.words.window.allThatIsLeft;
  const gains = [...inside]
    .map(([part, points]) => ({ part, gain: points - (outside.get(part) ?? 0) }))
    .concat([...outside].filter(([part]) => !inside.has(part)).map(([part, points]) => ({ part, gain: -points })))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, REASONS);
  if (gains.length === 0) return voice.words.window.sameAllDay;
  return capitalized(voice.words.list(gains.map(({ part }) => phrase(part, window, voice))));
}

type Part = ScorePart['part'];

function meanPoints(hours: readonly RatedHour[]): Map<Part, number> {
  const sums = new Map<Part, number>();
  for (const hour of hours)
    for (const { part, points } of partsOf(hour)) sums.set(part, (sums.get(part) ?? 0) + points / hours.length);
  return sums;
}

function partsOf({ score }: RatedHour): readonly ScorePart[] {
  return score.score === undefined ? [] : score.parts;
}

function phrase(part: Part, window: readonly RatedHour[], voice: Voice): string {
  const middle = window[Math.floor((window.length - 1) / 2)];
  const found = middle && partsOf(middle).find((one) => one.part === part);
  const detailText = found ? detail(found, window, voice) : undefined;
  const gain = voice.words.window.gains[part];
  return detailText === undefined ? gain : voice.words.brackets(gain, detailText);
}

function detail(found: ScorePart, window: readonly RatedHour[], voice: Voice): string | undefined {
  switch (found.part) {
    case 'size': {
      const { faceMinM, faceMaxM } = representHours(window.map(({ hour }) => hour));
      return surfSpanText(faceMinM ?? found.faceHeightM, faceMaxM ?? found.faceHeightM, voice);
    }
    case 'period':
      return `${Math.round(found.periodS)} s`;
    case 'tide':
      return voice.words.tide.stages[found.stage];
    case 'wind':
      return scoreFactText(found, voice);
    default:
      return undefined;
  }
}
