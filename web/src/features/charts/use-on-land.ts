import { useRef } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import type { Place } from './tiles/read-point.ts';

export const isLandAt = (map: LiveMap | undefined, at: Place | undefined) =>
  !!map && !!at && map.isLand(at.lat, at.lon);

/** Whether the map draws land at the place that is read. Once seen it is known: the place may be moved out of sight. */
export function useOnLand(map: LiveMap | undefined, place: Place | undefined): boolean {
  const known = useRef<Place>(undefined);
  if (isLandAt(map, place)) known.current = place;
  return place !== undefined && known.current === place;
}
