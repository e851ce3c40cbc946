import type { BuoyReply } from '@groundswell/contracts';
import { distanceKm, type Point } from '@groundswell/forecast';

export interface MapMark extends Point {
  readonly kind: 'buoy' | 'beach' | 'nearby';
  readonly text: string;
}
export interface NamedPoint extends Point {
  readonly name: string;
}

/**
 * The map is widened to hold up to MAX_NEIGHBOURS neighbouring buoys within this distance. Other buoys are marked only
 * if they lie within the picture anyway.
 */
const NEIGHBOUR_KM = 80;
const MAX_NEIGHBOURS = 2;

/**
 * Returns the marks of a buoy's map by importance: the buoy, the beach whose page opened the dialog, the surrounding
 * buoys.
 */
export function listMarks({ station, nearby_buoys }: BuoyReply, beach: NamedPoint): readonly MapMark[] {
  const neighbours = nearby_buoys
    .filter(({ station_id }) => station_id !== station.station_id)
    .toSorted((a, b) => distanceKm(station, a) - distanceKm(station, b));
  return [
    { kind: 'buoy', text: station.station_id, lat: station.lat, lon: station.lon },
    { kind: 'beach', text: beach.name, lat: beach.lat, lon: beach.lon },
    ...neighbours.map(({ station_id, lat, lon }) => ({ kind: 'nearby' as const, text: station_id, lat, lon })),
  ];
}

/** Returns the marks that the map must hold. */
export function listShown(marks: readonly MapMark[]): readonly MapMark[] {
  const [buoy] = marks;
  if (!buoy) return [];
  const neighbours = marks.filter((mark) => mark.kind === 'nearby' && distanceKm(buoy, mark) <= NEIGHBOUR_KM);
  return [...marks.filter(({ kind }) => kind !== 'nearby'), ...neighbours.slice(0, MAX_NEIGHBOURS)];
}
