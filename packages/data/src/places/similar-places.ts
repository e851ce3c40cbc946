import { formsOf, isSpelledBy, LEAST_ALIKE, nameWords, wholeForms, wordAlike } from '@groundswell/contracts';
import { listPlaces, type Place } from './places.ts';
import { WELL_KNOWN_BEACH_IDS } from './popular-beaches.ts';

export interface SimilarPlace {
  readonly slug: string;
  readonly name: string;
  /** Where it lies, the nearest first: 'North Shore, Oahu, Hawaii'; empty for a region. */
  readonly within: string;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

interface Findable extends Named {
  /** The places around it that its name does not contain, the nearest first. */
  readonly around: readonly Named[];
  readonly words: readonly string[];
  /** Of all places around it. */
  readonly aroundWords: readonly string[];
  /** Breaks ties: a place before its beaches, a well-known beach before others. */
  readonly bonus: number;
}

const SUGGESTIONS = 5;
/** A word of a place around it counts that much less than one of its own. */
const AROUND = 0.1;
/** The same letters, however they are divided into words, count as much as the beginning of a word; all of them the most. */
const SPELLED = 0.95;
const WHOLE_NAME = 1.05;
/** Words that tell no beach from another. */
const COMMON = new Set(['at', 'bch', 'beach', 'in', 'of', 'spot', 'surf', 'the']);

let findables: readonly Findable[] | undefined;

/**
 * Suggests places for an unknown name, the most similar first; none where nothing is similar. `nameOf` names them in the
 * reader's language.
 */
export function findSimilarPlaces(
  given: string,
  nameOf: (place: Named) => string = ({ name }) => name,
): readonly SimilarPlace[] {
  const all = nameWords(given);
  const telling = all.filter((word) => !COMMON.has(word));
  const words = telling.length > 0 ? telling : all;
  findables ??= listPlaces().map(findableOf);
  return findables
    .map((place) => ({ place, alike: isSpelledBy(all, place.words) ? howSpelled(all, place) : howAlike(words, place) }))
    .filter(({ alike }) => alike >= LEAST_ALIKE)
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
  // 'North Shore, Oahu' already contains Oahu.
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

function howSpelled(given: readonly string[], { words }: Findable): number {
  return wholeForms(given).join('') === wholeForms(words).join('') ? WHOLE_NAME : SPELLED;
}

/**
 * The mean similarity of the given words to a place's own or those around it, [0, 1]; 0 where none is its own. Additional
 * words of the place cost a little.
 */
function howAlike(given: readonly string[], { words, aroundWords }: Findable): number {
  const likest = (word: string, others: readonly string[]) =>
    Math.max(0, ...others.flatMap(formsOf).map((one) => wordAlike(word, one)));
  const own = given.map((word) => likest(word, words));
  if (!own.some((one) => one > 0)) return 0;
  const best = given.map((word, at) => Math.max(own[at] ?? 0, likest(word, aroundWords) - AROUND));
  const beyond = Math.max(0, words.length - given.length);
  return best.reduce((sum, one) => sum + one, 0) / given.length - 0.01 * beyond;
}
