import {
  AIR_MODEL_ID,
  type ChartSource,
  findModel,
  type StepFields,
  seaChart,
  WAVE_TRAINS,
  WAVES_CHART,
  windChart,
} from '@groundswell/ocean';
import { fieldName } from '@groundswell/ocean/testing/field-name';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import { positionOnGrid } from '@groundswell/ocean/testing/grib2/grid-position';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import { readReal } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import {
  type BlockPlace,
  blockPlace,
  blockRange,
  packBand,
  packStepGrid,
  readBlock,
  rowsRange,
  type StepSet,
} from '@groundswell/tiles/points';
import { expect, test } from 'vitest';
import { worst } from './test-support/worst.ts';

const GFS = findModel(AIR_MODEL_ID) ?? expect.fail();
const RUN = '2021082612';

function fieldsOf(path: string): StepFields {
  return new Map(
    [...parseGrib2(readReal(path))].flatMap((field) => [[fieldName(field) ?? '', field] as const]).reverse(),
  );
}

/**
 * Returns a function that reads the stored values at a point. As in production, the file's values are packed into a
 * step grid and then into blocks.
 */
function storeOf(set: StepSet, source: ChartSource, fields: StepFields) {
  const grid = packStepGrid(set, source.read('file', fields));
  const empty = (bytes: number) => new Uint8Array(9 * 1440 * bytes).fill(255);
  const bands = new Map<number, Uint8Array>();
  const bandOf = (band: number) => {
    const { first, last } = rowsRange(set, band * 8, band * 8 + 8);
    const rows = grid.subarray(first, last + 1);
    return packBand(RUN, band, {
      waves: [set === 'wvht' ? rows : empty(3)],
      winds: [set === 'gfs-wind' ? rows : empty(2)],
      trains: [set === 'trains' ? rows : undefined],
      sea: set === 'sst' ? rows : undefined,
    });
  };
  return (lat: number, lon: number) => {
    const place: BlockPlace = blockPlace(lat, lon);
    const band = bands.get(place.band) ?? bandOf(place.band);
    bands.set(place.band, band);
    const { first, last } = blockRange({ block: place.block, hours: 1 });
    return readBlock(band.subarray(first, last + 1), { run: RUN, hours: 1, ...place }, place);
  };
}

/** Yields the points of a field's grid that lie on quarter degrees, with their index in the file. */
function* onQuarters(fields: StepFields, name: string) {
  const field = fields.get(name) ?? expect.fail(name);
  const { grid } = field;
  for (let j = 0; j < grid.nj; j++)
    for (let i = 0; i < grid.ni; i++) {
      const { lat = 0.1, lon = 0.1 } = positionOnGrid(grid, i, j) ?? {};
      const off = (deg: number) => Math.abs(deg * 4 - Math.round(deg * 4));
      if (off(lat) < 1e-4 && off(lon) < 1e-4) yield { lat, lon, index: j * grid.ni + i };
    }
}
const valuesOf = (fields: StepFields, name: string) => decodeField(fields.get(name) ?? expect.fail(name));

/** Half a quantization step: the square roots of heights up to 20 m are stored in 254 steps. */
const HALF_ROOT = Math.sqrt(20) / 508 + 1e-6;
const offRoot = (metres: number | undefined, expected: number) =>
  Math.abs(Math.sqrt(metres ?? 99) - Math.sqrt(expected)) / HALF_ROOT;
const offPeriod = (seconds: number | undefined, expected = 0) => Math.abs((seconds ?? 99) - expected) / (0.05 + 1e-6);
const offTurn = (deg: number | undefined, expected = 0) =>
  Math.abs((((deg ?? 999) - expected + 900) % 360) - 180) / (0.75 + 1e-3);

test("the Atlantic's waves are those of NOAA's file, to half a step, and land is land", needs(NOAA_FILES), () => {
  const fields = fieldsOf('grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2');
  const readAt = storeOf('wvht', WAVES_CHART, fields);
  const [heights, periods, froms] = ['HTSGW', 'PERPW', 'DIRPW'].map((name) => valuesOf(fields, `${name}:surface`));
  const { found, note } = worst();
  let [sea, land] = [0, 0];
  for (const { lat, lon, index } of onQuarters(fields, 'HTSGW:surface')) {
    const { heightM, periodS, fromDeg } = readAt(lat, lon);
    const height = heights?.[index] ?? Number.NaN;
    if (Number.isNaN(height)) {
      if (heightM[0] !== undefined) expect.fail(`${lat} ${lon} is land`);
      land++;
      continue;
    }
    sea++;
    const [offP, offD] = [offPeriod(periodS[0], periods?.[index]), offTurn(fromDeg[0], froms?.[index])];
    note(lat, lon, offRoot(heightM[0], height), offP, offD);
  }
  expect(found.off, found.at).toBeLessThanOrEqual(1);
  expect(sea).toBeGreaterThan(3000);
  expect(land).toBeGreaterThan(1000);
});

test("the Atlantic's wind sea and swells are those of NOAA's file, to half a step", needs(NOAA_FILES), () => {
  const fields = fieldsOf('grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2');
  const readAt = storeOf('trains', WAVE_TRAINS, fields);
  const namesOf = (of: string, swell: string) => [
    `${of}:surface`,
    ...[1, 2, 3].map((order) => `${swell}:${order} in sequence`),
  ];
  const [heights = [], periods = [], froms = []] = [
    namesOf('WVHGT', 'SWELL'),
    namesOf('WVPER', 'SWPER'),
    namesOf('WVDIR', 'SWDIR'),
  ].map((names) => names.map((name) => valuesOf(fields, name)));
  const { found, note } = worst();
  const counts = [0, 0, 0, 0];
  for (const { lat, lon, index } of onQuarters(fields, 'HTSGW:surface')) {
    if (lat % 0.5 !== 0 || lon % 0.5 !== 0) continue;
    const trains = readAt(lat, lon).trains;
    for (const [n, height] of heights.entries()) {
      const metres = height[index] ?? Number.NaN;
      // The expectation is undefined where this point is land, because the store then returns a neighbour's value.
      if (Number.isNaN(metres)) continue;
      const train = trains[n];
      const [offP, offD] = [
        offPeriod(train?.periodS[0], periods[n]?.[index]),
        offTurn(train?.fromDeg[0], froms[n]?.[index]),
      ];
      note(lat, lon, offRoot(train?.heightM[0], metres), offP, offD);
      counts[n] = (counts[n] ?? 0) + 1;
    }
  }
  expect(found.off, found.at).toBeLessThanOrEqual(1);
  expect(Math.min(...counts.slice(0, 3))).toBeGreaterThan(100);
});

test(
  "the globe's wind is that of NOAA's file, to half a step, at the antimeridian and the poles too",
  needs(NOAA_FILES),
  () => {
    const fields = fieldsOf('grib/gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2');
    const readAt = storeOf('gfs-wind', windChart(GFS), fields);
    const [u, v] = ['UGRD', 'VGRD'].map((name) => valuesOf(fields, `${name}:10 m above ground`));
    const { found, note } = worst();
    let points = 0;
    for (const { lat, lon, index } of onQuarters(fields, 'UGRD:10 m above ground')) {
      const [east, north] = [u?.[index] ?? 0, v?.[index] ?? 0];
      const { windMps, windFromDeg } = readAt(lat, lon);
      const speed = Math.hypot(east, north);
      const offSpeed = Math.abs((windMps[0] ?? 99) - speed) / (0.125 + 1e-6);
      const from = (Math.atan2(-east, -north) * 180) / Math.PI;
      note(lat, lon, offSpeed, speed > 0.2 ? offTurn(windFromDeg[0], from) : 0);
      points++;
    }
    expect(found.off, found.at).toBeLessThanOrEqual(1);
    expect(points).toBe(360 * 181);
  },
);

test("the sea's temperature is that of NOAA's file, to half a step", needs(NOAA_FILES), () => {
  const fields = fieldsOf('grib/gfs.20110110.t12z.pgrb2.2p50.f120.grib2');
  const readAt = storeOf('sst', seaChart(GFS), fields);
  const [kelvin, land] = ['TMP', 'LAND'].map((name) => valuesOf(fields, `${name}:surface`));
  const { found, note } = worst();
  let sea = 0;
  for (const { lat, lon, index } of onQuarters(fields, 'TMP:surface')) {
    const { seaC } = readAt(lat, lon);
    if ((land?.[index] ?? 1) >= 0.5) {
      if (seaC !== undefined) expect.fail(`${lat} ${lon} is land`);
    } else {
      const celsius = Math.min(36.64, Math.max(-4, (kelvin?.[index] ?? 0) - 273.15));
      note(lat, lon, Math.abs((seaC ?? 99) - celsius) / (0.08 + 1e-4));
      sea++;
    }
  }
  expect(found.off, found.at).toBeLessThanOrEqual(1);
  expect(sea).toBeGreaterThan(5000);
});
