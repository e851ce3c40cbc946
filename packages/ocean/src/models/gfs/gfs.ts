import { hourOf } from '../../cycle.ts';
import { at10M, atSurface, noaaMessage } from '../messages.ts';
import type { GridModel } from '../model.ts';
import { GRID_STEPS, SYNOPTIC_HOURS, stepDigits, WHOLE_FILE_MAX_BYTES } from '../steps.ts';
import { gfsFolder } from './gfs-folder.ts';

export const AIR_MODEL_ID = 'gfs.0p25';

/** NOAA's global air model: wind and weather of all days. */
export const GFS: GridModel = {
  id: AIR_MODEL_ID,
  kind: 'air',
  use: 'decides',
  host: 'gfs',
  grid: { area: 'globe', spacing: '0.25°', axes: 'true north' },
  cycleHours: SYNOPTIC_HOURS,
  steps: GRID_STEPS,
  publishedAfterHours: { first: 3.5, last: 5 },
  path: (cycle, step) => `${prefix(cycle)}${stepDigits(step)}`,
  index: 'idx',
  listingPrefix: prefix,
  wanted: [
    at10M('UGRD'),
    at10M('VGRD'),
    atSurface('GUST', true),
    noaaMessage('TMP', '2 m above ground', true),
    atSurface('TMP', true),
    noaaMessage('TCDC', 'entire atmosphere', true),
    atSurface('PRATE', true),
    atSurface('LAND', true),
  ],
  wholeFileMaxBytes: WHOLE_FILE_MAX_BYTES,
};

function prefix(cycle: string): string {
  return `${gfsFolder(cycle)}/atmos/gfs.t${hourOf(cycle)}z.pgrb2.0p25.f`;
}
