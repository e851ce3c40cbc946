import { useRef } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import type { Place } from './tiles/read-point.ts';

export const isLandAt = (map: LiveMap | undefined, at: Place | undefined) =>
  !!map && !!at && map.isLand(at.lat, at.lon);

/**
 * Returns whether the map draws land at the selected place. The answer is remembered: when the map is panned, the place
 * may leave the view, where land cannot be queried.
 */
export function useOnLand(map: LiveMap | undefined, place: Place | undefined): boolean {
  const known = useRef<Place>(undefined);
  if (isLandAt(map, place)) known.current = place;
  return place !== undefined && known.current === place;
}
