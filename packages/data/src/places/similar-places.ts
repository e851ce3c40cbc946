import { LEAST_ALIKE, wordAlike } from '@groundswell/contracts';
import { slugOfName } from './place-slug.ts';
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
  /** Breaks ties: a place before its beaches, a well-known beach before others. */
  readonly bonus: number;
}

const SUGGESTIONS = 5;

let findables: readonly Findable[] | undefined;

/**
 * Suggests places for an unknown name, the most similar first; none where nothing is similar. `nameOf` names them in the
 * reader's language.
 */
export function findSimilarPlaces(
  given: string,
  nameOf: (place: Named) => string = ({ name }) => name,
): readonly SimilarPlace[] {
  const words = slugOfName(given).split('-');
  findables ??= listPlaces().map(findableOf);
  return findables
    .map((place) => ({ place, alike: howAlike(words, place.words) }))
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
  return { slug, name, around: unnamed, words: slug.split('-'), bonus };
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

/** The mean similarity of the given words to a place's words, [0, 1]; additional words of the place cost a little. */
function howAlike(given: readonly string[], words: readonly string[]): number {
  const best = given.map((word) => Math.max(...words.map((other) => wordAlike(word, other))));
  const beyond = Math.max(0, words.length - given.length);
  return best.reduce((sum, one) => sum + one, 0) / given.length - 0.01 * beyond;
}
