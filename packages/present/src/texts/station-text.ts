import type { Words } from '../words/words.ts';
import { stationName } from './station-name.ts';

/**
 * A station's name as a person would write it; one that is a bare code, as its owner gave it, is told with what it is:
 * 'station 46092, MBM1'.
 */
export function stationText(
  { stationId, name }: { readonly stationId: string; readonly name: string },
  { stations }: Words,
): string {
  if (name === stationId) return stations.numbered(stationId);
  return /^[A-Z0-9]+$/.test(name) ? stations.coded(stationId, name) : stationName(name);
}
