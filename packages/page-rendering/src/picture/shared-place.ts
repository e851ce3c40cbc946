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
  /** The name of the most severe advisory at any beach of the place. */
  readonly warning: string | undefined;
  readonly beaches: readonly SharedBeach[];
}

const MOST_BEACHES = 6;

/**
 * Lists the beaches of a place with the largest surf today, each with the larger of its morning and afternoon. A first
 * forecast that begins after dark has no surf today, so tomorrow is shown. Undefined if no beach has surf.
 */
export function findSharedPlace({ name, beaches, advisory }: PlaceOverviewReply): SharedPlace | undefined {
  const hasSurf = beaches.some(({ days: [today] }) => today && (today.amsurf !== null || today.pmsurf !== null));
  const largest = beaches
    .flatMap(({ name, days: [today, tomorrow] }) => {
      const day = hasSurf ? today : tomorrow;
      return day ? [{ name, day }] : [];
    })
    .toSorted((a, b) => (b.day.surfMax ?? 0) - (a.day.surfMax ?? 0))
    .slice(0, MOST_BEACHES);
  const [first] = largest;
  const rows = largest.flatMap(({ name, day }) => {
    const { amsurf, amsurfMax, pmsurf, pmsurfMax, amcond, pmcond } = day;
    const isMorning = pmsurf === null || topOf(amsurf, amsurfMax) >= topOf(pmsurf, pmsurfMax);
    const surf = isMorning ? amsurf : pmsurf;
    const condition = isMorning ? shownCondition(amsurfMax, amcond) : shownCondition(pmsurfMax, pmcond);
    return surf === null ? [] : [{ name, surf, condition }];
  });
  if (!first || rows.length === 0) return undefined;
  return { name, date: `${first.day.day} ${first.day.date}`, warning: advisory?.name, beaches: rows };
}

/** Returns the upper end of the surf range for comparisons. '20+ ft' has no upper end and ranks above all others. */
function topOf(surf: string | null, max: number | null): number {
  return surf === null ? 0 : (max ?? Number.POSITIVE_INFINITY);
}
