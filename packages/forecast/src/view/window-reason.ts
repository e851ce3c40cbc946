import type { ScorePart } from '../score/score-hour.ts';
import { surfText } from '../surf/size.ts';
import type { Units } from '../units.ts';
import { representHours } from './represent.ts';
import { scoreFactText } from './score-text.ts';
import type { ViewedHour } from './viewed-hour.ts';

/** A part that gains fewer points than this on the rest of the day does not explain a window. */
const LEAST_GAIN = 2;
const REASONS = 2;

/** 'Better wind (offshore 5 mph), better tide (low)': what lifts a window above the other daylight hours, the most telling first. */
export function windowReason(window: readonly ViewedHour[], rest: readonly ViewedHour[], units: Units): string {
  const inside = meanPoints(window);
  const outside = meanPoints(rest);
  if (rest.length === 0) return 'The daylight that is left';
  const gains = [...inside]
    .map(([part, points]) => ({ part, gain: points - (outside.get(part) ?? 0) }))
    .concat([...outside].filter(([part]) => !inside.has(part)).map(([part, points]) => ({ part, gain: -points })))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, REASONS);
  if (gains.length === 0) return 'Much the same all day';
  const text = gains.map(({ part }) => phrase(part, window, units)).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Part = ScorePart['part'];

function meanPoints(hours: readonly ViewedHour[]): Map<Part, number> {
  const sums = new Map<Part, number>();
  for (const { part, points } of hours.flatMap(partsOf)) sums.set(part, (sums.get(part) ?? 0) + points / hours.length);
  return sums;
}

function partsOf({ score }: ViewedHour): readonly ScorePart[] {
  return score.score === undefined ? [] : score.parts;
}

function phrase(part: Part, window: readonly ViewedHour[], units: Units): string {
  const middle = window[Math.floor((window.length - 1) / 2)];
  const found = middle && partsOf(middle).find((one) => one.part === part);
  const says = found ? detail(found, window, units) : undefined;
  return says === undefined ? GAINS[part] : `${GAINS[part]} (${says})`;
}

const GAINS: Record<Part, string> = {
  size: 'more surf',
  period: 'longer period',
  'wind-sea': 'less wind sea',
  crossing: 'swells cross less',
  wind: 'better wind',
  gusts: 'weaker gusts',
  tide: 'better tide',
};

function detail(found: ScorePart, window: readonly ViewedHour[], units: Units): string | undefined {
  switch (found.part) {
    case 'size':
      return surfText(representHours(window.map(({ hour }) => hour)).faceHeightM ?? found.faceHeightM, units);
    case 'period':
      return `${Math.round(found.periodS)} s`;
    case 'tide':
      return found.stage;
    case 'wind':
      return scoreFactText(found, units);
    default:
      return undefined;
  }
}
