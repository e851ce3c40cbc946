import {
  type BestHours,
  type Condition,
  meanParts,
  type RatedHour,
  representHours,
  type ScorePart,
} from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import { capitalized } from './quantities.ts';
import { scoreFactText } from './score-text.ts';
import { surfSpanText } from './surf-text.ts';

/** A smaller gain in points over the rest of the day does not explain a window. */
const LEAST_GAIN = 2;
const REASONS = 2;
const ROUGHEST_FIRST: readonly Condition[] = ['choppy', 'fair', 'clean'];

/**
 * Explains a window against the other daylight hours, the greatest gain first: 'Better wind (offshore 5 mph), better
 * tide (low) than later'. A choppy window, or one less clean than other hours, says so first.
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
 * Lists up to two score parts in which a window leads the other hours, the greatest gain first. Size counts only if the
 * window's surf text is larger than that of every other hour.
 */
export function listGains(
  window: readonly RatedHour[],
  rest: readonly RatedHour[],
  voice: Voice,
): readonly { readonly part: Part; readonly gain: number }[] {
  const [inside, outside] = [meanParts(window), meanParts(rest)];
  return [...new Set([...inside.keys(), ...outside.keys()])]
    .map((part) => ({ part, gain: (inside.get(part)?.points ?? 0) - (outside.get(part)?.points ?? 0) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .filter(({ part }) => part !== 'size' || hasMoreSurf(window, rest, voice))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, REASONS);
}

/** Tells whether the surf text is larger in the window than in any other hour. */
function hasMoreSurf(window: readonly RatedHour[], rest: readonly RatedHour[], voice: Voice): boolean {
  const highest = (hours: readonly RatedHour[]) => Math.max(...hours.map(({ hour }) => hour.faceHeightM ?? 0));
  return highest(window) > highest(rest) && sizeText(window, voice) !== sizeText(rest, voice);
}

/** Tells whether the other hours lie before the window, after it, or on both sides. */
function whenOf(window: readonly RatedHour[], rest: readonly RatedHour[]): 'earlier' | 'later' | 'other' {
  const at = window[0]?.hour.at ?? 0;
  if (rest.every(({ hour }) => hour.at < at)) return 'earlier';
  return rest.every(({ hour }) => hour.at > at) ? 'later' : 'other';
}

/** Tells whether at least two of the other hours are cleaner. */
function isRougher(condition: Condition | undefined, rest: readonly RatedHour[]): boolean {
  if (!condition) return false;
  const cleaner = ROUGHEST_FIRST.slice(ROUGHEST_FIRST.indexOf(condition) + 1);
  return rest.filter(({ hour }) => hour.rating.condition && cleaner.includes(hour.rating.condition)).length > 1;
}

/** Formats a gain with the fact behind it: 'better wind (offshore 5 mph)'. */
export function phrase(part: Part, window: readonly RatedHour[], voice: Voice): string {
  const found = meanParts(window).get(part);
  const detailText = found && detail(found.fact, window, voice);
  const gain = voice.words.window.gains[part];
  return detailText === undefined ? gain : voice.words.brackets(gain, detailText);
}

function detail(found: ScorePart, window: readonly RatedHour[], voice: Voice): string | undefined {
  switch (found.part) {
    case 'size':
      return sizeText(window, voice);
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

function sizeText(hours: readonly RatedHour[], voice: Voice): string | undefined {
  const { faceMinM, faceMaxM } = representHours(hours.map(({ hour }) => hour));
  return faceMinM === undefined || faceMaxM === undefined ? undefined : surfSpanText(faceMinM, faceMaxM, voice);
}
