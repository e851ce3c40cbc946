import { numberWords } from '../../ui/number-words.ts';
import type { Condition } from './condition.ts';

/**
 * Surf as in a reply, '3-4 ft', with the numbers of that text: both 0 for flat water, no `max` for an open-ended range.
 */
export interface Surf {
  readonly text: string;
  readonly min: number | null;
  readonly max: number | null;
}

/** Surf and its rating. */
export interface RatedSurf {
  readonly surf: Surf | undefined;
  /** Null if the condition is unknown, and for flat water, which has none. */
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

/** Whether the surf has numbers: flat water has none, nor has surf from an older server's text. */
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

/** Returns the size without a unit, '3–4' or '20+'; for flat water, including 'flat to …', the reply's own text. */
export function sizeWords(surf: Surf): string {
  const { text, min, max } = surf;
  if (!min || !isSized(surf)) return text;
  if (max === null) return `${numberWords(min)}+`;
  return [...new Set([min, max])].map((end) => numberWords(end)).join('–');
}

/** The fields of a day's row. */
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

/** Returns the morning and the afternoon of a day. */
export function halvesOf(day: DayOfSurf): { readonly am: RatedSurf; readonly pm: RatedSurf } {
  return {
    am: ratedSurf(day.amsurf, day.amsurfMin, day.amsurfMax, day.amcond),
    pm: ratedSurf(day.pmsurf, day.pmsurfMin, day.pmsurfMax, day.pmcond),
  };
}
