import type { LocationMenuReply } from '@groundswell/contracts';

/** A beach, or a place with several, in the search index. */
export interface Findable {
  readonly slug: string;
  readonly name: string;
  /** The places around it, the nearest first: 'Folly Beach, Charleston, Southeast'; empty for a region. */
  readonly within: string;
  /** How many beaches a place has; undefined for a beach. */
  readonly beaches?: number;
  readonly isWellKnown: boolean;
  readonly ownWords: readonly string[];
  readonly placeWords: readonly string[];
}

/** Every beach of the location menu, then every local, area and region, with their search words. */
export function indexMenu(menu: LocationMenuReply): readonly Findable[] {
  const beaches: Findable[] = [];
  const places: Findable[] = [];
  for (const region of menu) {
    const regionStart = beaches.length;
    for (const area of region.areas) {
      const areaStart = beaches.length;
      for (const local of area.locals) {
        const around = [local.local_name, area.area_name, region.region_name];
        beaches.push(
          ...local.locations.map((one) => ({
            ...findable(one.slug, one.location_name, around, [local.slug, area.slug, region.slug]),
            isWellKnown: one.well_known ?? false,
          })),
        );
        places.push(
          findable(
            local.slug,
            local.local_name,
            around.slice(1),
            [local.slug, area.slug, region.slug],
            local.locations.length,
          ),
        );
      }
      places.push(
        findable(area.slug, area.area_name, [region.region_name], [area.slug, region.slug], beaches.length - areaStart),
      );
    }
    places.push(findable(region.slug, region.region_name, [], [region.slug], beaches.length - regionStart));
  }
  return [...beaches, ...places];
}

/** The entries with words that begin with each word of the query, the best first; none for an empty query. */
export function findInIndex(index: readonly Findable[], question: string, limit: number): readonly Findable[] {
  const queried = wordsOf(question);
  if (queried.length === 0) return [];
  return index
    .map((found) => ({ found, points: pointsOf(found, queried) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ found }) => found);
}

function findable(
  slug: string,
  name: string,
  around: readonly string[],
  slugs: readonly string[],
  beaches?: number,
): Findable {
  // 'North Shore, Oahu' already contains Oahu.
  const isImplied = (place: string, nearer: readonly string[]) =>
    [name, ...nearer].some((other) => other === place || other.endsWith(`, ${place}`));
  const within = around.filter((place, at) => !isImplied(place, around.slice(0, at))).join(', ');
  // Places' names are translated; their English ones, in their addresses, are known everywhere.
  const placeWords = [...new Set(wordsOf(`${within} ${slugs.join(' ')}`))];
  return { slug, name, within, beaches, isWellKnown: false, ownWords: wordsOf(name), placeWords };
}

/**
 * More than a match at the beginning of a name: 'pipe' means Banzai Pipeline, not Pipes; 'pipes' is a whole word of the
 * latter.
 */
const WELL_KNOWN = 5;
/** More than that: a fully typed name means the place that has it. */
const WHOLE_NAME = 7;

/**
 * A word of the name counts more than one of the place, a whole word more than its beginning; of names that match
 * completely, a famous one counts more. 0 where a word is missing.
 */
function pointsOf({ ownWords, placeWords, isWellKnown }: Findable, queried: readonly string[]): number {
  const own = ownWords.join(' ');
  const sought = queried.join(' ');
  let points = (own.startsWith(sought) ? 4 : 0) + (own === sought ? WHOLE_NAME : 0);
  if (isWellKnown && queried.every((word) => pointsIn(ownWords, word, 1) > 0)) points += WELL_KNOWN;
  for (const word of queried) {
    const found = pointsIn(ownWords, word, 4) || pointsIn(placeWords, word, 1);
    if (found === 0) return 0;
    points += found;
  }
  return points;
}

function pointsIn(words: readonly string[], queried: string, each: number): number {
  if (words.includes(queried)) return each + 1;
  return words.some((word) => word.startsWith(queried)) ? each : 0;
}

/** Words for comparison: without case, accents, apostrophes and the Hawaiian ʻokina. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʻ`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
