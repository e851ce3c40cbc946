import { latOfRow, rowOfLat, worldSteps } from '@groundswell/tiles';

/**
 * A part of the Web Mercator map: 0 to 1 from 180° W to 180° E and from 85.05° N to S. `left` and `right` may lie
 * outside 0 to 1.
 */
export interface MercatorRect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of the world at zoom 0. */
export const WORLD_PX = 256;

export const mercatorX = (lon: number) => lon / 360 + 0.5;
export const mercatorY = (lat: number) => rowOfLat(lat, 0) / worldSteps(0);
export const lonOfX = (x: number) => (x - Math.floor(x)) * 360 - 180;
export const latOfY = (y: number) => latOfRow(y * worldSteps(0), 0);

interface View {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** Returns the part of the map that a view of this size shows, extended by `marginPx` on each side. */
export function rectOfView({ lat, lon, zoom }: View, widthPx: number, heightPx: number, marginPx = 0): MercatorRect {
  const world = WORLD_PX * 2 ** zoom;
  const [halfX, halfY] = [(widthPx / 2 + marginPx) / world, (heightPx / 2 + marginPx) / world];
  const [x, y] = [mercatorX(lon), mercatorY(lat)];
  return { left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY };
}

/** The transform from Mercator to clip space, a scale and an offset: `x * scaleX + offsetX`. */
export interface ClipPlacement {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Extracts scale and offset from a column-major matrix; valid only for a map seen from above with north up. */
export function placementOf(matrix: ArrayLike<number>): ClipPlacement {
  const w = matrix[15] as number;
  return {
    scaleX: (matrix[0] as number) / w,
    scaleY: (matrix[5] as number) / w,
    offsetX: (matrix[12] as number) / w,
    offsetY: (matrix[13] as number) / w,
  };
}

/** Returns the part of the map that clip space shows. */
export function rectOfPlacement({ scaleX, scaleY, offsetX, offsetY }: ClipPlacement): MercatorRect {
  const [x0, x1] = [(-1 - offsetX) / scaleX, (1 - offsetX) / scaleX];
  const [y0, y1] = [(-1 - offsetY) / scaleY, (1 - offsetY) / scaleY];
  return { left: Math.min(x0, x1), right: Math.max(x0, x1), top: Math.min(y0, y1), bottom: Math.max(y0, y1) };
}
