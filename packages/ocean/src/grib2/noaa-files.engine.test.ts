import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ECCODES, NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { type EccodesField, getByEccodes, positionsByEccodes, readByEccodes } from '../../test-support/eccodes.ts';
import { decodeField } from './decode-field.ts';
import { gridLocator, positionOnGrid } from './grid-position.ts';
import { noaaName } from './noaa-name.ts';
import { parseGrib2 } from './parse-grib2.ts';
import { eastOf } from './projection.ts';

/** The optional folder of real NOAA files, beside the repository. */
const NOAA = join(import.meta.dirname, '../../../../../shared/data/noaa');
const GRIB = join(NOAA, 'grib');
const PRESENT = existsSync(GRIB);
/** Without the folder, the list contains one placeholder name. The test runner then still lists the skipped tests. */
const FILES = PRESENT ? readdirSync(GRIB).filter((name) => name.endsWith('.grib2')) : ['(no NOAA files here)'];

interface Check {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  readonly missing: number;
  readonly Ni: number;
  readonly Nj: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly samples: Readonly<Record<string, number | null>>;
}

const FLOAT_STEP = 2 ** -23;
/** The rounding of samples in checks.json, which keeps six decimals. */
const SAMPLE_ROUNDING = 5e-7;

function load(file: string) {
  return [...parseGrib2(readFileSync(join(GRIB, file)))];
}

describe('every message of checks.json', needs(NOAA_FILES), () => {
  const checks: Check[] = PRESENT ? JSON.parse(readFileSync(join(GRIB, 'checks.json'), 'utf8')) : [];

  test.each(FILES.filter((file) => !PRESENT || checks.some((check) => check.file === file)))(
    'of %s matches what eccodes read',
    (file) => {
      const expected = checks.filter((check) => check.file === file);
      const fields = load(file);
      expect(fields.map(({ offset, length, grid }) => [offset, length, grid.ni, grid.nj])).toEqual(
        expected.map(({ offset, length, Ni, Nj }) => [offset, length, Ni, Nj]),
      );

      for (const [n, field] of fields.entries()) {
        const check = expected[n] as Check;
        const values = decodeField(field);
        const present = values.filter((value) => !Number.isNaN(value));
        expect(values.length - present.length).toBe(check.missing);
        expectClose(
          present.reduce((a, b) => Math.min(a, b)),
          check.min,
        );
        expectClose(
          present.reduce((a, b) => Math.max(a, b)),
          check.max,
        );
        expectClose(
          present.reduce((sum, value) => sum + value, 0) / present.length,
          check.mean,
          FLOAT_STEP * Math.max(check.max, -check.min),
        );
        for (const [index, sample] of Object.entries(check.samples)) {
          if (sample === null) expect(values[Number(index)]).toBeNaN();
          else expectClose(values[Number(index)] as number, sample, Math.abs(sample) * FLOAT_STEP + SAMPLE_ROUNDING);
        }
      }
    },
  );
});

describe('against eccodes (libeccodes-tools and NOAA files at hand)', needs(NOAA_FILES, ECCODES), () => {
  test.each(FILES)('every point of %s is equal within float precision', (file) => {
    const fields = load(file);
    const reference = readByEccodes(join(GRIB, file));
    expect(fields).toHaveLength(reference.length);
    expect(fields.map((field, n) => countDifferences(decodeField(field), reference[n] as EccodesField))).toEqual(
      fields.map(() => 0),
    );
  });

  test.each(FILES)('parameter, hour, surfaces and size of every field of %s agree', (file) => {
    const keys = [
      'discipline',
      'parameterCategory',
      'parameterNumber',
      'endStep',
      'typeOfFirstFixedSurface:l',
      'typeOfSecondFixedSurface:l',
      'Ni',
      'numberOfDataPoints',
    ];
    const rows = load(file).map((field) => [
      field.discipline,
      field.category,
      field.number,
      field.forecastHours,
      field.surface.type,
      field.secondSurface?.type ?? 255,
      field.grid.ni,
      field.grid.pointCount,
    ]);
    expect(rows).toEqual(getByEccodes(join(GRIB, file), keys).map((row) => row.map(Number)));
  });
});

test('every point of the Mercator grid of Hawaii is where eccodes places it', needs(NOAA_FILES, ECCODES), () => {
  const bytes = readFileSync(join(GRIB, 'aqm.20240516.t12z.o3.hi-mercator.grib2'));
  const [{ grid } = expect.fail('there is no field')] = parseGrib2(bytes);
  const reference = positionsByEccodes(bytes);
  expect(reference).toHaveLength(321 * 225);
  const locate = gridLocator(grid);
  const apart = reference.filter((expected, n) => {
    const [i, j] = [n % 321, Math.floor(n / 321)];
    const at = positionOnGrid(grid, i, j) ?? expect.fail('the grid is not located');
    const place = locate(expected.lat, expected.lon) ?? { i: -1, j: -1 };
    const isThere = Math.abs(at.lat - expected.lat) < 1e-6 && Math.abs(eastOf(expected.lon, at.lon)) < 1e-6;
    return !isThere || Math.abs(place.i - i) > 1e-4 || Math.abs(place.j - j) > 1e-4;
  });
  expect(apart).toEqual([]);
});

describe('NOAA names', needs(NOAA_FILES), () => {
  test('match the index of the same wave file', () => {
    const file = 'gdaswave.20211130.t00z.wcoast.0p16.f000.grib2';
    const index = readFileSync(join(NOAA, 'idx', `${file}.idx`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':'));
    expect(load(file).map((field) => [String(field.offset), noaaName(field)])).toEqual(
      index.map(([, offset, , name]) => [offset, name]),
    );
  });

  test('exist for every field of the global forecast', () => {
    const unknown = load('gfs.20110110.t12z.pgrb2.2p50.f120.grib2').filter((field) => noaaName(field) === undefined);
    expect(unknown).toEqual([]);
  });
});

function expectClose(actual: number, expected: number, tolerance = Math.abs(expected) * FLOAT_STEP): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);
}

function countDifferences(values: Float32Array, { values: reference, bitmap }: EccodesField): number {
  let differences = 0;
  let next = 0;
  for (const [n, value] of values.entries()) {
    const present = !bitmap || ((bitmap[n >>> 3] ?? 0) & (0x80 >>> (n & 7))) !== 0;
    const expected = present ? (reference[next++] ?? Number.NaN) : Number.NaN;
    const same = present ? Math.abs(value - expected) <= Math.abs(expected) * FLOAT_STEP : Number.isNaN(value);
    if (!same) differences += 1;
  }
  return differences + reference.length - next;
}
