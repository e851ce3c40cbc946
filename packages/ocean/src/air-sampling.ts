import { HOUR_S } from '@groundswell/durations';
import { type AirSample, type Beach, normalizeDeg, toDegrees } from '@groundswell/forecast';
import { readChecked } from './decode-checked.ts';
import type { StepFields } from './grib-file.ts';
import type { GribField } from './grib2/grib-field.ts';
import type { Grid } from './grib2/grid.ts';
import { bilinearPoints, toTrueWind, type WeightedPoint } from './grib2/grid-position.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { perGrid } from './per-grid.ts';
import { type Cell, listSeawardCells } from './seaward-cells.ts';

interface Places {
  /** The grid points around each beach, at most four; undefined for a beach off the grid. */
  readonly points: readonly (readonly WeightedPoint[] | undefined)[];
  readonly cells: readonly (readonly Cell[])[];
  /**
   * The cells at which the sea temperature is read, set once a land mask has been read. The entry of a beach is
   * undefined if no sea cell lies within reach.
   */
  seaCells?: readonly (Cell | undefined)[];
}

const FREEZING_K = 273.15;

const placesOf = perGrid(
  (grid: Grid, beaches: readonly Beach[]): Places => ({
    points: beaches.map(({ lat, lon }) => bilinearPoints(grid, lat, lon)),
    cells: beaches.map((beach) => listSeawardCells(grid, beach)),
  }),
);

/**
 * Samples a step of GFS or a short-range model for each beach.
 * Wind is interpolated by components, and turned to true north where they follow the grid. Gust, air, cloud and rain
 * are interpolated between the four surrounding points. The sea temperature is that of the first sea cell in the
 * beach's facing.
 * Quantities missing from the file are absent, as are beaches off the grid. `url` names the file in RefusedFileError.
 * Pass the same `beaches` list at every step (see `perGrid`).
 */
export function sampleAir(
  url: string,
  fields: StepFields,
  beaches: readonly Beach[],
  validAt: number,
): readonly (AirSample | undefined)[] {
  const u = fields.get('UGRD:10 m above ground');
  const v = fields.get('VGRD:10 m above ground');
  if (!u || !v) throw new RefusedFileError(url, 'it lacks the wind at 10 m');
  const places = placesOf(u.grid, beaches);
  const read = <Taken>(field: GribField | undefined, take: (values: Float32Array) => Taken) => {
    if (field && field.grid.pointCount !== u.grid.pointCount)
      throw new RefusedFileError(url, 'its fields are on different grids');
    return field && readChecked(url, field, take);
  };
  const readAround = (field: GribField | undefined) =>
    read(field, (values) => places.points.map((points) => points && interpolate(values, points)));

  const [eastward, northward] = [readAround(u), readAround(v)];
  const gust = readAround(fields.get('GUST:surface'));
  const air = readAround(fields.get('TMP:2 m above ground'));
  const cloud = readAround(fields.get('TCDC:entire atmosphere'));
  const rain = readAround(fields.get('PRATE:surface'));
  if (!places.seaCells) places.seaCells = read(fields.get('LAND:surface'), (land) => findSeaCells(places.cells, land));
  const { seaCells } = places;
  const sea = read(fields.get('TMP:surface'), (values) => seaCells?.map((cell) => cell && values[cell.index]));

  return beaches.map(({ lon }, beach) => {
    if (!places.points[beach]) return undefined;
    return {
      validAt,
      ...windFrom(u.grid, lon, eastward?.[beach], northward?.[beach]),
      gustMps: atLeastZero(gust?.[beach]),
      airC: celsius(air?.[beach]),
      cloudPct: clampPct(cloud?.[beach]),
      rainMmPerH: hourly(atLeastZero(rain?.[beach])),
      seaC: celsius(present(sea?.[beach])),
    };
  });
}

function findSeaCells(cells: Places['cells'], land: Float32Array): readonly (Cell | undefined)[] {
  return cells.map((ofBeach) => ofBeach.find(({ index }) => (land[index] ?? 1) < 0.5));
}

/** Returns the weighted mean of the points that have a value; undefined where no point has a value. */
function interpolate(values: Float32Array, points: readonly WeightedPoint[]): number | undefined {
  let [sum, shares] = [0, 0];
  for (const { index, weight } of points) {
    const value = values[index];
    if (value === undefined || Number.isNaN(value)) continue;
    sum += value * weight;
    shares += weight;
  }
  return shares > 0 ? sum / shares : undefined;
}

/** Converts components along the grid, m/s, to speed and the true direction the wind comes from. */
function windFrom(
  grid: Grid,
  lon: number,
  alongX: number | undefined,
  alongY: number | undefined,
): Pick<AirSample, 'windSpeedMps' | 'windFromDeg'> {
  if (alongX === undefined || alongY === undefined) return {};
  const { u, v } = toTrueWind(grid, lon, alongX, alongY);
  return { windSpeedMps: Math.hypot(u, v), windFromDeg: normalizeDeg(toDegrees(Math.atan2(-u, -v))) };
}

function celsius(kelvin: number | undefined): number | undefined {
  return kelvin === undefined ? undefined : kelvin - FREEZING_K;
}

/** Converts kg m-2 s-1, which is mm of water a second, to mm an hour. */
function hourly(mmPerS: number | undefined): number | undefined {
  return mmPerS === undefined ? undefined : mmPerS * HOUR_S;
}

function atLeastZero(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.max(0, value);
}

function clampPct(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(100, Math.max(0, value));
}

function present(value: number | undefined): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : value;
}
