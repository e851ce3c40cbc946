import Supercluster from 'supercluster';
import type { Station } from './model.ts';

/** The radius within which stations join a cluster, px. */
const RADIUS_PX = 36;
/** The zoom from which no stations are clustered. */
const SINGLE_ZOOM = 10;

export type Mark =
  | { readonly key: string; readonly lat: number; readonly lon: number; readonly station: Station }
  | {
      readonly key: string;
      readonly lat: number;
      readonly lon: number;
      readonly count: number;
      /** The zoom at which the cluster splits. */
      readonly zoomTo: number;
    };

/**
 * Returns the stations as marks: overlapping stations form a cluster with their number. The active station is never
 * clustered.
 */
export function clusterStations(
  stations: readonly Station[],
  zoom: number,
  active: string | undefined,
): readonly Mark[] {
  // Supercluster assumes tiles of 512 px, so its zoom is one less than the map's. `maxZoom` is the highest zoom at
  // which it clusters.
  const index = new Supercluster<{ station: Station }>({ radius: RADIUS_PX, extent: 512, maxZoom: SINGLE_ZOOM - 2 });
  index.load(
    stations
      .filter(({ station_id }) => station_id !== active)
      .map((station) => ({
        type: 'Feature',
        properties: { station },
        geometry: { type: 'Point', coordinates: [station.lon, station.lat] },
      })),
  );
  const marks = index.getClusters([-180, -90, 180, 90], Math.max(0, Math.floor(zoom - 1))).map((found): Mark => {
    const [lon = 0, lat = 0] = found.geometry.coordinates;
    if (!('cluster' in found.properties)) {
      const { station } = found.properties;
      return { key: station.station_id, lat: station.lat, lon: station.lon, station };
    }
    const { cluster_id, point_count } = found.properties;
    return {
      key: `cluster-${lon.toFixed(3)}-${lat.toFixed(3)}`,
      lat,
      lon,
      count: point_count,
      zoomTo: index.getClusterExpansionZoom(cluster_id) + 1,
    };
  });
  const station = stations.find(({ station_id }) => station_id === active);
  return station ? [...marks, { key: station.station_id, lat: station.lat, lon: station.lon, station }] : marks;
}
