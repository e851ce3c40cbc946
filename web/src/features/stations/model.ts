import type { MapStationsReply } from '@groundswell/contracts';
import type { MapBounds } from '../../map/live-map.ts';

export type Station = MapStationsReply['stations'][number];
export type Side = MapStationsReply['buoy_summary_pos'][string];
/** Which overlays are on. */
export interface Kinds {
  readonly buoys: boolean;
  readonly landStations: boolean;
}

export const STATIONS_MIN_ZOOM = 7;
export const SUMMARIES_MIN_ZOOM = 8;
/** Beyond these the browser asks anew, and the server forgets nothing. */
const MOST_KEPT = 300;

/** What this browser has: stations by id, and where there is room for their summaries. */
export interface Kept {
  readonly stations: ReadonlyMap<string, Station>;
  readonly sides: ReadonlyMap<string, Side>;
}
export const NOTHING_KEPT: Kept = { stations: new Map(), sides: new Map() };

export function stationType({ buoys, landStations }: Kinds): 'all' | 'buoy' | 'land' | undefined {
  if (buoys && landStations) return 'all';
  if (buoys) return 'buoy';
  return landStations ? 'land' : undefined;
}

/** Without what an overlay that is off had loaded. */
export function keepKinds({ stations, sides }: Kept, { buoys, landStations }: Kinds): Kept {
  const left = [...stations].filter(([, { station_type }]) => (station_type === 'buoy' ? buoys : landStations));
  return { stations: new Map(left), sides };
}

/** What is kept when it is asked again: nothing where that were too many to name. */
export function startAgain(kept: Kept): Kept {
  return kept.stations.size > MOST_KEPT ? NOTHING_KEPT : kept;
}

/**
 * With the stations of a reply, which are those that were not named in its request: to those that were, or, where it
 * says what went wrong, to all that is on the map.
 */
export function keepReply(shown: Kept, named: Kept, reply: MapStationsReply): Kept {
  return addReply(reply.errorMsg ? shown : named, reply);
}

function addReply(kept: Kept, { stations, buoy_summary_pos }: MapStationsReply): Kept {
  return {
    stations: new Map([...kept.stations, ...stations.map((station) => [station.station_id, station] as const)]),
    sides: new Map([...kept.sides, ...Object.entries(buoy_summary_pos)]),
  };
}

/** Whether a station lies in view, on either side of the antimeridian. */
export function isInView({ lat, lon }: Station, { minLat, maxLat, minLon, maxLon }: MapBounds): boolean {
  return lat >= minLat && lat <= maxLat && [lon, lon + 360].some((one) => one >= minLon && one <= maxLon);
}

/** Orders of the list, as stored. */
const SORTS = ['all', 'wave', 'wind'] as const;
export type Sort = (typeof SORTS)[number];

export function parseSort(text: string | undefined): Sort {
  return SORTS.find((sort) => sort === text) ?? 'all';
}

/** The list of a choice, from the north down the coast: waves need the wave icon, winds a direction in words. */
export function listStations(stations: Iterable<Station>, sort: Sort): readonly Station[] {
  return [...stations]
    .filter(({ station_icon, wnd_dir_txt }) => {
      if (sort === 'wave') return station_icon === 'wave';
      return sort === 'all' || Boolean(wnd_dir_txt);
    })
    .toSorted((a, b) => b.lat - a.lat || a.station_id.localeCompare(b.station_id));
}
