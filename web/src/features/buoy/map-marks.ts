import type { BuoyReply } from '@groundswell/contracts';
import { distanceKm, type Point } from '@groundswell/forecast';

export interface MapMark extends Point {
  readonly kind: 'buoy' | 'beach' | 'nearby';
  readonly text: string;
}
export interface NamedPoint extends Point {
  readonly name: string;
}

/** Neighbours up to here widen the map, so many at most; others are marked where they happen to be in sight. */
const NEIGHBOUR_KM = 80;
const MOST_NEIGHBOURS = 2;

/** What a buoy's map marks, the most telling first: the buoy, the beach it is looked at from, those around the buoy. */
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

/** Those of the marks that the map must hold. */
export function listShown(marks: readonly MapMark[]): readonly MapMark[] {
  const [buoy] = marks;
  if (!buoy) return [];
  const neighbours = marks.filter((mark) => mark.kind === 'nearby' && distanceKm(buoy, mark) <= NEIGHBOUR_KM);
  return [...marks.filter(({ kind }) => kind !== 'nearby'), ...neighbours.slice(0, MOST_NEIGHBOURS)];
}
