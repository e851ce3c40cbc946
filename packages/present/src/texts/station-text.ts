import type { Words } from '../words/words.ts';
import { stationName } from './station-name.ts';

/**
 * Formats a station's name without codes. If the owner's name is a bare code, the text adds the station id: 'station
 * 46092, MBM1'.
 */
export function stationText(
  { stationId, name }: { readonly stationId: string; readonly name: string },
  { stations }: Words,
): string {
  if (name === stationId) return stations.numbered(stationId);
  return /^[A-Z0-9]+$/.test(name) ? stations.coded(stationId, name) : stationName(name);
}
