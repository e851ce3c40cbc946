import type { Words } from '../words/words.ts';
import { REGIONS } from './regions.ts';

/**
 * Returns the name of a region, an area or a group of nearby beaches in the reader's language. Beach names are not
 * translated.
 */
export function placeName({ slug, name }: { readonly slug: string; readonly name: string }, words: Words): string {
  const region = REGIONS.find((one) => one === slug);
  return region ? words.regions[region] : (words.places[slug] ?? name);
}
