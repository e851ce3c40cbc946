import { RESERVED_SLUGS } from './post-fields.ts';
import { slugOf } from './texts/slug-of.ts';

const MOST_CHARACTERS = 60;

/**
 * The slugs that a post's title gives, the first that is free being its own: `reading-a-buoy`, then with the beginning of
 * the post's id, then with all of it. None where none can be made, as of a title in Chinese.
 */
export function slugsOfTitle(title: string, id: string): readonly string[] {
  const words = slugOf(title, MOST_CHARACTERS);
  if (words === '') return [];
  const slug = RESERVED_SLUGS.some((one) => one === words) ? `${words}-1` : words;
  return [slug, `${slug}-${id.slice(0, 4)}`, `${slug}-${id}`];
}
