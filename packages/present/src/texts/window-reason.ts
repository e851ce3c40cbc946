import {
  type BestHours,
  type Condition,
  meanScoreParts,
  type RatedHour,
  representHours,
  type ScorePart,
} from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import { capitalized, periodText } from './quantities.ts';
import { scoreFactText } from './score-text.ts';
import { surfSpanText } from './surf-text.ts';

/**
 * The minimum gain in points. If the best hours lead the rest of the day by less in a factor, their explanation does
 * not name it.
 */
const LEAST_GAIN = 2;
const REASONS = 2;
const ROUGHEST_FIRST: readonly Condition[] = ['choppy', 'fair', 'clean'];

/**
 * Explains why the best hours are better than the other daylight hours: 'Better wind (offshore 5 mph), better tide
 * (low) than later'. The greatest gain comes first. If the best hours are choppy, or less clean than other hours, the
 * text says so first.
 */
export function windowReason(best: Pick<BestHours, 'window' | 'rest' | 'condition'>, voice: Voice): string {
  const { window: words } = voice.words;
  const { window, rest, condition } = best;
  const gains = rest.length > 0 ? listGains(window, rest, voice) : [];
  const reason =
    gains.length > 0
      ? words.than[whenOf(window, rest)](words.both(gains.map(({ part }) => phrase(part, window, voice))))
      : undefined;
  if (condition === 'choppy') return reason ? words.choppy(reason) : words.choppyAllDay;
  if (isRougher(condition, rest)) return reason ? words.rougher(reason) : words.rougherAlike;
  return capitalized(reason ?? (rest.length === 0 ? words.allThatIsLeft : words.sameAllDay));
}

type Part = ScorePart['part'];

/**
 * Lists up to two factors of the score in which the best hours lead the other hours, the greatest gain first. Size
 * counts only if the surf text of the best hours is larger than that of every other hour.
 */
export function listGains(
  window: readonly RatedHour[],
  rest: readonly RatedHour[],
  voice: Voice,
): readonly { readonly part: Part; readonly gain: number }[] {
  const [inside, outside] = [meanScoreParts(window), meanScoreParts(rest)];
  return [...new Set([...inside.keys(), ...outside.keys()])]
    .map((part) => ({ part, gain: (inside.get(part)?.points ?? 0) - (outside.get(part)?.points ?? 0) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .filter(({ part }) => part !== 'size' || hasMoreSurf(window, rest, voice))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, REASONS);
}

/** Tells whether the surf text of the best hours is larger than that of every other hour. */
function hasMoreSurf(window: readonly RatedHour[], rest: readonly RatedHour[], voice: Voice): boolean {
  const highest = (hours: readonly RatedHour[]) => Math.max(...hours.map(({ hour }) => hour.faceHeightM ?? 0));
  return highest(window) > highest(rest) && sizeText(window, voice) !== sizeText(rest, voice);
}

/** Tells whether the other daylight hours lie before the best hours, after them, or on both sides. */
function whenOf(window: readonly RatedHour[], rest: readonly RatedHour[]): 'earlier' | 'later' | 'other' {
  const at = window[0]?.hour.at ?? 0;
  if (rest.every(({ hour }) => hour.at < at)) return 'earlier';
  return rest.every(({ hour }) => hour.at > at) ? 'later' : 'other';
}

/** Tells whether at least two hours outside the best hours are cleaner. */
function isRougher(condition: Condition | undefined, rest: readonly RatedHour[]): boolean {
  if (!condition) return false;
  const cleaner = ROUGHEST_FIRST.slice(ROUGHEST_FIRST.indexOf(condition) + 1);
  return rest.filter(({ hour }) => hour.rating.condition && cleaner.includes(hour.rating.condition)).length > 1;
}

/** Formats a gain with the fact behind it: 'better wind (offshore 5 mph)'. */
export function phrase(part: Part, window: readonly RatedHour[], voice: Voice): string {
  const found = meanScoreParts(window).get(part);
  const detailText = found && detail(found.fact, window, voice);
  const gain = voice.words.window.gains[part];
  return detailText === undefined ? gain : voice.words.brackets(gain, detailText);
}

function detail(found: ScorePart, window: readonly RatedHour[], voice: Voice): string | undefined {
  switch (found.part) {
    case 'size':
      return sizeText(window, voice);
    case 'period':
      return periodText(found.periodS, voice);
    case 'tide':
      return voice.words.tide.stages[found.stage];
    case 'wind':
      return scoreFactText(found, voice);
    default:
      return undefined;
  }
}

function sizeText(hours: readonly RatedHour[], voice: Voice): string | undefined {
  const { faceMinM, faceMaxM } = representHours(hours.map(({ hour }) => hour));
  return faceMinM === undefined || faceMaxM === undefined ? undefined : surfSpanText(faceMinM, faceMaxM, voice);
}
