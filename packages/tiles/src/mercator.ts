/** Tiles are square. Neighbours share the pixels of their edge, so a tile spans one step less than it has pixels. */
export const TILE_PX = 256;
export const TILE_STEPS = TILE_PX - 1;

/** A tile of the web's mercator map: `x` from 180° W, `y` from 85.05° N. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Pixel steps around the globe at a zoom; the pixel after the last step is the first one. */
export function worldSteps(z: number): number {
  return TILE_STEPS * 2 ** z;
}

/** Longitude of a column of pixels counted from 180° W, [-180, 180]; fractional ones too. */
export function lonOfColumn(column: number, z: number): number {
  return (column / worldSteps(z)) * 360 - 180;
}

/** Latitude of a row of pixels counted from the north, [-85.06, 85.06]. Snyder (1987), equation 7-4 on a sphere. */
export function latOfRow(row: number, z: number): number {
  const y = Math.PI * (1 - (2 * row) / worldSteps(z));
  return (Math.atan(Math.sinh(y)) * 180) / Math.PI;
}

/** The column of any equivalent longitude, [0, worldSteps). */
export function columnOfLon(lon: number, z: number): number {
  const turn = (lon + 180) / 360;
  return (turn - Math.floor(turn)) * worldSteps(z);
}

/** The row of a latitude; outside [0, worldSteps] beyond the map's edge. Snyder (1987), equation 7-2. */
export function rowOfLat(lat: number, z: number): number {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return ((1 - y / Math.PI) / 2) * worldSteps(z);
}
