import {
  formsOf,
  isSpelledBy,
  type LocationMenuReply,
  nameWords,
  wholeForms,
  wordSimilarity,
} from '@groundswell/contracts';
import { stateWordsOf } from './area-states.ts';

/** An entry of the search index: a beach, or an area or region with several beaches. */
export interface Findable {
  readonly slug: string;
  readonly name: string;
  /**
   * The names of the areas and the region around the entry, nearest first: Folly Beach, Charleston, Southeast. Empty
   * for a region.
   */
  readonly within: readonly string[];
  /**
   * The slug of the local stretch of coast that the entry is, or on which the beach lies. Undefined for areas and
   * regions.
   */
  readonly local?: string;
  /** The number of beaches in an area or region; undefined for a beach. */
  readonly beaches?: number;
  readonly isWellKnown: boolean;
  readonly ownWords: readonly string[];
  /** The words of its name, including their abbreviated and full forms. */
  readonly ownForms: readonly string[];
  readonly placeForms: readonly string[];
}

/**
 * Returns every beach of the location menu, then every local stretch of coast, area and region, with their search
 * words.
 */
export function indexMenu(menu: LocationMenuReply): readonly Findable[] {
  const beaches: Findable[] = [];
  const places: Findable[] = [];
  for (const region of menu) {
    const regionStart = beaches.length;
    for (const area of region.areas) {
      const areaStart = beaches.length;
      const state = stateWordsOf(area.slug);
      for (const local of area.locals) {
        const around = [local.local_name, area.area_name, region.region_name];
        const words = [local.slug, area.slug, region.slug, state];
        beaches.push(
          ...local.locations.map((one) => ({
            ...findable(one.slug, one.location_name, around, words),
            local: local.slug,
            isWellKnown: one.well_known ?? false,
          })),
        );
        const count = local.locations.length;
        places.push({ ...findable(local.slug, local.local_name, around.slice(1), words, count), local: local.slug });
      }
      const words = [area.slug, region.slug, state];
      places.push(findable(area.slug, area.area_name, [region.region_name], words, beaches.length - areaStart));
    }
    places.push(findable(region.slug, region.region_name, [], [region.slug], beaches.length - regionStart));
  }
  return [...beaches, ...places];
}

/** Returns the entries that match each word of the query by prefix, best first; empty for an empty query. */
export function findInIndex(index: readonly Findable[], question: string, limit: number): readonly Findable[] {
  const queried = nameWords(question);
  return best(index, limit, (found) => (queried.length === 0 ? 0 : pointsOf(found, queried)));
}

/**
 * Returns the entries with words similar to those of a query that finds nothing, best first. The query's words count
 * both separately and joined.
 */
export function findAlike(index: readonly Findable[], question: string, limit: number): readonly Findable[] {
  const queried = nameWords(question);
  if (queried.length === 0) return [];
  const joined = [queried.join('')];
  return best(index, limit, (found) => Math.max(likenessOf(found, queried), likenessOf(found, joined)));
}

/** Returns the given local stretches of coast, and after them the beaches of each, in the given order. */
export function findInLocals(index: readonly Findable[], locals: readonly string[]): readonly Findable[] {
  const found = locals.flatMap((local) => index.filter((one) => one.local === local));
  return [
    ...found.filter(({ beaches }) => beaches !== undefined),
    ...found.filter(({ beaches }) => beaches === undefined),
  ];
}

function best(index: readonly Findable[], limit: number, pointsFor: (found: Findable) => number): readonly Findable[] {
  return index
    .map((found) => ({ found, points: pointsFor(found) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ found }) => found);
}

function findable(
  slug: string,
  name: string,
  around: readonly string[],
  placed: readonly string[],
  beaches?: number,
): Findable {
  // A surrounding name is left out if a nearer name already contains it: 'North Shore, Oahu' contains 'Oahu'.
  const isImplied = (place: string, nearer: readonly string[]) =>
    [name, ...nearer].some((other) => other === place || other.endsWith(`, ${place}`));
  const within = around.filter((place, at) => !isImplied(place, around.slice(0, at)));
  // The location menu has translated names. The slugs add the English names, which readers of any language may type.
  const placeForms = [...new Set(nameWords([...within, ...placed].join(' ')).flatMap(formsOf))];
  const ownWords = nameWords(name);
  const ownForms = ownWords.flatMap(formsOf);
  return { slug, name, within, beaches, isWellKnown: false, ownWords, ownForms, placeForms };
}

/**
 * The score bonus of a famous beach. It exceeds a prefix match of a name: 'pipe' finds Banzai Pipeline before Pipes.
 * 'pipes' matches a whole word of Pipes, which therefore wins.
 */
const WELL_KNOWN = 5;
/** The bonus of a fully typed name, also if a state follows it. It exceeds `WELL_KNOWN`. */
const WHOLE_NAME = 7;

/**
 * Scores an entry. Its own name counts more than the names around it, and a whole word more than a prefix. Among
 * complete matches a famous beach wins. A match of initials scores least; a word without a match gives 0.
 */
function pointsOf({ ownWords, ownForms, placeForms, isWellKnown }: Findable, queried: readonly string[]): number {
  let points = 0;
  for (const word of queried) {
    const found = pointsIn(ownForms, word, 4) || pointsIn(placeForms, word, 1);
    if (found === 0) return isSpelledBy(queried, ownWords) ? 1 + (isWellKnown ? WELL_KNOWN : 0) : 0;
    points += found;
  }
  const [own, sought] = [ownWords, queried].map((words) => wholeForms(words).join(' '));
  if (own?.startsWith(sought ?? '') || ownWords.join(' ').startsWith(queried.join(' '))) points += 4;
  if (`${sought} `.startsWith(`${own} `)) points += WHOLE_NAME;
  if (isWellKnown && queried.every((word) => pointsIn(ownForms, word, 1) > 0)) points += WELL_KNOWN;
  return points;
}

/** The score penalty if the similar word is in the name of a surrounding area rather than in the beach's own name. */
const AROUND = 0.1;

/**
 * Returns the mean similarity of the query's words to those of an entry; 0 if a word resembles nothing. Further words
 * of the entry's name cost a little. An area ranks before its beaches, a famous beach before others.
 */
function likenessOf({ ownWords, ownForms, placeForms, ...found }: Findable, queried: readonly string[]): number {
  const { beaches, isWellKnown } = found;
  const own = [...ownForms, ownWords.join('')];
  let sum = 0;
  for (const word of queried) {
    const like = Math.max(likest(own, word), likest(placeForms, word) - AROUND);
    if (like <= 0) return 0;
    sum += like;
  }
  const more = Math.max(0, ownWords.length - queried.length);
  return sum / queried.length - 0.01 * more + (beaches !== undefined ? 0.02 : isWellKnown ? 0.01 : 0);
}

function likest(words: readonly string[], queried: string): number {
  return Math.max(0, ...words.map((word) => wordSimilarity(queried, word)));
}

function pointsIn(forms: readonly string[], queried: string, each: number): number {
  if (forms.includes(queried)) return each + 1;
  return forms.some((form) => form.startsWith(queried)) ? each : 0;
}
