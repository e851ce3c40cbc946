import { at10M, atSurface } from './messages.ts';
import type { GridModel } from './model.ts';
import { SYNOPTIC_HOURS, WHOLE_FILE_MAX_BYTES } from './steps.ts';

/**
 * The common part of the short-range air models over North America; a setting chooses one. They resolve capes, sea
 * breezes and gaps that GFS's 25 km grid does not. They have Lambert grids over the 48 states. Hawaii and Puerto Rico
 * lie outside.
 */
export const SHORT_RANGE_WIND = {
  kind: 'air',
  use: 'short-range',
  cycleHours: SYNOPTIC_HOURS,
  index: 'idx',
  wanted: [at10M('UGRD'), at10M('VGRD'), atSurface('GUST', true)],
  // The files have 50 to 150 MB, of which 2 to 8 MB are read by range. They are too large to read whole, so a step
  // without an index is left out.
  wholeFileMaxBytes: WHOLE_FILE_MAX_BYTES,
} as const satisfies Partial<GridModel>;
