/** The points that a run leaves for readers of single places: the globe by quarter degrees, rows from the north. */
export const GRID_STEP_DEG = 0.25;
export const GRID_COLUMNS = 1440;
export const GRID_ROWS = 721;

/** A block is 8 x 8 steps with the points of all its edges, so that the four points around any place lie in one. */
export const BLOCK_STEPS = 8;
export const BLOCK_SIDE = BLOCK_STEPS + 1;
export const BLOCK_POINTS = BLOCK_SIDE * BLOCK_SIDE;
/** Blocks from west to east of a band, and bands from north to south: 180 x 8 and 90 x 8 steps are the globe. */
export const BAND_BLOCKS = GRID_COLUMNS / BLOCK_STEPS;
export const BANDS = (GRID_ROWS - 1) / BLOCK_STEPS;

/** A place's block, and where in it the place lies, in steps from its north-western point, [0, 8]. */
export interface BlockPlace {
  readonly band: number;
  readonly block: number;
  readonly right: number;
  readonly down: number;
}

/** The longitudes of the grid's columns, from -180 on. */
export const gridLons: () => Float64Array = () =>
  Float64Array.from({ length: GRID_COLUMNS }, (_, column) => -180 + column * GRID_STEP_DEG);

/** The latitude of a row. */
export function gridLat(row: number): number {
  return 90 - row * GRID_STEP_DEG;
}

/** Where a place (degrees; any equivalent longitude) lies among the blocks. */
export function blockPlace(lat: number, lon: number): BlockPlace {
  // Rounded to a millionth of a step, so that a written tenth of a degree is on its column; 180° is -180°.
  const place = (steps: number) => Math.round(steps * 1e6) / 1e6;
  const column = place((((lon + 180) % 360) + 360) / GRID_STEP_DEG) % GRID_COLUMNS;
  const row = Math.min(Math.max(place((90 - lat) / GRID_STEP_DEG), 0), GRID_ROWS - 1);
  const block = Math.floor(column / BLOCK_STEPS);
  const band = Math.min(BANDS - 1, Math.floor(row / BLOCK_STEPS));
  return { band, block, right: column - block * BLOCK_STEPS, down: row - band * BLOCK_STEPS };
}
