/**
 * The step of the global point grid, degrees. Each run stores its values on this grid, from which the values at a
 * single point are read. Rows run from north to south.
 */
export const GRID_STEP_DEG = 0.25;
export const GRID_COLUMNS = 1440;
export const GRID_ROWS = 721;

/**
 * The number of steps along a side of a block. A block includes the points of all its edges, so one block has all four
 * points around any position in it.
 */
export const BLOCK_STEPS = 8;
export const BLOCK_SIDE = BLOCK_STEPS + 1;
export const BLOCK_POINTS = BLOCK_SIDE * BLOCK_SIDE;
/**
 * The number of blocks in a band, from west to east. `BANDS` is the number of bands from north to south. 180 by 90
 * blocks of 8 x 8 steps cover the globe.
 */
export const BAND_BLOCKS = GRID_COLUMNS / BLOCK_STEPS;
export const BANDS = (GRID_ROWS - 1) / BLOCK_STEPS;

/**
 * The block that contains a position, and the position inside it, in steps east and south of the block's north-western
 * point, [0, 8].
 */
export interface BlockPlace {
  readonly band: number;
  readonly block: number;
  readonly right: number;
  readonly down: number;
}

/** Lists the longitudes of the grid's columns, from -180 on. */
export const gridLons: () => Float64Array = () =>
  Float64Array.from({ length: GRID_COLUMNS }, (_, column) => -180 + column * GRID_STEP_DEG);

export function gridLat(row: number): number {
  return 90 - row * GRID_STEP_DEG;
}

/**
 * Finds the block that contains a position, and the position inside the block. Latitude and longitude are in degrees;
 * any equivalent longitude is valid.
 */
export function blockPlace(lat: number, lon: number): BlockPlace {
  // Rounding to a millionth of a step puts a decimal like 0.1° exactly on its column and wraps 180° to -180°.
  const place = (steps: number) => Math.round(steps * 1e6) / 1e6;
  const column = place((((lon + 180) % 360) + 360) / GRID_STEP_DEG) % GRID_COLUMNS;
  const row = Math.min(Math.max(place((90 - lat) / GRID_STEP_DEG), 0), GRID_ROWS - 1);
  const block = Math.floor(column / BLOCK_STEPS);
  const band = Math.min(BANDS - 1, Math.floor(row / BLOCK_STEPS));
  return { band, block, right: column - block * BLOCK_STEPS, down: row - band * BLOCK_STEPS };
}
