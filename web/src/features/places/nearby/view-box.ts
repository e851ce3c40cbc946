import type { MapBox } from '@groundswell/forecast';

/** A view of the map: its centre and its zoom. At zoom z, the world is 256 · 2^z px wide. */
interface View {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}
const TILE_PX = 256;
/** The largest latitude of Web Mercator. */
const MOST_LAT = 85.051129;

/** Returns the view moved by px, east and south positive. */
function shiftView({ lat, lon, zoom }: View, eastPx: number, southPx: number): View {
  const world = TILE_PX * 2 ** zoom;
  const x = (lon + 180) / 360 + eastPx / world;
  const y = mercatorY(lat) + southPx / world;
  return { lat: latAt(y), lon: turnEast(x * 360 - 180), zoom };
}

/**
 * Returns the geographic box that a view shows on a map of this size. A map wider than the world covers all longitudes.
 */
export function boxOfView(view: View, widthPx: number, heightPx: number): MapBox {
  const nw = shiftView(view, -widthPx / 2, -heightPx / 2);
  const se = shiftView(view, widthPx / 2, heightPx / 2);
  const isWhole = widthPx >= TILE_PX * 2 ** view.zoom;
  return {
    minLat: se.lat,
    maxLat: nw.lat,
    minLon: isWhole ? -180 : nw.lon,
    maxLon: isWhole ? 180 : se.lon,
  };
}

/** Returns whether two views differ visibly: by more than a few px, or in zoom. */
export function hasMoved(from: View, to: View): boolean {
  const pxPerDeg = (TILE_PX * 2 ** to.zoom) / 360;
  const movedPx = Math.hypot(turnEast(to.lon - from.lon), to.lat - from.lat) * pxPerDeg;
  return movedPx > 8 || Math.abs(to.zoom - from.zoom) > 0.05;
}

export function kmPerPx(lat: number, zoom: number): number {
  const EQUATOR_KM = 40_075.017;
  return (EQUATOR_KM * Math.cos((lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);
}

function mercatorY(lat: number): number {
  const held = Math.min(MOST_LAT, Math.max(-MOST_LAT, lat));
  const sin = Math.sin((held * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

function latAt(y: number): number {
  const held = Math.min(1, Math.max(0, y));
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * held))) * 180) / Math.PI;
}

/** A longitude of 180 is not wrapped to -180, because it is the eastern edge of a map that shows the whole world. */
function turnEast(lon: number): number {
  return lon === 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}
