import type { NearbyLocationReply, NearbySort } from '@groundswell/contracts';
import { type DayOfSurf, halvesOf, type RatedSurf, topOf } from '../../../entities/surf/surf.ts';

export type Location = NearbyLocationReply;

/** Below this zoom a window holds too much coast to search. */
export const SEARCH_MIN_ZOOM = 7;
export const DEFAULT_ZOOM = 9;
export const ZOOM_STEP = 0.5;
/** A flight to a beach, ms. */
export const FLIGHT_MS = 300;

/** The surf of a location's day, as its row shows it. */
export function dayOf(location: Location): DayOfSurf {
  return {
    amsurf: location.surfAm,
    amsurfMin: location.surfAmMin,
    amsurfMax: location.surfAmMax,
    amcond: location.condAm,
    pmsurf: location.surfPm,
    pmsurfMin: location.surfPmMin,
    pmsurfMax: location.surfPmMax,
    pmcond: location.condPm,
  };
}

/** The half of the day that a flag tells: the one that it is, or the other where that is not known. */
export function shownHalf(location: Location): RatedSurf & { readonly score: number } {
  const halves = halvesOf(dayOf(location));
  const other = location.half === 'am' ? 'pm' : 'am';
  const half = halves[location.half].surf ? location.half : other;
  const score = half === 'am' ? location.scoreAm : location.scorePm;
  return { ...halves[half], score: halves[half].surf ? (score ?? -1) : -1 };
}

/** The order in which flags get a place: the chosen beach, then by score, then by height. */
export function byScore(locations: readonly Location[], chosen: string | undefined): readonly Location[] {
  const rank = (location: Location) => {
    const { surf, score } = shownHalf(location);
    return [location.locationBeachSlug === chosen ? 1 : 0, score, surf ? topOf(surf) : -1] as const;
  };
  return locations
    .map((location) => ({ location, rank: rank(location) }))
    .toSorted((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1] || Math.sign(b.rank[2] - a.rank[2]) || 0)
    .map(({ location }) => location);
}

/** Rows under one head, a stretch of coast or a distance. */
export interface Group {
  readonly key: string;
  readonly kind: 'coast' | 'reach' | 'beyond';
  readonly name: string;
  readonly locations: readonly Location[];
}

/** The list in the order of the reply: along the coast by stretches, else what is within reach and what is not. */
export function groupLocations(locations: readonly Location[], sort: NearbySort): readonly Group[] {
  if (sort !== 'geog')
    return (['reach', 'beyond'] as const).flatMap((kind) => {
      const held = locations.filter(({ inReach }) => inReach === (kind === 'reach'));
      return held.length > 0 ? [{ key: kind, kind, name: '', locations: held }] : [];
    });
  const groups = new Map<string, { readonly name: string; readonly locations: Location[] }>();
  for (const location of locations) {
    const { slug, name } = location.local;
    const group = groups.get(slug) ?? { name, locations: [] };
    group.locations.push(location);
    groups.set(slug, group);
  }
  return [...groups].map(([key, group]) => ({ key, kind: 'coast', ...group }));
}

/** The area that all of the locations lie in; undefined where there are several, or none. */
export function commonArea(locations: readonly Location[]): string | undefined {
  const areas = new Set(locations.map(({ area }) => area.name));
  return areas.size === 1 ? [...areas][0] : undefined;
}

/** From where distances are told: one's beach, where one is, or nowhere: the middle of a map is nobody's. */
export type Origin = { readonly kind: 'beach'; readonly name: string } | { readonly kind: 'here' | 'map' };

export function originOf(beach: string | undefined, isLocated: boolean): Origin {
  if (beach !== undefined) return { kind: 'beach', name: beach };
  return { kind: isLocated ? 'here' : 'map' };
}
