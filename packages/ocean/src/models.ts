import type { WaveGrid } from '@groundswell/forecast';
import { dayOf, hourOf } from './cycle.ts';
import type { WantedMessage } from './idx.ts';

/** The host of a model's files. The settings have a base URL for each host. */
export type ModelHost = 'gfs' | 'nam' | 'hrrr' | 'rrfs';

/** A model whose steps are GRIB2 files on a grid. */
export interface GridModel {
  /** The model's id, such as `gfswave.atlocn.0p16`, which readers also see. */
  readonly id: string;
  readonly kind: 'waves' | 'air';
  readonly host: ModelHost;
  /** The regional wave grid, for a wave model only. */
  readonly waveGrid?: WaveGrid;
  /** The lead hours that are read, ascending. */
  readonly steps: readonly number[];
  /** The path of a step below the host's URL. The index has the same path with `.idx`. */
  readonly path: (cycle: string, step: number) => string;
  /** The key prefix of all files of a cycle. */
  readonly listingPrefix: (cycle: string) => string;
  readonly wanted: readonly WantedMessage[];
  /**
   * The largest file that is read whole and scanned when its index is missing. A whole GFS file (540 MB) exceeds it.
   */
  readonly wholeFileMaxBytes: number;
}

/** The lead hours of the global models: hourly for 120 hours, then 3-hourly to 384; 209 steps in all. */
export const GRID_STEPS: readonly number[] = [
  ...Array.from({ length: 121 }, (_, hour) => hour),
  ...Array.from({ length: 88 }, (_, index) => 123 + 3 * index),
];

export const AIR_MODEL_ID = 'gfs.0p25';

/** The id under which a cycle's bulletins are recorded. All bulletins of a cycle count as one step. */
export const BULLETINS = 'gfswave.bulletins';
export const BULLETIN_STEPS: readonly number[] = [0];

const WHOLE_FILE_MAX_BYTES = 40 * 1024 * 1024;

const surface = (parameter: string, optional = false) => ({ parameter, level: 'surface', optional });
const swell = (parameter: string) => [1, 2, 3].map((order) => ({ parameter, level: `${order} in sequence` }));

const WAVE_MESSAGES: readonly WantedMessage[] = [
  surface('HTSGW'),
  surface('WVHGT'),
  ...swell('SWELL'),
  surface('WVPER'),
  ...swell('SWPER'),
  surface('WVDIR'),
  ...swell('SWDIR'),
];

const AIR_MESSAGES: readonly WantedMessage[] = [
  { parameter: 'UGRD', level: '10 m above ground' },
  { parameter: 'VGRD', level: '10 m above ground' },
  surface('GUST', true),
  { parameter: 'TMP', level: '2 m above ground', optional: true },
  surface('TMP', true),
  { parameter: 'TCDC', level: 'entire atmosphere', optional: true },
  surface('PRATE', true),
  surface('LAND', true),
];

/** The models used for the beaches' forecasts. */
export const GRID_MODELS: readonly GridModel[] = [
  waveModel('atlocn'),
  waveModel('wcoast'),
  waveModel('epacif'),
  airModel(),
];

/** Returns the id of the regional wave model that a beach is read from. */
export function waveModelId(grid: WaveGrid): string {
  return `gfswave.${grid}.0p16`;
}

/** Returns the path of a point's bulletin below NOAA_BULLETINS_URL. */
export function bulletinPath(cycle: string, pointId: string): string {
  return `${folder(cycle)}/wave/station/bulls.t${hourOf(cycle)}z/gfswave.${pointId}.bull`;
}

function waveModel(grid: WaveGrid): GridModel {
  const prefix = (cycle: string) => `${folder(cycle)}/wave/gridded/gfswave.t${hourOf(cycle)}z.${grid}.0p16.f`;
  return {
    id: waveModelId(grid),
    kind: 'waves',
    host: 'gfs',
    waveGrid: grid,
    steps: GRID_STEPS,
    path: (cycle, step) => `${prefix(cycle)}${threeDigits(step)}.grib2`,
    listingPrefix: prefix,
    wanted: WAVE_MESSAGES,
    wholeFileMaxBytes: WHOLE_FILE_MAX_BYTES,
  };
}

function airModel(): GridModel {
  const prefix = (cycle: string) => `${folder(cycle)}/atmos/gfs.t${hourOf(cycle)}z.pgrb2.0p25.f`;
  return {
    id: AIR_MODEL_ID,
    kind: 'air',
    host: 'gfs',
    steps: GRID_STEPS,
    path: (cycle, step) => `${prefix(cycle)}${threeDigits(step)}`,
    listingPrefix: prefix,
    wanted: AIR_MESSAGES,
    wholeFileMaxBytes: WHOLE_FILE_MAX_BYTES,
  };
}

/** Returns a cycle's folder, such as `gfs.20261120/06`. */
function folder(cycle: string): string {
  return `gfs.${dayOf(cycle)}/${hourOf(cycle)}`;
}

function threeDigits(step: number): string {
  return String(step).padStart(3, '0');
}
