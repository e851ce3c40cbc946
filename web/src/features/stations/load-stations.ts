import type { MapStationsReply } from '@groundswell/contracts';
import { request } from '../../api/client.ts';
import type { MapBounds } from '../../map/live-map.ts';
import { requestBox } from '../../map/request-box.ts';
import type { LoadedStations } from './model.ts';

export interface StationsQuery {
  readonly bounds: MapBounds;
  readonly stationType: 'all' | 'buoy' | 'land';
  readonly units: 1 | 2;
  /** The units that override the reader's own: 'm,kts'. */
  readonly chosenUnits: string | undefined;
  readonly lang: string;
}

/**
 * Loads the stations in view that are not loaded yet. The request lists the loaded stations, so that the reply leaves
 * them out.
 */
export function loadStations(
  { bounds, ...query }: StationsQuery,
  kept: LoadedStations,
  signal: AbortSignal,
): Promise<MapStationsReply> {
  const existingStations = [...kept.stations.keys()].join(',');
  return request('listMapStations', { query: { ...requestBox(bounds), ...query, existingStations }, signal });
}
