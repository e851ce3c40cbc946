import { RESERVED_SLUGS } from './post-fields.ts';

const MOST = 60;

/**
 * The slugs that a post's title gives, the first that is free being its own: `reading-a-buoy`, then with the beginning of
 * the post's id, then with all of it. None where none can be made, as of a title in Chinese.
 */
export function slugsOfTitle(title: string, id: string): readonly string[] {
  const slug = slugOf(title);
  return slug === undefined ? [] : [slug, `${slug}-${id.slice(0, 4)}`, `${slug}-${id}`];
}

function slugOf(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) return undefined;
  // Whole words, as many as there is room for.
  let slug = words[0]?.slice(0, MOST) ?? '';
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > MOST) break;
    slug += `-${word}`;
  }
  return RESERVED_SLUGS.some((one) => one === slug) ? `${slug}-1` : slug;
}
