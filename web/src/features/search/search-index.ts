import type { LocationMenuReply } from '@groundswell/contracts';

/** A beach as the search knows it. */
export interface Findable {
  readonly slug: string;
  readonly name: string;
  /** Where it lies, the nearest first: 'Folly Beach, Charleston, Southeast'. */
  readonly within: string;
  readonly ownWords: readonly string[];
  readonly placeWords: readonly string[];
}

/** Every beach of the location menu with the words it is found by. */
export function indexBeaches(menu: LocationMenuReply): readonly Findable[] {
  return menu.flatMap(({ region_name, areas }) =>
    areas.flatMap(({ area_name, locals }) =>
      locals.flatMap(({ local_name, locations }) =>
        locations.map(({ slug, location_name }) => {
          const places = [...new Set([local_name, area_name, region_name])];
          return {
            slug,
            name: location_name,
            within: places.join(', '),
            ownWords: wordsOf(location_name),
            placeWords: wordsOf(places.join(' ')),
          };
        }),
      ),
    ),
  );
}

/** The beaches that hold the beginnings of all the words asked for, the best first; none for an empty question. */
export function findBeaches(index: readonly Findable[], question: string, limit: number): readonly Findable[] {
  const asked = wordsOf(question);
  if (asked.length === 0) return [];
  return index
    .map((beach) => ({ beach, points: pointsOf(beach, asked) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ beach }) => beach);
}

/** A word of the name counts more than one of the place, a whole word more than its beginning; 0 where one is missing. */
function pointsOf({ ownWords, placeWords }: Findable, asked: readonly string[]): number {
  let points = ownWords.join(' ').startsWith(asked.join(' ')) ? 4 : 0;
  for (const word of asked) {
    const found = pointsIn(ownWords, word, 4) || pointsIn(placeWords, word, 1);
    if (found === 0) return 0;
    points += found;
  }
  return points;
}

function pointsIn(words: readonly string[], asked: string, each: number): number {
  if (words.includes(asked)) return each + 1;
  return words.some((word) => word.startsWith(asked)) ? each : 0;
}

/** Words as they are compared: without case, accents, apostrophes and the Hawaiian ʻokina. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʻ`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
