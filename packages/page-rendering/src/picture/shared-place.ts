import type { PlaceOverviewReply } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';
import { shownCondition } from '@groundswell/present';

export interface SharedBeach {
  readonly name: string;
  readonly surf: string;
  readonly condition: Condition | null;
}
export interface SharedPlace {
  readonly name: string;
  readonly date: string;
  /** The name of the gravest advisory among all beaches of the place. */
  readonly warning: string | undefined;
  readonly beaches: readonly SharedBeach[];
}

const MOST_BEACHES = 6;

/** Finds a place's beaches with the largest surf today, by the larger half of the day; undefined if none has any. */
export function findSharedPlace({ name, beaches, advisory }: PlaceOverviewReply): SharedPlace | undefined {
  const largest = beaches
    .flatMap(({ name, days: [today] }) => (today ? [{ name, today }] : []))
    .toSorted((a, b) => (b.today.surfMax ?? 0) - (a.today.surfMax ?? 0))
    .slice(0, MOST_BEACHES);
  const [first] = largest;
  const rows = largest.flatMap(({ name, today }) => {
    const { amsurf, amsurfMax, pmsurf, pmsurfMax, amcond, pmcond } = today;
    const isMorning = pmsurf === null || topOf(amsurf, amsurfMax) >= topOf(pmsurf, pmsurfMax);
    const surf = isMorning ? amsurf : pmsurf;
    const condition = isMorning ? shownCondition(amsurfMax, amcond) : shownCondition(pmsurfMax, pmcond);
    return surf === null ? [] : [{ name, surf, condition }];
  });
  if (!first || rows.length === 0) return undefined;
  return { name, date: `${first.today.day} ${first.today.date}`, warning: advisory?.name, beaches: rows };
}

/** Returns the upper end of the surf for comparisons; '20+ ft' has none and ranks above all. */
function topOf(surf: string | null, max: number | null): number {
  return surf === null ? 0 : (max ?? Number.POSITIVE_INFINITY);
}
