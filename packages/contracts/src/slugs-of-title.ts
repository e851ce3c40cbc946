import { RESERVED_SLUGS } from './post-fields.ts';
import { slugOf } from './texts/slug-of.ts';

const MOST_CHARACTERS = 60;

/**
 * Lists the possible slugs of a post's title; the first one that is not taken is used. The title alone comes first, for
 * example `reading-a-buoy`. Next is the title with the start of the post's id, and last with the whole id. The list is
 * empty for a title without ASCII letters, such as a Chinese one.
 */
export function slugsOfTitle(title: string, id: string): readonly string[] {
  const words = slugOf(title, MOST_CHARACTERS);
  if (words === '') return [];
  const slug = RESERVED_SLUGS.some((one) => one === words) ? `${words}-1` : words;
  return [slug, `${slug}-${id.slice(0, 4)}`, `${slug}-${id}`];
}
