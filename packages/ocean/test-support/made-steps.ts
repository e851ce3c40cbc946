import { runStart } from '@groundswell/forecast';
import { dayOf, hourOf } from '../src/cycle.ts';
import { type MadeField, type MadeFile, type MadeGrid, writeGribFile } from './write-grib.ts';

/** A grid of two-degree cells over the coasts of the USA, water everywhere: 16-50 N, 163-61 W. */
const GRID: MadeGrid = { latNorth: 50, lonWest: 197, stepDeg: 2, ni: 52, nj: 18 };
const POINTS = GRID.ni * GRID.nj;

const everywhere = (value: number) => new Float32Array(POINTS).fill(value);
/** The values of a train that is absent at every point. */
const NONE = everywhere(Number.NaN);

const wave = (parameter: string, number: number, value: Float32Array, order?: number): MadeField => ({
  discipline: 10,
  category: 0,
  number,
  parameter,
  level: order === undefined ? 'surface' : `${order} in sequence`,
  surface: order === undefined ? [1, 0] : [241, order],
  values: value,
});
const air = (
  parameter: string,
  level: string,
  category: number,
  number: number,
  surface: MadeField['surface'],
  value: number,
  discipline = 0,
): MadeField => ({
  discipline,
  category,
  number,
  parameter,
  level,
  surface,
  values: everywhere(value),
});

/**
 * Makes a gfswave step: 1.3 m of sea and 1 m of swell whose period grows with the step. Two further swells are absent.
 */
export function makeWaveStep(cycle: string, step: number, leaveOut?: string): MadeFile {
  const fields = [
    wave('HTSGW', 3, everywhere(Math.hypot(1.3, 1))),
    wave('PERPW', 11, everywhere(12)),
    wave('WVHGT', 5, everywhere(1.3)),
    wave('SWELL', 8, everywhere(1), 1),
    wave('SWELL', 8, NONE, 2),
    wave('SWELL', 8, NONE, 3),
    wave('WVPER', 6, everywhere(5)),
    wave('SWPER', 9, everywhere(10 + step / 100), 1),
    wave('SWPER', 9, NONE, 2),
    wave('SWPER', 9, NONE, 3),
    wave('WVDIR', 4, everywhere(200)),
    wave('SWDIR', 7, everywhere(110), 1),
    wave('SWDIR', 7, NONE, 2),
    wave('SWDIR', 7, NONE, 3),
  ];
  return writeGribFile(
    cycle,
    step,
    GRID,
    fields.filter(({ parameter, level }) => `${parameter}:${level}` !== leaveOut),
  );
}

/** Makes a step of an ensemble's mean or spread: 1.8 m, 11 s and 280°. */
export function makeEnsembleStep(cycle: string, step: number, leaveOut?: string): MadeFile {
  const fields = [
    wave('HTSGW', 3, everywhere(1.8)),
    wave('PERPW', 11, everywhere(11)),
    wave('WVHGT', 5, everywhere(1)),
    wave('DIRPW', 10, everywhere(280)),
  ];
  return writeGribFile(
    cycle,
    step,
    GRID,
    fields.filter(({ parameter, level }) => `${parameter}:${level}` !== leaveOut),
  );
}

/**
 * Makes a GFS step: 5 m/s from the southwest (216.87°), 15 °C air, sea of 12 °C, half cloud cover, 1 mm of rain in an
 * hour.
 */
export function makeAirStep(cycle: string, step: number, leaveOut?: string): MadeFile {
  const fields = [
    air('UGRD', '850 mb', 2, 2, [100, 85_000], 40),
    air('GUST', 'surface', 2, 22, [1, 0], 8),
    air('TMP', 'surface', 0, 0, [1, 0], 285.15),
    air('TMP', '2 m above ground', 0, 0, [103, 2], 288.15),
    air('UGRD', '10 m above ground', 2, 2, [103, 10], 3),
    air('VGRD', '10 m above ground', 2, 3, [103, 10], 4),
    air('PRATE', 'surface', 1, 7, [1, 0], 1 / 3600),
    air('TCDC', 'entire atmosphere', 6, 1, [10, 0], 50),
    air('LAND', 'surface', 0, 0, [1, 0], 0, 2),
  ];
  return writeGribFile(
    cycle,
    step,
    GRID,
    fields.filter(({ parameter, level }) => `${parameter}:${level}` !== leaveOut),
  );
}

/** Makes a step of a short-range model: wind of 10 m/s from 36.87°, gusts of 13 m/s. */
export function makeWindStep(cycle: string, step: number): MadeFile {
  return writeGribFile(cycle, step, GRID, [
    air('GUST', 'surface', 2, 22, [1, 0], 13),
    air('UGRD', '10 m above ground', 2, 2, [103, 10], -6),
    air('VGRD', '10 m above ground', 2, 3, [103, 10], -8),
  ]);
}

/** Makes an hourly bulletin: a wind sea of 0.9 m from the south, a swell of 0.5 m and 9 s from the east. */
export function makeBulletin(pointId: string, cycle: string, hours: number): string {
  const startAt = runStart(cycle);
  const none = ' '.repeat(17);
  const rows = Array.from({ length: hours + 1 }, (_, hour) => {
    const at = new Date(startAt + hour * 3_600_000);
    const when = `${String(at.getUTCDate()).padStart(2)} ${String(at.getUTCHours()).padStart(2)}`;
    return ` | ${when} | 1.03  2   | * 0.90  4.5   0 |   0.50  9.0 270 |${[none, none, none, none].join('|')}|`;
  });
  return [
    `  Location : ${pointId}      (40.98N  71.12W)`,
    '  Model    : spectral resolution for points',
    `  Cycle    : ${dayOf(cycle)} ${hourOf(cycle)} UTC`,
    ' | day & |  Hst  n x |    Hs   Tp  dir |',
    ' |  hour |  (m)  - - |    (m)  (s) (d) |',
    ...rows,
    ' +-------+',
  ].join('\n');
}
