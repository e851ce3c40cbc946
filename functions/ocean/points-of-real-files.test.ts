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
import { fieldName } from '../../packages/ocean/src/field-name.ts';
import { decodeField } from '../../packages/ocean/src/grib2/decode-field.ts';
import { positionOnGrid } from '../../packages/ocean/src/grib2/grid-position.ts';
import { parseGrib2 } from '../../packages/ocean/src/grib2/parse-grib2.ts';
import { hasRealData, readReal } from '../../packages/ocean/test-support/real-data.ts';

const GFS = findModel(AIR_MODEL_ID) ?? expect.fail();
const RUN = '2021082612';

function fieldsOf(path: string): StepFields {
  return new Map(
    [...parseGrib2(readReal(path))].flatMap((field) => [[fieldName(field) ?? '', field] as const]).reverse(),
  );
}

/** Reads places of one hour through its step grid and its blocks, as the store has them. */
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

/** Positions of a field's grid that lie on quarter degrees, with their index in the file. */
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

test.runIf(hasRealData)("the Atlantic's waves are those of NOAA's file, to half a step, and land is land", () => {
  const fields = fieldsOf('grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2');
  const readAt = storeOf('wvht', WAVES_CHART, fields);
  const [heights, periods, froms] = ['HTSGW', 'PERPW', 'DIRPW'].map((name) => valuesOf(fields, `${name}:surface`));
  let [sea, land] = [0, 0];
  for (const { lat, lon, index } of onQuarters(fields, 'HTSGW:surface')) {
    const { heightM, periodS, fromDeg } = readAt(lat, lon);
    const height = heights?.[index] ?? Number.NaN;
    if (Number.isNaN(height)) {
      expect(heightM[0], `${lat} ${lon}`).toBeUndefined();
      land++;
      continue;
    }
    sea++;
    // Half a step of the root: sqrt(20) / 254 each.
    expect(Math.abs(Math.sqrt(heightM[0] ?? 99) - Math.sqrt(height))).toBeLessThanOrEqual(Math.sqrt(20) / 508 + 1e-6);
    expect(Math.abs((periodS[0] ?? 99) - (periods?.[index] ?? 0))).toBeLessThanOrEqual(0.05 + 1e-6);
    expect(Math.abs((((fromDeg[0] ?? 999) - (froms?.[index] ?? 0) + 540) % 360) - 180)).toBeLessThanOrEqual(
      0.75 + 1e-3,
    );
  }
  expect(sea).toBeGreaterThan(3000);
  expect(land).toBeGreaterThan(1000);
});

test.runIf(hasRealData)("the Atlantic's wind sea and swells are those of NOAA's file, to half a step", () => {
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
  const found = [0, 0, 0, 0];
  for (const { lat, lon, index } of onQuarters(fields, 'HTSGW:surface')) {
    if (lat % 0.5 !== 0 || lon % 0.5 !== 0) continue;
    const trains = readAt(lat, lon).trains;
    for (const [n, height] of heights.entries()) {
      const metres = height[index] ?? Number.NaN;
      // Where this point is land, a neighbour speaks.
      if (Number.isNaN(metres)) continue;
      const train = trains[n];
      expect(Math.abs(Math.sqrt(train?.heightM[0] ?? 99) - Math.sqrt(metres)), `${lat} ${lon}`).toBeLessThanOrEqual(
        Math.sqrt(20) / 508 + 1e-6,
      );
      expect(Math.abs((train?.periodS[0] ?? 99) - (periods[n]?.[index] ?? 0))).toBeLessThanOrEqual(0.05 + 1e-6);
      expect(Math.abs((((train?.fromDeg[0] ?? 999) - (froms[n]?.[index] ?? 0) + 540) % 360) - 180)).toBeLessThanOrEqual(
        0.75 + 1e-3,
      );
      found[n] = (found[n] ?? 0) + 1;
    }
  }
  expect(Math.min(...found.slice(0, 3))).toBeGreaterThan(100);
});

test.runIf(hasRealData)(
  "the globe's wind is that of NOAA's file, to half a step, at the antimeridian and the poles too",
  () => {
    const fields = fieldsOf('grib/gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2');
    const readAt = storeOf('gfs-wind', windChart(GFS), fields);
    const [u, v] = ['UGRD', 'VGRD'].map((name) => valuesOf(fields, `${name}:10 m above ground`));
    let points = 0;
    for (const { lat, lon, index } of onQuarters(fields, 'UGRD:10 m above ground')) {
      const [east, north] = [u?.[index] ?? 0, v?.[index] ?? 0];
      const { windMps, windFromDeg } = readAt(lat, lon);
      const speed = Math.hypot(east, north);
      expect(Math.abs((windMps[0] ?? 99) - speed), `${lat} ${lon}`).toBeLessThanOrEqual(0.125 + 1e-6);
      const from = (Math.atan2(-east, -north) * 180) / Math.PI;
      if (speed > 0.2)
        expect(Math.abs((((windFromDeg[0] ?? 999) - from + 900) % 360) - 180)).toBeLessThanOrEqual(0.75 + 1e-3);
      points++;
    }
    expect(points).toBe(360 * 181);
  },
);

test.runIf(hasRealData)("the sea's temperature is that of NOAA's file, to half a step", () => {
  const fields = fieldsOf('grib/gfs.20110110.t12z.pgrb2.2p50.f120.grib2');
  const readAt = storeOf('sst', seaChart(GFS), fields);
  const [kelvin, land] = ['TMP', 'LAND'].map((name) => valuesOf(fields, `${name}:surface`));
  let sea = 0;
  for (const { lat, lon, index } of onQuarters(fields, 'TMP:surface')) {
    const { seaC } = readAt(lat, lon);
    if ((land?.[index] ?? 1) >= 0.5) expect(seaC).toBeUndefined();
    else {
      const celsius = Math.min(36.64, Math.max(-4, (kelvin?.[index] ?? 0) - 273.15));
      expect(Math.abs((seaC ?? 99) - celsius)).toBeLessThanOrEqual(0.08 + 1e-4);
      sea++;
    }
  }
  expect(sea).toBeGreaterThan(5000);
});
