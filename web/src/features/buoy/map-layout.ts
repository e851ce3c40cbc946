import { KM_PER_MILE } from '../../ui/distance-words.ts';
import { clipRing, type Frame, type Place } from './clip-ring.ts';

export interface Position {
  readonly lat: number;
  readonly lon: number;
}
/** Land in the format of the generated files: a ring's first point, then steps, in units of a degree. */
export interface Land {
  readonly unitsPerDeg: number;
  readonly rings: readonly (readonly number[])[];
}
export interface MapSize {
  readonly width: number;
  readonly height: number;
}
export interface MapLayout {
  readonly place: (position: Position) => Place;
  /** The visible land as one path. */
  readonly land: (land: Land) => string;
  /** A length that is round in the reader's units, and its width in the picture. */
  readonly scale: { readonly km: number; readonly px: number };
}

const KM_PER_DEG = 111.2;
/** The least width of a map, so that the coast can be recognized. */
const MIN_KM = 90;
/** Points to show stay this far from the frame. */
const MARGIN_PX = 44;
/** Land is cut this far outside the picture, so that the cut edges are invisible. */
const BLEED_PX = 8;
const SCALE_MOST_PX = 96;

/** A map with north up that holds all `shown`, centred: equirectangular, true to scale at its middle latitude. */
export function layoutMap(shown: readonly Position[], { width, height }: MapSize, heights: 'ft' | 'm'): MapLayout {
  const [south, north] = spanOf(shown.map(({ lat }) => lat));
  const [west, east] = spanOf(shown.map(({ lon }) => lon));
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const kmPerLon = KM_PER_DEG * Math.cos((middle.lat * Math.PI) / 180);
  const pxPerKm = Math.min(
    width / MIN_KM,
    (width - 2 * MARGIN_PX) / ((east - west) * kmPerLon),
    (height - 2 * MARGIN_PX) / ((north - south) * KM_PER_DEG),
  );
  const place = ({ lat, lon }: Position): Place => ({
    x: width / 2 + (lon - middle.lon) * kmPerLon * pxPerKm,
    y: height / 2 - (lat - middle.lat) * KM_PER_DEG * pxPerKm,
  });
  const frame = { left: -BLEED_PX, top: -BLEED_PX, right: width + BLEED_PX, bottom: height + BLEED_PX };
  return {
    place,
    land: ({ unitsPerDeg, rings }) =>
      rings.map((ring) => drawRing(unroll(ring, unitsPerDeg).map(place), frame)).join(''),
    scale: scaleOf(pxPerKm, heights === 'ft' ? KM_PER_MILE : 1),
  };
}

/** Whether a mark fits into the picture. */
export function isInSight({ x, y }: Place, { width, height }: MapSize): boolean {
  const room = MARGIN_PX / 2;
  return x >= room && x <= width - room && y >= room && y <= height - room;
}

function unroll(ring: readonly number[], unitsPerDeg: number): readonly Position[] {
  const positions: Position[] = [];
  let lon = 0;
  let lat = 0;
  for (let i = 0; i + 1 < ring.length; i += 2) {
    lon += ring[i] ?? 0;
    lat += ring[i + 1] ?? 0;
    positions.push({ lon: lon / unitsPerDeg, lat: lat / unitsPerDeg });
  }
  return positions;
}

function drawRing(ring: readonly Place[], frame: Frame): string {
  const points = clipRing(ring, frame);
  if (points.length < 3) return '';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function scaleOf(pxPerKm: number, kmPerUnit: number): MapLayout['scale'] {
  const lengthsKm = [200, 100, 50, 20, 10, 5, 2].map((round) => round * kmPerUnit);
  const km = lengthsKm.find((length) => length * pxPerKm <= SCALE_MOST_PX) ?? kmPerUnit;
  return { km, px: km * pxPerKm };
}

function spanOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
