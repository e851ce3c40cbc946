import { type AirSample, type Beach, normalizeDeg, toDegrees } from '@groundswell/forecast';
import { decodeChecked } from './decode-checked.ts';
import type { StepFields } from './grib-file.ts';
import type { GribField } from './grib2/grib-field.ts';
import type { Grid } from './grib2/grid.ts';
import { bilinearPoints, toTrueWind, type WeightedPoint } from './grib2/grid-position.ts';
import { RefusedFile } from './noaa-errors.ts';
import { perGrid } from './per-grid.ts';
import { type Cell, listSeawardCells } from './seaward-cells.ts';

interface Places {
  /** The up to four points around each beach; absent off the grid. */
  readonly points: readonly (readonly WeightedPoint[] | undefined)[];
  readonly cells: readonly (readonly Cell[])[];
  /** The cell to read the sea temperature at, set once a land mask has been read; undefined where none is in reach. */
  seaCells?: readonly (Cell | undefined)[];
}

const FREEZING_K = 273.15;
const SECONDS_PER_HOUR = 3600;

const placesOf = perGrid(
  (grid: Grid, beaches: readonly Beach[]): Places => ({
    points: beaches.map(({ lat, lon }) => bilinearPoints(grid, lat, lon)),
    cells: beaches.map((beach) => listSeawardCells(grid, beach)),
  }),
);

/**
 * Samples a step of GFS or a short-range model for each beach: wind by its components, turned to true north where they
 * follow the grid; gust, air, cloud and rain interpolated between the four surrounding points; the sea's temperature
 * at the first sea cell in the beach's facing. A quantity missing from the file is absent, and so is everything off
 * the grid. `url` names the file in RefusedFile. Pass the same `beaches` list at every step (see `perGrid`).
 */
export function sampleAir(
  url: string,
  fields: StepFields,
  beaches: readonly Beach[],
  validAt: number,
): readonly (AirSample | undefined)[] {
  const u = fields.get('UGRD:10 m above ground');
  const v = fields.get('VGRD:10 m above ground');
  if (!u || !v) throw new RefusedFile(url, 'it lacks the wind at 10 m');
  const places = placesOf(u.grid, beaches);
  const decode = (field: GribField | undefined) => {
    if (field && field.grid.pointCount !== u.grid.pointCount)
      throw new RefusedFile(url, 'its fields are on different grids');
    return field && decodeChecked(url, field);
  };

  const [eastward, northward] = [decode(u), decode(v)];
  const gust = decode(fields.get('GUST:surface'));
  const air = decode(fields.get('TMP:2 m above ground'));
  const cloud = decode(fields.get('TCDC:entire atmosphere'));
  const rain = decode(fields.get('PRATE:surface'));
  const surface = decode(fields.get('TMP:surface'));
  const land = fields.get('LAND:surface');
  if (land && !places.seaCells) places.seaCells = findSeaCells(places.cells, decodeChecked(url, land));

  return beaches.map(({ lon }, beach) => {
    const points = places.points[beach];
    if (!points) return undefined;
    const seaCell = places.seaCells?.[beach];
    return {
      validAt,
      ...windFrom(u.grid, lon, interpolate(eastward, points), interpolate(northward, points)),
      gustMps: atLeastZero(interpolate(gust, points)),
      airC: celsius(interpolate(air, points)),
      cloudPct: clampPct(interpolate(cloud, points)),
      rainMmPerH: hourly(atLeastZero(interpolate(rain, points))),
      seaC: celsius(present(seaCell && surface?.[seaCell.index])),
    };
  });
}

function findSeaCells(cells: Places['cells'], land: Float32Array): readonly (Cell | undefined)[] {
  return cells.map((ofBeach) => ofBeach.find(({ index }) => (land[index] ?? 1) < 0.5));
}

/** The weighted mean of the points that have a value; absent where none has. */
function interpolate(values: Float32Array | undefined, points: readonly WeightedPoint[]): number | undefined {
  if (!values) return undefined;
  let [sum, shares] = [0, 0];
  for (const { index, weight } of points) {
    const value = values[index];
    if (value === undefined || Number.isNaN(value)) continue;
    sum += value * weight;
    shares += weight;
  }
  return shares > 0 ? sum / shares : undefined;
}

/** Components along the grid, m/s, as speed and the true direction the wind comes from. */
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

/** kg m-2 s-1 is mm of water a second. */
function hourly(mmPerS: number | undefined): number | undefined {
  return mmPerS === undefined ? undefined : mmPerS * SECONDS_PER_HOUR;
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
