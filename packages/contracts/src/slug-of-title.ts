import { RESERVED_SLUGS } from './post-fields.ts';

const MOST = 60;

/** A slug made of a title, as `reading-a-buoy`; undefined where none can be, as of a title in Chinese. */
export function slugOfTitle(title: string): string | undefined {
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
