import type { Words } from '../words/words.ts';
import { REGIONS } from './regions.ts';

/** A place's name in the reader's language: a region's is words, all others are names and stay as they are. */
export function placeName({ slug, name }: { readonly slug: string; readonly name: string }, words: Words): string {
  const region = REGIONS.find((one) => one === slug);
  return region ? words.regions[region] : name;
}
