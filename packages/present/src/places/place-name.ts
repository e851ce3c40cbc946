import type { Words } from '../words/words.ts';
import { REGIONS } from './regions.ts';

/** The name of a region, an area or a local in the reader's language; a beach's is a name and stays as it is. */
export function placeName({ slug, name }: { readonly slug: string; readonly name: string }, words: Words): string {
  const region = REGIONS.find((one) => one === slug);
  return region ? words.regions[region] : (words.places[slug] ?? name);
}
