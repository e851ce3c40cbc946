import { formsOf, isSpelledBy, LEAST_SIMILARITY, nameWords, wholeForms, wordSimilarity } from '@groundswell/contracts';
import { listPlaces, type Place } from './places.ts';
import { WELL_KNOWN_BEACH_IDS } from './popular-beaches.ts';

export interface SimilarPlace {
  readonly slug: string;
  readonly name: string;
  /** The places that contain the place, nearest first: 'North Shore, Oahu, Hawaii'; empty for a region. */
  readonly within: string;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

interface Findable extends Named {
  /** The containing places that the place's own name does not mention, nearest first. */
  readonly around: readonly Named[];
  readonly words: readonly string[];
  /** The words of all containing places. */
  readonly aroundWords: readonly string[];
  /**
   * Breaks ties between equal scores: a place ranks before its beaches, and a well-known beach before other beaches.
   */
  readonly bonus: number;
}

const SUGGESTIONS = 5;
/** The penalty of a word that matches a containing place instead of the place itself. */
const CONTAINER_PENALTY = 0.1;
/**
 * The scores of a name whose letters match when spaces are ignored. The first is for letters at the beginning of a
 * word; the second, the highest, is for the whole name.
 */
const SAME_LETTERS = 0.95;
const WHOLE_NAME = 1.05;
/** Words that do not distinguish beaches. */
const COMMON = new Set(['at', 'bch', 'beach', 'in', 'of', 'spot', 'surf', 'the']);

let findables: readonly Findable[] | undefined;

/**
 * Suggests places for an unknown name, the most similar first; empty when none is similar. `nameOf` names them in the
 * reader's language.
 */
export function findSimilarPlaces(
  given: string,
  nameOf: (place: Named) => string = ({ name }) => name,
): readonly SimilarPlace[] {
  const all = nameWords(given);
  const distinctive = all.filter((word) => !COMMON.has(word));
  const words = distinctive.length > 0 ? distinctive : all;
  findables ??= listPlaces().map(findableOf);
  return findables
    .map((place) => ({
      place,
      alike: isSpelledBy(all, place.words) ? spellingScore(all, place) : similarityOf(words, place),
    }))
    .filter(({ alike }) => alike >= LEAST_SIMILARITY)
    .map(({ place, alike }) => ({ place, points: alike + place.bonus }))
    .sort((a, b) => b.points - a.points)
    .slice(0, SUGGESTIONS)
    .map(({ place }) => ({ slug: place.slug, name: nameOf(place), within: place.around.map(nameOf).join(', ') }));
}

function findableOf(place: Place): Findable {
  const { slug, name } = placeItself(place);
  const around = [
    ...(place.kind === 'beach' ? [place.local] : []),
    ...(place.kind === 'beach' || place.kind === 'local' ? [place.area] : []),
    ...(place.kind === 'region' ? [] : [place.region]),
  ];
  // The name 'North Shore, Oahu' already contains Oahu, so Oahu is not mentioned again.
  const isNamed = (one: Named, nearer: readonly Named[]) =>
    [name, ...nearer.map((other) => other.name)].some((other) => other === one.name || other.endsWith(`, ${one.name}`));
  const unnamed = around.filter((one, index) => !isNamed(one, around.slice(0, index)));
  const isWellKnown = place.kind === 'beach' && WELL_KNOWN_BEACH_IDS.has(place.beach.id);
  const bonus = place.kind !== 'beach' ? 0.02 : isWellKnown ? 0.01 : 0;
  const aroundWords = around.flatMap((one) => one.slug.split('-'));
  return { slug, name, around: unnamed, words: slug.split('-'), aroundWords, bonus };
}

function placeItself(place: Place): { readonly slug: string; readonly name: string } {
  switch (place.kind) {
    case 'region':
      return place.region;
    case 'area':
      return place.area;
    case 'local':
      return place.local;
    case 'beach':
      return place.beach;
  }
}

function spellingScore(given: readonly string[], { words }: Findable): number {
  return wholeForms(given).join('') === wholeForms(words).join('') ? WHOLE_NAME : SAME_LETTERS;
}

/**
 * Returns the mean similarity, [0, 1], of the given words to a place's own words or the words of its containing places.
 * It is 0 when no word matches the place's own words. Each further word in the place's name costs a little.
 */
function similarityOf(given: readonly string[], { words, aroundWords }: Findable): number {
  const bestMatch = (word: string, others: readonly string[]) =>
    Math.max(0, ...others.flatMap(formsOf).map((one) => wordSimilarity(word, one)));
  const own = given.map((word) => bestMatch(word, words));
  if (!own.some((one) => one > 0)) return 0;
  const best = given.map((word, at) => Math.max(own[at] ?? 0, bestMatch(word, aroundWords) - CONTAINER_PENALTY));
  const beyond = Math.max(0, words.length - given.length);
  return best.reduce((sum, one) => sum + one, 0) / given.length - 0.01 * beyond;
}
