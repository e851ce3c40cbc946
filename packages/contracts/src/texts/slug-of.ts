import { plainLetters } from './plain-letters.ts';

const MOST_CHARACTERS = 80;

/**
 * Returns the slug of a name or title: 'Rincón, Maria's' becomes `rincon-marias`. A long title is cut after the last
 * word that fits. The slug is empty for a title without ASCII letters or digits, such as a Chinese one.
 */
export function slugOf(text: string, mostCharacters = MOST_CHARACTERS): string {
  const [first = '', ...words] = plainLetters(text).match(/[a-z0-9]+/g) ?? [];
  let slug = first.slice(0, mostCharacters);
  for (const word of words) {
    if (slug.length + 1 + word.length > mostCharacters) break;
    slug += `-${word}`;
  }
  return slug;
}
