import type { LandBox } from '../../../map/land-tiles.ts';
import { KM_PER_MILE } from '../../../ui/distance-words.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Position {
  readonly lat: number;
  readonly lon: number;
}
export interface MapSize {
  readonly width: number;
  readonly height: number;
}
export interface MapLayout {
  readonly place: (position: Position) => Place;
  /** The area of the picture, with a small margin. */
  readonly box: LandBox;
  readonly degPerPx: number;
  /** Draws polylines of longitudes and latitudes as a single SVG path. */
  readonly draw: (lines: readonly (readonly (readonly [lon: number, lat: number])[])[]) => string;
  /** The scale bar: a length that is round in the reader's units, and its width in the picture. */
  readonly scale: { readonly km: number; readonly px: number };
}

const KM_PER_DEG = 111.2;
/** The minimum width of a map, so that the coast is recognizable. */
const MIN_KM = 90;
/** The distance of the shown points from the picture's edge, px. */
const MARGIN_PX = 44;
/** The margin around the picture for which land is requested, so that the edges of the land are invisible. */
const BLEED_PX = 8;
const SCALE_MOST_PX = 96;

/**
 * Lays out a north-up map that holds all `shown` points, centred. The projection is equirectangular, true to scale at
 * its middle latitude.
 */
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
  const latPerPx = 1 / (KM_PER_DEG * pxPerKm);
  const lonPerPx = 1 / (kmPerLon * pxPerKm);
  const [across, down] = [(width / 2 + BLEED_PX) * lonPerPx, (height / 2 + BLEED_PX) * latPerPx];
  return {
    place,
    box: { west: middle.lon - across, east: middle.lon + across, south: middle.lat - down, north: middle.lat + down },
    degPerPx: lonPerPx,
    draw: (lines) => lines.map((line) => pathOf(line.map(([lon, lat]) => place({ lat, lon })))).join(''),
    scale: scaleOf(pxPerKm, heights === 'ft' ? KM_PER_MILE : 1),
  };
}

export function isInSight({ x, y }: Place, { width, height }: MapSize): boolean {
  const room = MARGIN_PX / 2;
  return x >= room && x <= width - room && y >= room && y <= height - room;
}

function pathOf(line: readonly Place[]): string {
  return line.length < 2 ? '' : `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

function scaleOf(pxPerKm: number, kmPerUnit: number): MapLayout['scale'] {
  const lengthsKm = [200, 100, 50, 20, 10, 5, 2].map((round) => round * kmPerUnit);
  const km = lengthsKm.find((length) => length * pxPerKm <= SCALE_MOST_PX) ?? kmPerUnit;
  return { km, px: km * pxPerKm };
}

function spanOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
