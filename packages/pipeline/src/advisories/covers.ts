import type { Point } from '@groundswell/forecast';
import type { Alert, Ring } from './parse-alerts.ts';

/**
 * Returns whether an alert covers a place, either by one of the place's own zones or by a polygon. Several areas count
 * as their union (CAP 1.2, 3.2.4, https://docs.oasis-open.org/emergency/cap/v1.2/CAP-v1.2-os.html).
 */
export function covers(
  { zones, polygons }: Pick<Alert, 'zones' | 'polygons'>,
  ownZones: ReadonlySet<string>,
  at: Point,
) {
  return zones.some((zone) => ownZones.has(zone)) || polygons.some((rings) => isWithin(rings, at));
}

/**
 * Returns whether a polygon contains a point, by the even-odd rule over its outer ring and its holes (RFC 7946, 3.1.6).
 * It computes on the plane of longitude and latitude, because no zone here crosses the 180th meridian.
 */
export function isWithin(rings: readonly Ring[], { lat, lon }: Point): boolean {
  let inside = false;
  for (const ring of rings)
    for (const [n, [toLon, toLat]] of ring.entries()) {
      const [fromLon, fromLat] = ring.at(n - 1) ?? [toLon, toLat];
      if (fromLat > lat === toLat > lat) continue;
      if (lon < fromLon + ((lat - fromLat) / (toLat - fromLat)) * (toLon - fromLon)) inside = !inside;
    }
  return inside;
}
