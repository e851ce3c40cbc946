import type { Beach } from '@groundswell/forecast';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readReal } from '../test-support/real-data.ts';
import { type MadeField, writeGribFile } from '../test-support/write-grib.ts';
import { sampleAir } from './air-sampling.ts';
import { fieldName } from './field-name.ts';
import { decodeField } from './grib2/decode-field.ts';
import { parseGrib2 } from './grib2/parse-grib2.ts';
import { listSeawardCells } from './seaward-cells.ts';
import { sampleWaves } from './wave-sampling.ts';

const GRID = { latNorth: 40, lonWest: 284, stepDeg: 1, ni: 9, nj: 9 };
const VALID_AT = Date.UTC(2026, 10, 20, 6);
const beach = (lat: number, lon: number, facingDeg: number): Beach => ({
  id: 1,
  slug: 'b',
  name: 'B',
  lat,
  lon,
  facingDeg,
  timeZone: 'America/New_York',
  waveGrid: 'atlocn',
  buoyIds: [],
  windStationIds: [],
  waterStationIds: [],
});
/** Builds a field from a function of column i and row j. Rows run south from 40 N, columns run east from 76 W. */
const values = (at: (i: number, j: number) => number) =>
  Float32Array.from({ length: 81 }, (_, n) => at(n % 9, Math.floor(n / 9)));

function stepFields(fields: readonly MadeField[]) {
  return new Map(
    [...parseGrib2(writeGribFile('2026112006', 0, GRID, fields).bytes)].map((field) => [fieldName(field) ?? '', field]),
  );
}

describe('waves', () => {
  const land = (i: number) => i < 4;
  const wave = (
    parameter: string,
    number: number,
    order: number | undefined,
    at: (i: number, j: number) => number,
  ): MadeField => ({
    discipline: 10,
    category: 0,
    number,
    parameter,
    level: order ? `${order} in sequence` : 'surface',
    surface: order ? [241, order] : [1, 0],
    values: values((i, j) => (land(i) ? Number.NaN : at(i, j))),
  });
  const fields = (sea: (i: number, j: number) => number) =>
    stepFields([
      wave('HTSGW', 3, undefined, (i) => i / 2),
      wave('WVHGT', 5, undefined, sea),
      wave('WVPER', 6, undefined, () => 5),
      wave('WVDIR', 4, undefined, () => 360),
      ...[1, 2, 3].flatMap((order) => [
        wave('SWELL', 8, order, () => (order === 1 ? 1 : Number.NaN)),
        wave('SWPER', 9, order, () => (order === 1 ? 12 : Number.NaN)),
        wave('SWDIR', 7, order, () => (order === 1 ? 95 : Number.NaN)),
      ]),
    ]);

  test('a beach whose nearest cell is land takes the nearest sea cell in front of it', () => {
    const [waves] = sampleWaves(
      '',
      fields(() => 0.5),
      [beach(36.1, -72.9, 90)],
      VALID_AT,
    );
    expect(waves?.cell).toMatchObject({ lat: 36, lon: -72 });
    expect(waves?.cell.distanceKm).toBeCloseTo(81.6, 0);
    expect(waves?.sample).toMatchObject({ validAt: VALID_AT, heightM: expect.closeTo(2, 3) });
  });

  test('trains keep the order of the model, wind sea first; absent ones stay absent', () => {
    const near = [beach(36, -72, 90)];
    const [both] = sampleWaves(
      '',
      fields(() => 0.5),
      near,
      VALID_AT,
    );
    expect(both?.sample.trains.map(({ kind, fromDeg }) => [kind, Math.round(fromDeg) % 360])).toEqual([
      ['sea', 0],
      ['swell', 95],
    ]);
    const [swellOnly] = sampleWaves(
      '',
      fields(() => Number.NaN),
      near,
      VALID_AT,
    );
    expect(swellOnly?.sample.trains.map(({ kind }) => kind)).toEqual(['swell']);
  });

  test('a beach with no sea within two cells, or off the grid, has no waves', () => {
    expect(
      sampleWaves(
        '',
        fields(() => 1),
        [beach(36, -75.6, 90), beach(10, -72, 90)],
        VALID_AT,
      ),
    ).toEqual([undefined, undefined]);
  });

  test('cells that the beach faces are tried before nearer ones behind it', () => {
    const field = fields(() => 1).get('HTSGW:surface') ?? expect.fail();
    const cells = listSeawardCells(field.grid, beach(36.3, -71.6, 180));
    expect(cells).toHaveLength(16);
    const behind = cells.findIndex(({ lat }) => lat > 36.3);
    expect(cells.slice(0, behind).every(({ lat }) => lat < 36.3)).toBe(true);
    expect(cells.slice(behind).every(({ lat }) => lat > 36.3)).toBe(true);
    expect(cells[0]).toMatchObject({ lat: 36, lon: -72 });
  });

  test('a cell straight ahead is tried before a nearer one along the coast', () => {
    const field = fields(() => 1).get('HTSGW:surface') ?? expect.fail();
    const [first] = listSeawardCells(field.grid, beach(36.3, -72.05, 90));
    expect(first).toMatchObject({ lat: 36, lon: -71 });
  });

  test('a buoy, which has no facing, takes the nearest sea cell on any side', () => {
    const field = fields(() => 1).get('HTSGW:surface') ?? expect.fail();
    const distances = listSeawardCells(field.grid, { lat: 36.4, lon: -71.4 }).map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    const [waves] = sampleWaves(
      '',
      fields(() => 0.5),
      [{ lat: 36.4, lon: -72.3 }],
      VALID_AT,
    );
    expect(waves?.cell).toMatchObject({ lat: 36, lon: -72 });
  });
});

describe('air', () => {
  const air = (
    parameter: string,
    level: string,
    category: number,
    number: number,
    surface: MadeField['surface'],
    at: (i: number, j: number) => number,
    discipline = 0,
  ): MadeField => ({
    discipline,
    category,
    number,
    parameter,
    level,
    surface,
    values: values(at),
  });
  const u = (at: (i: number, j: number) => number) => air('UGRD', '10 m above ground', 2, 2, [103, 10], at);
  const v = (at: (i: number, j: number) => number) => air('VGRD', '10 m above ground', 2, 3, [103, 10], at);

  test('wind between northwest and northeast points is a north wind, not a calm from nowhere', () => {
    const fields = stepFields([u((i) => (i % 2 === 0 ? 4 : -4)), v(() => -4)]);
    const [sample] = sampleAir('', fields, [beach(36.5, -71.5, 90)], VALID_AT);
    expect(sample?.windSpeedMps).toBeCloseTo(4, 2);
    expect(Math.abs((((sample?.windFromDeg ?? 180) + 180) % 360) - 180)).toBeLessThan(0.1);
    expect(sample?.gustMps).toBeUndefined();
  });

  test('points without a value are left out of the mean', () => {
    const fields = stepFields([u((i) => (i === 4 ? Number.NaN : 6)), v(() => 0)]);
    expect(sampleAir('', fields, [beach(36.5, -71.5, 90)], VALID_AT)[0]?.windSpeedMps).toBeCloseTo(6, 2);
  });

  test('the sea’s temperature is read at a sea cell, and all quantities are converted to our units', () => {
    const isLand = (i: number) => (i < 4 ? 1 : 0);
    const fields = stepFields([
      u(() => 0),
      v(() => 5),
      air('TMP', 'surface', 0, 0, [1, 0], (i) => (isLand(i) ? 300 : 285.15)),
      air('TMP', '2 m above ground', 0, 0, [103, 2], () => 288.15),
      air('PRATE', 'surface', 1, 7, [1, 0], () => 2 / 3600),
      air('TCDC', 'entire atmosphere', 6, 1, [10, 0], () => 40),
      air('LAND', 'surface', 0, 0, [1, 0], isLand, 2),
    ]);
    const [sample] = sampleAir('', fields, [beach(36.1, -72.9, 90)], VALID_AT);
    expect(sample?.seaC).toBeCloseTo(12, 1);
    expect(sample?.airC).toBeCloseTo(15, 1);
    expect(sample?.rainMmPerH).toBeCloseTo(2, 1);
    expect(sample?.cloudPct).toBeCloseTo(40, 1);
    expect(sample?.windFromDeg).toBeCloseTo(180, 1);
  });

  test('without a land mask the surface temperature is not used for the sea', () => {
    const fields = stepFields([u(() => 0), v(() => 5), air('TMP', 'surface', 0, 0, [1, 0], () => 300)]);
    expect(sampleAir('', fields, [beach(36.1, -72.9, 90)], VALID_AT)[0]?.seaC).toBeUndefined();
  });
});

describe('the real Atlantic file of 2021-08-26 12Z', needs(NOAA_FILES), () => {
  test('off Duck, Montauk and Cape Canaveral the trains make up the total height', () => {
    const fields = new Map(
      [...parseGrib2(readReal('grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2'))].map((field) => [
        fieldName(field) ?? '',
        field,
      ]),
    );
    const places = [beach(36.17, -75.75, 70), beach(41.04, -71.92, 150), beach(28.4, -80.6, 90)];
    for (const waves of sampleWaves('', fields, places, VALID_AT)) {
      const { sample, cell } = waves ?? expect.fail();
      expect(cell.distanceKm).toBeLessThan(30);
      expect(Math.hypot(...sample.trains.map(({ heightM }) => heightM))).toBeCloseTo(sample.heightM, 0);
      expect(sample.trains.length).toBeGreaterThan(0);
    }
  });
});

describe('the real West Coast file of 2021-11-30 0Z', needs(NOAA_FILES), () => {
  test('Ocean Beach is read from a cell out at sea, not from the lee of Point Reyes', () => {
    const messages = [...parseGrib2(readReal('grib/gdaswave.20211130.t00z.wcoast.0p16.f000.grib2'))];
    const total = messages.find((field) => fieldName(field) === 'HTSGW:surface') ?? expect.fail();
    const heights = decodeField(total);
    const [cell] = listSeawardCells(total.grid, beach(37.753, -122.512, 264)).filter(
      ({ index }) => !Number.isNaN(heights[index]),
    );
    expect(cell?.lat).toBeCloseTo(37.667, 2);
    expect(cell?.lon).toBeCloseTo(-122.667, 2);
  });
});
