import { numberWords } from '../../ui/number-words.ts';
import type { Condition } from './condition.ts';

/**
 * Surf as in a reply: its text, '3-4 ft', and the numbers of the text. `max` is 0 for flat water, null for an
 * open-ended range.
 */
export interface Surf {
  readonly text: string;
  readonly min: number | null;
  readonly max: number | null;
}

export interface RatedSurf {
  readonly surf: Surf | undefined;
  /** Null if the condition is unknown or the water is flat. */
  readonly condition: Condition | null;
}

type Maybe<T> = T | null | undefined;

/**
 * Returns the surf of a reply, its text and numbers, together with its rating; undefined without a text. A reply of an
 * older server has no numbers.
 */
export function ratedSurf(
  text: Maybe<string>,
  min: Maybe<number>,
  max: Maybe<number>,
  condition: Maybe<Condition>,
): RatedSurf {
  if (text === null || text === undefined) return { surf: undefined, condition: null };
  const surf = { text, min: min ?? null, max: max ?? null };
  return { surf, condition: surf.max === 0 ? null : (condition ?? null) };
}

/** Whether the surf has a height. False for flat water, and for surf of an older server, which sends only text. */
export function isSized({ min, max }: Surf): boolean {
  return min !== null && max !== 0;
}

/** Returns the larger end of the range, for comparisons. */
export function topOf({ min, max }: Surf): number {
  return min === null ? 0 : (max ?? Number.POSITIVE_INFINITY);
}

/** Returns the larger surf of a day's morning and afternoon; the morning's if they are equal. */
export function largerOf({ am, pm }: { readonly am: RatedSurf; readonly pm: RatedSurf }): RatedSurf {
  return pm.surf && topOf(pm.surf) > (am.surf ? topOf(am.surf) : -1) ? pm : am;
}

/**
 * Returns the surf height without a unit, '3–4' or '20+'. For flat water, or a range from flat, returns the server's
 * text.
 */
export function sizeWords(surf: Surf): string {
  const { text, min, max } = surf;
  if (!min || !isSized(surf)) return text;
  if (max === null) return `${numberWords(min)}+`;
  return [...new Set([min, max])].map((end) => numberWords(end)).join('–');
}

export interface DayOfSurf {
  readonly amsurf: string | null;
  readonly amsurfMin: number | null;
  readonly amsurfMax: number | null;
  readonly amcond: Condition | null;
  readonly pmsurf: string | null;
  readonly pmsurfMin: number | null;
  readonly pmsurfMax: number | null;
  readonly pmcond: Condition | null;
}

export function halvesOf(day: DayOfSurf): { readonly am: RatedSurf; readonly pm: RatedSurf } {
  return {
    am: ratedSurf(day.amsurf, day.amsurfMin, day.amsurfMax, day.amcond),
    pm: ratedSurf(day.pmsurf, day.pmsurfMin, day.pmsurfMax, day.pmcond),
  };
}
