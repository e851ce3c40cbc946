import { encodeGlobeWaveFile } from './grib/globe-wave-file.ts';
import { encodeShortRangeFile } from './grib/short-range-file.ts';
import { encodeWaveFile } from './grib/wave-file.ts';
import { encodeWeatherFile } from './grib/weather-file.ts';
import type { WaveGridName } from './land/masks.ts';
import type { Ocean } from './ocean.ts';

/** A NOAA model whose runs the sample ocean writes: one GRIB2 file with its `.idx` for each step. */
export interface Model {
  /** Returns the path of a step's file; `day` is YYYYMMDD, `cycle` is HH. */
  readonly path: (day: string, cycle: string, hour: number) => string;
  /** The steps of a run, in forecast hours. */
  readonly hours: readonly number[];
  /** The approximate size of one step's file, bytes. */
  readonly typicalBytes: number;
  readonly encode: (
    ocean: Ocean,
    runMs: number,
    hour: number,
  ) => { readonly bytes: Uint8Array; readonly index: Uint8Array };
}

/** The steps of the global models: hourly to 120, then 3-hourly to 384. */
const globalHours = [...hourly(120), ...every(3, 123, 384)];

export const models: Readonly<Record<string, Model>> = {
  atlocn: waves('atlocn.0p16', 360_000, encodeOn('atlocn')),
  wcoast: waves('wcoast.0p16', 155_000, encodeOn('wcoast')),
  epacif: waves('epacif.0p16', 410_000, encodeOn('epacif')),
  globe: waves('global.0p25', 10_900_000, encodeGlobeWaveFile),
  gfs: {
    path: (day, cycle, hour) => `/gfs.${day}/${cycle}/atmos/gfs.t${cycle}z.pgrb2.0p25.f${digits(hour, 3)}`,
    hours: globalHours,
    typicalBytes: 680_000,
    encode: encodeWeatherFile,
  },
  nam: {
    path: (day, cycle, hour) => `/nam.${day}/nam.t${cycle}z.awphys${digits(hour, 2)}.tm00.grib2`,
    hours: [...hourly(36), ...every(3, 39, 84)],
    typicalBytes: 400_000,
    encode: (ocean, runMs, hour) => encodeShortRangeFile(ocean, 'nam', runMs, hour),
  },
  hrrr: {
    path: (day, cycle, hour) => `/hrrr.${day}/conus/hrrr.t${cycle}z.wrfsfcf${digits(hour, 2)}.grib2`,
    hours: hourly(48),
    typicalBytes: 185_000,
    encode: (ocean, runMs, hour) => encodeShortRangeFile(ocean, 'hrrr', runMs, hour),
  },
  rrfs: {
    path: (day, cycle, hour) => `/rrfs.${day}/${cycle}/rrfs.t${cycle}z.2dfld.3km.f${digits(hour, 3)}.conus.grib2`,
    hours: hourly(84),
    typicalBytes: 185_000,
    encode: (ocean, runMs, hour) => encodeShortRangeFile(ocean, 'rrfs', runMs, hour),
  },
};

function waves(grid: string, typicalBytes: number, encode: Model['encode']): Model {
  return {
    path: (day, cycle, hour) =>
      `/gfs.${day}/${cycle}/wave/gridded/gfswave.t${cycle}z.${grid}.f${digits(hour, 3)}.grib2`,
    hours: globalHours,
    typicalBytes,
    encode,
  };
}

function encodeOn(grid: WaveGridName): Model['encode'] {
  return (ocean, runMs, hour) => encodeWaveFile(ocean, grid, runMs, hour);
}

function hourly(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, hour) => hour);
}

function every(step: number, first: number, last: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, n) => first + n * step);
}

function digits(hour: number, count: number): string {
  return String(hour).padStart(count, '0');
}
