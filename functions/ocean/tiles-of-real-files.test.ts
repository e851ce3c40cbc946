import { AIR_MODEL_ID, type ChartSource, findModel, type StepFields, WAVES_CHART, windChart } from '@groundswell/ocean';
import { fieldName } from '@groundswell/ocean/testing/field-name';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import { fileIndex, type Grid } from '@groundswell/ocean/testing/grib2/grid';
import { bilinearPoints, locateOnGrid, toTrueWind } from '@groundswell/ocean/testing/grib2/grid-position';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import { readReal } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import {
  decodeTile,
  latOfRow,
  lonOfColumn,
  readWaves,
  readWind,
  TILE_PX,
  TILE_STEPS,
  type Tile,
  type TileSet,
} from '@groundswell/tiles';
import { drawTiles } from '@groundswell/tiles/draw';
import { expect, test } from 'vitest';
import { worst } from './test-support/worst.ts';

const GFS = findModel(AIR_MODEL_ID) ?? expect.fail();
const NAM = findModel('nam') ?? expect.fail();
const HALF_STEP_MPS = 31 / 254;

function fieldsOf(path: string): StepFields {
  return new Map(
    [...parseGrib2(readReal(path))].flatMap((field) => [[fieldName(field) ?? '', field] as const]).reverse(),
  );
}

/** Yields the pixels of all tiles at a fixed stride, with their positions. */
async function* drawnPixels(set: TileSet, source: ChartSource, fields: StepFields, every: number) {
  for (const { z, x, y, png } of drawTiles(set, source.read('file', fields))) {
    const tile: Tile = await decodeTile(png);
    for (let row = 0; row < TILE_PX; row += every) {
      for (let column = 0; column < TILE_PX; column += every) {
        const [lon, lat] = [lonOfColumn(x * TILE_STEPS + column, z), latOfRow(y * TILE_STEPS + row, z)];
        yield { tile, column, row, lat, lon };
      }
    }
  }
}

function directSampling(grid: Grid, values: Float32Array, lat: number, lon: number): number | undefined {
  const points = bilinearPoints(grid, lat, lon);
  return points?.reduce((sum, { index, weight }) => sum + (values[index] ?? Number.NaN) * weight, 0);
}

test("the globe's wind is drawn as it is sampled at each pixel, to half a step", needs(NOAA_FILES), async () => {
  const fields = fieldsOf('grib/gdas.20210831.t00z.pgrb2.1p00.f000.wind10m.grib2');
  const [u, v] = [fields.get('UGRD:10 m above ground'), fields.get('VGRD:10 m above ground')];
  if (!u || !v) return expect.fail();
  const [eastward, northward] = [decodeField(u), decodeField(v)];
  const { found, note } = worst();
  let pixels = 0;
  for await (const { tile, column, row, lat, lon } of drawnPixels('gfs-wind', windChart(GFS), fields, 17)) {
    const wind = readWind(tile, column, row);
    const east = (wind?.eastMps ?? 99) - (directSampling(u.grid, eastward, lat, lon) ?? 0);
    const north = (wind?.northMps ?? 99) - (directSampling(u.grid, northward, lat, lon) ?? 0);
    note(lat, lon, Math.abs(east), Math.abs(north));
    pixels++;
  }
  expect(found.off, found.at).toBeLessThan(HALF_STEP_MPS + 1e-4);
  expect(pixels).toBe(85 * 16 * 16);
});

test(
  "NAM's wind is drawn true: as sampled on its Lambert grid and turned at each pixel",
  needs(NOAA_FILES),
  async () => {
    const fields = fieldsOf('grib/nam.20180917.t00z.awp211.f000.grib2');
    const [u, v] = [fields.get('UGRD:10 m above ground'), fields.get('VGRD:10 m above ground')];
    if (!u || !v) return expect.fail();
    const [along, across] = [decodeField(u), decodeField(v)];
    // Rotating wind at the grid points and then interpolating differs from the reverse order: over 81 km the angle
    // varies by half a degree.
    const mixing = 0.1;
    const { found, note } = worst();
    let [pixels, off] = [0, 0];
    for await (const { tile, column, row, lat, lon } of drawnPixels('nam-wind', windChart(NAM), fields, 21)) {
      const [x, y] = [directSampling(u.grid, along, lat, lon), directSampling(u.grid, across, lat, lon)];
      const wind = readWind(tile, column, row);
      if (x === undefined || y === undefined) {
        if (wind) expect.fail(`${lat} ${lon} is off the grid`);
        off++;
        continue;
      }
      const expected = toTrueWind(u.grid, lon, x, y);
      note(lat, lon, Math.abs((wind?.eastMps ?? 99) - expected.u), Math.abs((wind?.northMps ?? 99) - expected.v));
      pixels++;
    }
    expect(found.off, found.at).toBeLessThan(HALF_STEP_MPS + mixing);
    expect(pixels).toBeGreaterThan(3000);
    expect(off).toBeGreaterThan(100);
  },
);

test("the Atlantic's waves have the value of a nearby cell in every pixel on water", needs(NOAA_FILES), async () => {
  const fields = fieldsOf('grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2');
  const height = fields.get('HTSGW:surface') ?? expect.fail();
  const heights = decodeField(height);
  const halfStepM = 45 / 3.281 / 254 / 2;
  const { found, note } = worst();
  let pixels = 0;
  for await (const { tile, column, row, lat, lon } of drawnPixels('wvht', WAVES_CHART, fields, 4)) {
    const place = locateOnGrid(height.grid, lat, lon);
    const waves = readWaves(tile, column, row);
    if (!place) {
      if (waves) expect.fail(`${lat} ${lon} is off the grid`);
      continue;
    }
    const around = cellsAround(height.grid, heights, place, 3);
    const corners = cellsAround(height.grid, heights, place, 1);
    if (!waves && corners.length > 0) expect.fail(`${lat} ${lon} is water`);
    if (!waves) continue;
    if (waves.periodS === undefined || waves.fromDeg === undefined) expect.fail(`${lat} ${lon} has a height alone`);
    note(lat, lon, Math.min(...around) - waves.heightM, waves.heightM - Math.max(...around));
    pixels++;
  }
  expect(found.off, found.at).toBeLessThanOrEqual(halfStepM + 1e-6);
  expect(pixels).toBeGreaterThan(1000);
});

function cellsAround(grid: Grid, values: Float32Array, place: { i: number; j: number }, reach: number): number[] {
  const found: number[] = [];
  for (let j = Math.max(0, Math.ceil(place.j - reach)); j <= place.j + reach && j < grid.nj; j++) {
    for (let i = Math.max(0, Math.ceil(place.i - reach)); i <= place.i + reach && i < grid.ni; i++) {
      const value = values[fileIndex(grid, i, j)];
      if (value !== undefined && !Number.isNaN(value)) found.push(value);
    }
  }
  return found;
}
