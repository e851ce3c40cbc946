import { RESERVED_SLUGS } from './post-fields.ts';
import { slugOf } from './texts/slug-of.ts';

const MOST_CHARACTERS = 60;

/**
 * Lists the candidate slugs of a post's title, of which the first free one is used. They are `reading-a-buoy`, that
 * with the start of the post's id, and that with the whole id. The list is empty for a title without ASCII letters, as
 * in Chinese.
 */
export function slugsOfTitle(title: string, id: string): readonly string[] {
  const words = slugOf(title, MOST_CHARACTERS);
  if (words === '') return [];
  const slug = RESERVED_SLUGS.some((one) => one === words) ? `${words}-1` : words;
  return [slug, `${slug}-${id.slice(0, 4)}`, `${slug}-${id}`];
}
