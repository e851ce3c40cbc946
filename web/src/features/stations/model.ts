import type { MapStationsReply } from '@groundswell/contracts';
import type { MapBounds } from '../../map/live-map.ts';

export type Station = MapStationsReply['stations'][number];
export type Side = MapStationsReply['buoy_summary_pos'][string];
/** The overlays, each on or off. */
export interface Kinds {
  readonly buoys: boolean;
  readonly landStations: boolean;
}

export const STATIONS_MIN_ZOOM = 7;
export const SUMMARIES_MIN_ZOOM = 8;
/**
 * The largest number of loaded stations that a request lists as known. Beyond it, the page drops all stations and loads
 * those in view again.
 */
const MAX_NAMED = 300;

/** The loaded stations by id and, for each, the side of its mark with space for a short text of its readings. */
export interface LoadedStations {
  readonly stations: ReadonlyMap<string, Station>;
  readonly sides: ReadonlyMap<string, Side>;
}
export const NOTHING_LOADED: LoadedStations = { stations: new Map(), sides: new Map() };

export function stationType({ buoys, landStations }: Kinds): 'all' | 'buoy' | 'land' | undefined {
  if (buoys && landStations) return 'all';
  if (buoys) return 'buoy';
  return landStations ? 'land' : undefined;
}

/** Drops the stations of overlays that are off. */
export function dropOtherKinds({ stations, sides }: LoadedStations, { buoys, landStations }: Kinds): LoadedStations {
  const left = [...stations].filter(([, { station_type }]) => (station_type === 'buoy' ? buoys : landStations));
  return { stations: new Map(left), sides };
}

/**
 * Returns the loaded stations that the next request lists as known. If they are too many, returns none, so that all are
 * loaded again.
 */
export function dropIfTooMany(kept: LoadedStations): LoadedStations {
  return kept.stations.size > MAX_NAMED ? NOTHING_LOADED : kept;
}

/**
 * Merges a reply, which contains only stations that the request did not list as known. After a complete reply, the
 * known stations stay and all others are dropped. After a reply with an error, all shown stations stay.
 */
export function addStationsReply(
  shown: LoadedStations,
  named: LoadedStations,
  reply: MapStationsReply,
): LoadedStations {
  return addReply(reply.errorMsg ? shown : named, reply);
}

function addReply(kept: LoadedStations, { stations, buoy_summary_pos }: MapStationsReply): LoadedStations {
  return {
    stations: new Map([...kept.stations, ...stations.map((station) => [station.station_id, station] as const)]),
    sides: new Map([...kept.sides, ...Object.entries(buoy_summary_pos)]),
  };
}

/** Whether a station lies in view, on either side of the antimeridian. */
export function isInView({ lat, lon }: Station, { minLat, maxLat, minLon, maxLon }: MapBounds): boolean {
  return lat >= minLat && lat <= maxLat && [lon, lon + 360].some((one) => one >= minLon && one <= maxLon);
}

/** The orders of the list, as stored. */
const SORTS = ['all', 'wave', 'wind'] as const;
export type Sort = (typeof SORTS)[number];

export function parseSort(text: string | undefined): Sort {
  return SORTS.find((sort) => sort === text) ?? 'all';
}

/**
 * Returns the stations of the list, from north to south. The order 'wave' keeps only stations that measure waves,
 * 'wind' only those that measure wind.
 */
export function listStations(stations: Iterable<Station>, sort: Sort): readonly Station[] {
  return [...stations]
    .filter(({ station_icon, wnd_dir_txt }) => {
      if (sort === 'wave') return station_icon === 'wave';
      return sort === 'all' || Boolean(wnd_dir_txt);
    })
    .toSorted((a, b) => b.lat - a.lat || a.station_id.localeCompare(b.station_id));
}
