import { plainEmails } from './plain-letters.ts';

const MOST_CHARACTERS = 80;

/**
 * Returns the slug of a name or title: 'Rincón, Maria's' is `rincon-marias`. It keeps the whole words that fit. It is
 * empty without any ASCII letter or digit, as in Chinese.
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
