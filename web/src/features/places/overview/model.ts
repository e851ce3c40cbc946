import type { PlaceOverviewReply } from '@groundswell/contracts';

export type OverviewBeach = PlaceOverviewReply['beaches'][number];
export type OverviewDay = OverviewBeach['days'][number];
export type LargestAhead = NonNullable<PlaceOverviewReply['largest']>;
/** The order of the listed beaches: along the coast, or by today's surf. */
export type OverviewSort = 'place' | 'surf';
export interface Middle {
  readonly lat: number;
  readonly lon: number;
}
type Named = PlaceOverviewReply['place'][number];

/**
 * The beaches of one stretch of coast within the shown place. `place` names the levels between the shown place and the
 * beaches; it is empty if there are none.
 */
export interface Group {
  readonly place: readonly Named[];
  readonly beaches: readonly OverviewBeach[];
}

/** Groups beaches by the places that contain them. Groups and beaches keep the order of the location menu. */
export function groupByPlace(beaches: readonly OverviewBeach[]): readonly Group[] {
  const groups = new Map<string, { place: readonly Named[]; beaches: OverviewBeach[] }>();
  for (const beach of beaches) {
    const slug = beach.place.at(-1)?.slug ?? '';
    const group = groups.get(slug) ?? { place: beach.place, beaches: [] };
    group.beaches.push(beach);
    groups.set(slug, group);
  }
  return [...groups.values()];
}

/** Sorts beaches by today's surf, the largest first and ties by score; those without a forecast come last. */
export function sortBySurf(beaches: readonly OverviewBeach[]): readonly OverviewBeach[] {
  return beaches.toSorted((a, b) => surfToday(b) - surfToday(a) || scoreToday(b) - scoreToday(a));
}

/** Returns whether the beach has surf data for any part of today. */
export function isKnownToday({ days: [today] }: OverviewBeach): boolean {
  return today !== undefined && (today.amsurf ?? today.pmsurf) !== null;
}

/** Returns the beach whose best hours today have the highest score; undefined if no beach has best hours. */
export function findBest(beaches: readonly OverviewBeach[]): OverviewBeach | undefined {
  const score = (beach: OverviewBeach) => beach.days[0]?.best?.score ?? 0;
  const best = beaches.reduce<OverviewBeach | undefined>((a, b) => (a && score(a) >= score(b) ? a : b), undefined);
  return best && score(best) > 0 ? best : undefined;
}

/** Returns the centre of the beaches' bounding box; undefined without beaches. */
export function middleOf(beaches: readonly OverviewBeach[]): Middle | undefined {
  if (beaches.length === 0) return undefined;
  const middle = (values: readonly number[]) => round((Math.min(...values) + Math.max(...values)) / 2);
  return { lat: middle(beaches.map(({ lat }) => lat)), lon: middle(beaches.map(({ lon }) => lon)) };
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function surfToday({ days }: OverviewBeach): number {
  return days[0]?.surfMax ?? -1;
}

function scoreToday({ days }: OverviewBeach): number {
  return Math.max(days[0]?.amscore ?? 0, days[0]?.pmscore ?? 0);
}
