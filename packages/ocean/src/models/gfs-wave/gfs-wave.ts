import type { WaveGrid } from '@groundswell/forecast';
import { hourOf } from '../../cycle.ts';
import { gfsFolder } from '../gfs/gfs-folder.ts';
import { atSurface, ofSwell } from '../messages.ts';
import type { GridModel, ModelMessage } from '../model.ts';
import { GRID_STEPS, SYNOPTIC_HOURS, stepDigits, WHOLE_FILE_MAX_BYTES } from '../steps.ts';

const swell = (parameter: 'SWELL' | 'SWPER' | 'SWDIR') => [1, 2, 3].map((order) => ofSwell(parameter, order));

const TRAINS: readonly ModelMessage[] = [
  atSurface('HTSGW'),
  atSurface('WVHGT'),
  ...swell('SWELL'),
  atSurface('WVPER'),
  ...swell('SWPER'),
  atSurface('WVDIR'),
  ...swell('SWDIR'),
];

/** NOAA's wave model (WAVEWATCH III in the GFS), on the regional grids of the beaches. */
export const GFS_WAVE: readonly GridModel[] = (['atlocn', 'wcoast', 'epacif'] as const).map((waveGrid) => ({
  ...onGrid(`${waveGrid}.0p16`),
  id: waveModelId(waveGrid),
  use: 'decides',
  grid: { area: 'sea region', spacing: '0.16°' },
  waveGrid,
  wanted: TRAINS,
}));

/** The same model on the whole globe, for charts. A step is 10 to 20 MB. */
export const GFS_WAVE_GLOBAL: GridModel = {
  ...onGrid('global.0p25'),
  id: 'gfswave.global.0p25',
  use: 'charts',
  grid: { area: 'globe', spacing: '0.25°' },
  wanted: [atSurface('HTSGW'), atSurface('PERPW'), atSurface('DIRPW')],
};

/** Returns the id of the regional wave model that a beach is read from. */
export function waveModelId(grid: WaveGrid): string {
  return `gfswave.${grid}.0p16`;
}

function onGrid(grid: string) {
  const prefix = (cycle: string) => `${gfsFolder(cycle)}/wave/gridded/gfswave.t${hourOf(cycle)}z.${grid}.f`;
  return {
    kind: 'waves' as const,
    host: 'gfs' as const,
    cycleHours: SYNOPTIC_HOURS,
    steps: GRID_STEPS,
    publishedAfterHours: { first: 3.5, last: 5 },
    path: (cycle: string, step: number) => `${prefix(cycle)}${stepDigits(step)}.grib2`,
    index: 'idx' as const,
    listingPrefix: prefix,
    wholeFileMaxBytes: WHOLE_FILE_MAX_BYTES,
  };
}
