import { HOUR_MS } from '@groundswell/durations';
import { isFlat } from '../surf/flat.ts';
import { clockMinutes } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import { LETTER_CONDITIONS, type SummaryDay } from './beach-summary.ts';

/** The surf of one coming hour. For days without stored hours it is the surf of half a day, and has no time. */
export interface SurfAhead {
  /** UTC ms. */
  readonly at?: number;
  readonly faceM: number;
  readonly condition?: Condition;
}

const NOON_MIN = 12 * 60;

/**
 * Returns the known surf of the daylight hours left on a day, from the current hour on; empty once it is dark. Where
 * half a day is summarized as flat, its hours are limited to that face. Lists show both values, so they must not
 * contradict each other.
 */
export function surfAhead(day: SummaryDay, timeZone: string, now: number): readonly SurfAhead[] {
  const { light, am, pm } = day;
  if (!light) {
    const halves = clockMinutes(timeZone, day, now) < NOON_MIN ? [am, pm] : [pm];
    return halves.flatMap(({ faceMm, condition }) =>
      faceMm === undefined ? [] : { faceM: faceMm / 1000, ...(condition && { condition }) },
    );
  }
  const { fromAt, firstLight = fromAt, lastLight = Number.POSITIVE_INFINITY } = light;
  return light.faceCm.flatMap((faceCm, hour) => {
    const at = fromAt + hour * HOUR_MS;
    if (faceCm === null || at < firstLight || at + HOUR_MS > lastLight || at + HOUR_MS <= now) return [];
    const half = clockMinutes(timeZone, day, at) < NOON_MIN ? am : pm;
    const ofHalfM = (half.faceMm ?? Number.POSITIVE_INFINITY) / 1000;
    const faceM = isFlat(ofHalfM) ? Math.min(ofHalfM, faceCm / 100) : faceCm / 100;
    const condition = LETTER_CONDITIONS[light.conditions[hour] ?? ''];
    return { at, faceM, ...(condition && { condition }) };
  });
}
