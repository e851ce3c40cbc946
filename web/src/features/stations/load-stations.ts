import type { MapStationsReply } from '@groundswell/contracts';
import { request } from '../../api/client.ts';
import { askedBox } from '../../map/asked-box.ts';
import type { MapBounds } from '../../map/live-map.ts';
import type { Kept } from './model.ts';

export interface StationsQuery {
  readonly bounds: MapBounds;
  readonly stationType: 'all' | 'buoy' | 'land';
  readonly units: 1 | 2;
  /** Units that win over the reader's own: 'm,kts'. */
  readonly chosenUnits: string | undefined;
  readonly lang: string;
}

/** The stations in view that are not kept yet: only these travel. */
export function loadStations(
  { bounds, ...query }: StationsQuery,
  kept: Kept,
  signal: AbortSignal,
): Promise<MapStationsReply> {
  const existingStations = [...kept.stations.keys()].join(',');
  return request('listMapStations', { query: { ...askedBox(bounds), ...query, existingStations }, signal });
}
