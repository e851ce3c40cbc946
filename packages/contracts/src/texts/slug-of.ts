import { plainEmails } from './plain-letters.ts';

const MOST_CHARACTERS = 80;

/**
 * The slug of a name or title: 'Rincón, Maria's' is `rincon-marias`. It has the whole words that fit, and is empty where
 * there is no letter or digit of ASCII, as in Chinese.
 */
export function slugOf(text: string, mostCharacters = MOST_CHARACTERS): string {
  const [first = '', ...words] = plainEmails(text).match(/[a-z0-9]+/g) ?? [];
  let slug = first.slice(0, mostCharacters);
  for (const word of words) {
    if (slug.length + 1 + word.length > mostCharacters) break;
    slug += `-${word}`;
  }
  return slug;
}
