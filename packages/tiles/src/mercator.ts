/** The side of a tile in pixels. Neighbours share the pixels of their edge, so a tile spans one step less. */
export const TILE_PX = 256;
export const TILE_STEPS = TILE_PX - 1;

/** The address of a web mercator tile: `x` counts from 180° W, `y` from 85.05° N. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the pixel steps around the globe at a zoom; the pixel after the last step is again the first. */
export function worldSteps(z: number): number {
  return TILE_STEPS * 2 ** z;
}

/** Returns the longitude, [-180, 180], of a column of pixels counted from 180° W; fractional columns are allowed. */
export function lonOfColumn(column: number, z: number): number {
  return (column / worldSteps(z)) * 360 - 180;
}

/**
 * Returns the latitude, [-85.06, 85.06], of a row of pixels counted from the north. Snyder (1987), equation 7-4 on a
 * sphere.
 */
export function latOfRow(row: number, z: number): number {
  const y = Math.PI * (1 - (2 * row) / worldSteps(z));
  return (Math.atan(Math.sinh(y)) * 180) / Math.PI;
}

/** Returns the column of any equivalent longitude, [0, worldSteps). */
export function columnOfLon(lon: number, z: number): number {
  const turn = (lon + 180) / 360;
  return (turn - Math.floor(turn)) * worldSteps(z);
}

/** Returns the row of a latitude; beyond the map's edge it is outside [0, worldSteps]. Snyder (1987), equation 7-2. */
export function rowOfLat(lat: number, z: number): number {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return ((1 - y / Math.PI) / 2) * worldSteps(z);
}
