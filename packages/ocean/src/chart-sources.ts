import { type ChartGrid, chartGrid, inRows } from './chart-grid.ts';
import { turnToTrue } from './chart-winds.ts';
import { decodeChecked } from './decode-checked.ts';
import { nameOf } from './field-name.ts';
import type { StepFields } from './grib-file.ts';
import type { Grid } from './grib2/grid.ts';
import type { WantedMessage } from './idx.ts';
import { GFS_WAVE_GLOBAL } from './models/gfs-wave/gfs-wave.ts';
import { at10M, atSurface, ofSwell } from './models/messages.ts';
import type { GridModel } from './models/model.ts';
import { RefusedFileError } from './noaa-errors.ts';

/** A chart's source: a model and the fields to draw. */
export interface ChartSource {
  /** The model, with the messages that the chart needs. */
  readonly model: GridModel;
  /** Reads the chart's fields in SI units; `url` names the file in RefusedFileError. */
  read(url: string, fields: StepFields): ChartFields;
}

/** Fields on one grid, row by row; NaN marks missing values. */
export interface ChartFields {
  readonly grid: ChartGrid;
  readonly layers: readonly Float32Array[];
}

const FREEZING_K = 273.15;

const WAVES = [atSurface('HTSGW'), atSurface('PERPW'), atSurface('DIRPW')] as const;
/** The height, period and direction of the wind sea and of three swells. */
const TRAINS = [
  [atSurface('WVHGT'), atSurface('WVPER'), atSurface('WVDIR')],
  ...[1, 2, 3].map((order) => (['SWELL', 'SWPER', 'SWDIR'] as const).map((parameter) => ofSwell(parameter, order))),
];
const WIND = [at10M('UGRD'), at10M('VGRD')] as const;
const SEA = [atSurface('TMP'), atSurface('LAND')] as const;

/**
 * The waves chart. Its layers are significant height in m, peak period in s, and the direction of the peak. The
 * direction is a unit vector, east and north, that points to where the waves come from.
 */
export const WAVES_CHART: ChartSource = {
  model: GFS_WAVE_GLOBAL,
  read(url, fields) {
    const waves = readLayers(url, fields, WAVES);
    return { grid: chartGrid(url, waves[0].grid), layers: withVectors(waves) };
  },
};

/** The waves chart by train: the four layers of `WAVES_CHART` for the wind sea, then for each of three swells. */
export const WAVE_TRAINS: ChartSource = {
  model: { ...GFS_WAVE_GLOBAL, wanted: TRAINS.flat() },
  read(url, fields) {
    const trains = TRAINS.map((wanted) => readLayers(url, fields, wanted));
    const grid = trains[0]?.[0]?.grid;
    if (!grid) throw new RefusedFileError(url, 'it has no trains');
    return { grid: chartGrid(url, grid), layers: trains.flatMap(withVectors) };
  },
};

/** Returns the chart of a model's wind at 10 m in m/s, towards east and north. */
export function windChart(model: GridModel): ChartSource {
  return {
    model: { ...model, wanted: WIND },
    read(url, fields) {
      const [u, v] = readLayers(url, fields, WIND);
      turnToTrue(u.grid, u.values, v.values);
      return { grid: chartGrid(url, u.grid), layers: [u.values, v.values] };
    },
  };
}

/** Returns the chart of a model's surface temperature over water, °C. */
export function seaChart(model: GridModel): ChartSource {
  return {
    model: { ...model, wanted: SEA },
    read(url, fields) {
      const [temperature, land] = readLayers(url, fields, SEA);
      const seaC = temperature.values.map((kelvin, n) =>
        (land.values[n] as number) < 0.5 ? kelvin - FREEZING_K : Number.NaN,
      );
      return { grid: chartGrid(url, temperature.grid), layers: [seaC] };
    },
  };
}

interface Layer {
  readonly grid: Grid;
  readonly values: Float32Array;
}

const TO_RADIANS = Math.PI / 180;

/**
 * Returns height, period and direction as layers. The direction becomes a unit vector, east and north, that points to
 * where the waves come from.
 */
function withVectors([height, period, from]: readonly Layer[]): readonly Float32Array[] {
  const degrees = from?.values ?? new Float32Array();
  const east = new Float32Array(degrees.length);
  const north = new Float32Array(degrees.length);
  for (let n = 0; n < degrees.length; n++) {
    const radians = (degrees[n] as number) * TO_RADIANS;
    east[n] = Math.sin(radians);
    north[n] = Math.cos(radians);
  }
  return [height?.values, period?.values, east, north].flatMap((layer) => layer ?? []);
}

/** Reads the wanted fields, all on one grid, row by row. */
function readLayers<W extends readonly WantedMessage[]>(url: string, fields: StepFields, wanted: W) {
  const found = wanted.map(({ parameter, level }) => {
    const field = fields.get(nameOf(parameter, level));
    if (!field) throw new RefusedFileError(url, `it lacks ${nameOf(parameter, level)}`);
    return field;
  });
  const grids = new Set(found.map(({ grid }) => JSON.stringify(grid)));
  if (grids.size > 1) throw new RefusedFileError(url, 'its fields are on different grids');
  const layers = found.map(
    (field): Layer => ({ grid: field.grid, values: inRows(field.grid, decodeChecked(url, field)) }),
  );
  return layers as { readonly [Index in keyof W]: Layer };
}
