import type { NearbyLocationReply, NearbySort } from '@groundswell/contracts';
import { type DayOfSurf, halvesOf, type RatedSurf, topOf } from '../../../entities/surf/surf.ts';

export type Location = NearbyLocationReply;

/** The smallest zoom at which a search is possible; at a lower zoom, the map would show too much coast. */
export const SEARCH_MIN_ZOOM = 7;
export const DEFAULT_ZOOM = 9;
export const ZOOM_STEP = 0.5;
/** The duration of a flight to a beach, in ms. */
export const FLIGHT_MS = 300;

/** Returns the surf of a beach's day, for its row in the list. */
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

/**
 * Returns the half day that a flag shows: the current half, or the other half if the surf of the current one is
 * unknown.
 */
export function shownHalf(location: Location): RatedSurf & { readonly score: number } {
  const halves = halvesOf(dayOf(location));
  const other = location.half === 'am' ? 'pm' : 'am';
  const half = halves[location.half].surf ? location.half : other;
  const score = half === 'am' ? location.scoreAm : location.scorePm;
  return { ...halves[half], score: halves[half].surf ? (score ?? -1) : -1 };
}

/** Sorts locations by their priority for a flag: the chosen beach first, then by score, then by height. */
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

/** A group of rows under one heading, which names a stretch of coast or a range of distances. */
export interface Group {
  readonly key: string;
  readonly kind: 'coast' | 'reach' | 'beyond';
  readonly name: string;
  readonly locations: readonly Location[];
}

/**
 * Groups the beaches of a reply in its order. If they are sorted along the coast, the groups are stretches of coast;
 * else they are near and distant beaches.
 */
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

/** Returns the area that contains all locations; undefined if there are several areas or no locations. */
export function commonArea(locations: readonly Location[]): string | undefined {
  const areas = new Set(locations.map(({ area }) => area.name));
  return areas.size === 1 ? [...areas][0] : undefined;
}

/**
 * The origin of the shown distances: the reader's beach or position. For 'map' no distances are shown, because the
 * centre of a map means nothing to the reader.
 */
export type Origin = { readonly kind: 'beach'; readonly name: string } | { readonly kind: 'here' | 'map' };

export function originOf(beach: string | undefined, isLocated: boolean): Origin {
  if (beach !== undefined) return { kind: 'beach', name: beach };
  return { kind: isLocated ? 'here' : 'map' };
}
