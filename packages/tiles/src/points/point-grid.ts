/**
 * The step of the global point grid, in which each run stores its values for reading single places; rows go from the
 * north.
 */
export const GRID_STEP_DEG = 0.25;
export const GRID_COLUMNS = 1440;
export const GRID_ROWS = 721;

/**
 * A block is 8 x 8 steps and includes the points of all its edges. One block therefore has all four points around any
 * place.
 */
export const BLOCK_STEPS = 8;
export const BLOCK_SIDE = BLOCK_STEPS + 1;
export const BLOCK_POINTS = BLOCK_SIDE * BLOCK_SIDE;
/**
 * The blocks of a band from west to east, and the bands from north to south: 180 x 8 by 90 x 8 steps cover the globe.
 */
export const BAND_BLOCKS = GRID_COLUMNS / BLOCK_STEPS;
export const BANDS = (GRID_ROWS - 1) / BLOCK_STEPS;

/** A place's block, and the place's position in it in steps from the north-western point, [0, 8]. */
export interface BlockPlace {
  readonly band: number;
  readonly block: number;
  readonly right: number;
  readonly down: number;
}

/** Lists the longitudes of the grid's columns, from -180 on. */
export const gridLons: () => Float64Array = () =>
  Float64Array.from({ length: GRID_COLUMNS }, (_, column) => -180 + column * GRID_STEP_DEG);

/** Returns the latitude of a row. */
export function gridLat(row: number): number {
  return 90 - row * GRID_STEP_DEG;
}

/** Finds the block of a place (degrees; any equivalent longitude) and the position in it. */
export function blockPlace(lat: number, lon: number): BlockPlace {
  // Rounding to a millionth of a step puts a decimal like 0.1° exactly on its column and wraps 180° to -180°.
  const place = (steps: number) => Math.round(steps * 1e6) / 1e6;
  const column = place((((lon + 180) % 360) + 360) / GRID_STEP_DEG) % GRID_COLUMNS;
  const row = Math.min(Math.max(place((90 - lat) / GRID_STEP_DEG), 0), GRID_ROWS - 1);
  const block = Math.floor(column / BLOCK_STEPS);
  const band = Math.min(BANDS - 1, Math.floor(row / BLOCK_STEPS));
  return { band, block, right: column - block * BLOCK_STEPS, down: row - band * BLOCK_STEPS };
}
