import { clockMinutes, HOUR_MS } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import { LETTER_CONDITIONS, type SummaryDay } from './beach-summary.ts';

/** Surf to come: of an hour, or of a half of a day whose hours are not stored, which has no time. */
export interface SurfAhead {
  /** UTC ms. */
  readonly at?: number;
  readonly faceM: number;
  readonly condition?: Condition;
}

const NOON_MIN = 12 * 60;

/** The known surf of the light that is left of a day, from the hour of `now` on; none once it is dark. */
export function surfAhead(day: SummaryDay, timeZone: string, now: number): readonly SurfAhead[] {
  const { light, am, pm } = day;
  if (!light) {
    const halves = clockMinutes(timeZone, day, now) < NOON_MIN ? [am, pm] : [pm];
    return halves.flatMap(({ faceMm, condition }) =>
      faceMm === undefined ? [] : { faceM: faceMm / 1000, ...(condition && { condition }) },
    );
  }
  return light.faceCm.flatMap((faceCm, hour) => {
    const at = light.fromAt + hour * HOUR_MS;
    const condition = LETTER_CONDITIONS[light.conditions[hour] ?? ''];
    return faceCm === null || at + HOUR_MS <= now ? [] : { at, faceM: faceCm / 100, ...(condition && { condition }) };
  });
}
