import type { Words } from '../words/words.ts';

/**
 * A station's name; one that is a bare code, as its owner gave it, is told with what it is: 'station 46092, MBM1';
 * another service's number before a name is left out: 'Honolulu, HI' of '1612340 - Honolulu, HI'.
 */
export function stationText(
  { stationId, name }: { readonly stationId: string; readonly name: string },
  { stations }: Words,
): string {
  if (name === stationId) return stations.numbered(stationId);
  return /^[A-Z0-9]+$/.test(name) ? stations.coded(stationId, name) : name.replace(/^\d+\s*-\s*(?=\S)/, '');
}
