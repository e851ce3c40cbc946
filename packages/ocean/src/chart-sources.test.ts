import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readReal } from '../test-support/real-data.ts';
import { type MadeField, type MadeGrid, writeGribFile } from '../test-support/write-grib.ts';
import { seaChart, WAVE_TRAINS, WAVES_CHART, windChart } from './chart-sources.ts';
import { fieldName } from './field-name.ts';
import type { StepFields } from './grib-file.ts';
import { decodeField } from './grib2/decode-field.ts';
import { toTrueWind } from './grib2/grid-position.ts';
import { parseGrib2 } from './grib2/parse-grib2.ts';
import { findModel } from './models/catalogue.ts';
import { AIR_MODEL_ID } from './models/gfs/gfs.ts';
import { RefusedFileError } from './noaa-errors.ts';

const GFS = findModel(AIR_MODEL_ID) ?? expect.fail();
const NAM = findModel('nam') ?? expect.fail();

function fieldsOf(bytes: Uint8Array): StepFields {
  return new Map([...parseGrib2(bytes)].flatMap((field) => [[fieldName(field) ?? '', field] as const]).reverse());
}

const GRID: MadeGrid = { latNorth: 2, lonWest: 0, stepDeg: 1, ni: 2, nj: 2 };
const field = (parameter: string, [discipline, category, number]: readonly number[], values: number[]): MadeField => ({
  discipline: discipline ?? 0,
  category: category ?? 0,
  number: number ?? 0,
  parameter,
  level: 'surface',
  surface: [1, 0],
  values: Float32Array.from(values),
});

test('the path of the global waves is NOAA’s', () => {
  expect(WAVES_CHART.model.path('2026112006', 54)).toBe(
    'gfs.20261120/06/wave/gridded/gfswave.t06z.global.0p25.f054.grib2',
  );
});

test('waves are height, period and the vector to where the peak comes from, and nothing on land', () => {
  const { bytes } = writeGribFile('2026112006', 0, GRID, [
    field('HTSGW', [10, 0, 3], [1, 2, 3, Number.NaN]),
    field('PERPW', [10, 0, 11], [8, 9, 10, Number.NaN]),
    field('DIRPW', [10, 0, 10], [0, 90, 210, Number.NaN]),
  ]);
  const { grid, layers } = WAVES_CHART.read('file', fieldsOf(bytes));
  expect([grid.columns, grid.rows, grid.wraps]).toEqual([2, 2, false]);
  const [, , east, north] = layers.map((layer) => [...layer].map((value) => Math.round(value * 1000) / 1000));
  expect(east).toEqual([0, 1, -0.5, Number.NaN]);
  expect(north).toEqual([1, 0, -0.866, Number.NaN]);
  expect(layers.map((layer) => Number.isNaN(layer[3]))).toEqual([true, true, true, true]);
});

test('trains are the wind sea and three swells, each like the waves of a chart', () => {
  const ofSwells = (parameter: string, number: number, values: number[]) =>
    [1, 2, 3].map((order) => ({
      ...field(parameter, [10, 0, number], values),
      level: `${order} in sequence`,
      surface: [241, order] as [number, number],
    }));
  const { bytes } = writeGribFile('2026112006', 0, GRID, [
    field('WVHGT', [10, 0, 5], [1, 2, 3, Number.NaN]),
    ...ofSwells('SWELL', 8, [4, 5, 6, Number.NaN]),
    field('WVPER', [10, 0, 6], [3, 4, 5, Number.NaN]),
    ...ofSwells('SWPER', 9, [12, 13, 14, Number.NaN]),
    field('WVDIR', [10, 0, 4], [0, 90, 180, Number.NaN]),
    ...ofSwells('SWDIR', 7, [90, 90, 90, Number.NaN]),
  ]);
  const { layers } = WAVE_TRAINS.read('file', fieldsOf(bytes));
  expect(layers).toHaveLength(16);
  expect(layers.slice(0, 8).map((layer) => Math.round((layer[0] ?? 9) * 100) / 100)).toEqual([1, 3, 0, 1, 4, 12, 1, 0]);
  expect(() => WAVE_TRAINS.read('file', new Map())).toThrow(new RefusedFileError('file', 'it lacks WVHGT:surface'));
});

test('a file that lacks a field, or holds an impossible value, is refused by name', () => {
  const height = field('HTSGW', [10, 0, 3], [1, 2, 3, 4]);
  const period = field('PERPW', [10, 0, 11], [8, 9, 10, 55]);
  const from = field('DIRPW', [10, 0, 10], [0, 90, 225, 4]);
  const read = (fields: MadeField[]) =>
    WAVES_CHART.read('file', fieldsOf(writeGribFile('2026112006', 0, GRID, fields).bytes));
  expect(() => read([height, from])).toThrow(new RefusedFileError('file', 'it lacks PERPW:surface'));
  expect(() => read([height, period, from])).toThrow(RefusedFileError);
});

describe("NOAA's files", needs(NOAA_FILES), () => {
  test('off Duck the waves of the Atlantic grid are those of its cells', () => {
    const fields = fieldsOf(readReal('grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2'));
    const { grid, layers } = WAVES_CHART.read('file', fields);
    const [columns, rows] = [new Float64Array(1), new Float64Array(1)];
    grid.locatorOf(Float64Array.of(-74.5))(36, columns, rows);
    expect([columns[0], rows[0]]).toEqual([expect.closeTo(153, 5), expect.closeTo(114, 5)]);
    const cell = 114 * 301 + 153;
    const [height = 0, from = 0] = ['HTSGW:surface', 'DIRPW:surface'].map((name) => {
      const one = fields.get(name);
      return one && decodeField(one)[cell];
    });
    expect(layers[0]?.[cell]).toBe(height);
    expect(((Math.atan2(layers[2]?.[cell] ?? 0, layers[3]?.[cell] ?? 0) * 180) / Math.PI + 360) % 360).toBeCloseTo(
      from,
      3,
    );
  });

  test("NAM's winds are turned to true north", () => {
    const fields = fieldsOf(readReal('grib/nam.20180917.t00z.awp211.f000.grib2'));
    const [u, v] = ['UGRD:10 m above ground', 'VGRD:10 m above ground'].map((name) => fields.get(name));
    if (!u || !v) return expect.fail();
    const { layers } = windChart(NAM).read('file', fields);
    // The point at 36.0124 N 75.4323 W has known wind components, -5.185 and 2.162 m/s along the grid.
    const [along, across] = [decodeField(u), decodeField(v)];
    const cell = along.findIndex(
      (value, n) => Math.abs(value + 5.185) < 2e-3 && Math.abs((across[n] ?? 0) - 2.162) < 2e-3,
    );
    const expected = toTrueWind(u.grid, -75.4323, -5.185, 2.162);
    expect(layers[0]?.[cell]).toBeCloseTo(expected.u, 2);
    expect(layers[1]?.[cell]).toBeCloseTo(expected.v, 2);
  });

  test("the sea's temperature is plausible, and land has none", () => {
    const fields = fieldsOf(readReal('grib/gfs.20110110.t12z.pgrb2.2p50.f120.grib2'));
    const { grid, layers } = seaChart(GFS).read('file', fields);
    const [seaC = new Float32Array()] = layers;
    const at = (lat: number, lonEast: number) => seaC[((90 - lat) / 2.5) * grid.columns + lonEast / 2.5];
    // The points are the Sahara, the middle of the Atlantic at 25 N and the western Pacific warm pool.
    expect([at(25, 10), at(25, 315), at(5, 150)]).toEqual([
      Number.NaN,
      expect.closeTo(24, -0.5),
      expect.closeTo(29, -0.3),
    ]);
    const land = seaC.filter((value) => Number.isNaN(value)).length / seaC.length;
    expect(land).toBeGreaterThan(0.28);
    expect(land).toBeLessThan(0.42);
  });
});
