import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import { bilinearPoints, positionOnGrid, toTrueWind } from '@groundswell/ocean/testing/grib2/grid-position';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import { ECCODES, needs } from '@groundswell/test/support/needs';
import { expect, test } from 'vitest';
import { readMessages } from '../../test-support/simple-reader.ts';
import { createOcean } from '../ocean.ts';
import { encodeShortRangeFile, type ShortRangeModel } from './short-range-file.ts';
import { encodeWeatherFile, weatherGrid } from './weather-file.ts';

const runMs = Date.UTC(2026, 10, 20);
const ocean = createOcean(7);
const models: readonly ShortRangeModel[] = ['nam', 'hrrr', 'rrfs'];
const words = (index: Uint8Array) =>
  Buffer.from(index)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split(':'));

test('NAM has both components of a wind in one message, the others one each', () => {
  const numbers = (model: ShortRangeModel) => words(encodeShortRangeFile(ocean, model, runMs, 6).index).map(([n]) => n);
  expect(numbers('nam')).toEqual(['1', '2.1', '2.2', '3.1', '3.2']);
  expect(numbers('hrrr')).toEqual(['1', '2', '3', '4', '5']);
});

test.each(models)('the index of %s has the offsets of the wind at 10 m', (model) => {
  const { bytes, index } = encodeShortRangeFile(ocean, model, runMs, 6);
  const fields = [...parseGrib2(bytes)];
  expect(words(index).map((line) => line.slice(3, 6).join(':'))).toEqual([
    'GUST:surface:6 hour fcst',
    'UGRD:80 m above ground:6 hour fcst',
    'VGRD:80 m above ground:6 hour fcst',
    'UGRD:10 m above ground:6 hour fcst',
    'VGRD:10 m above ground:6 hour fcst',
  ]);
  for (const [, offset] of words(index))
    expect(Buffer.from(bytes).toString('latin1', Number(offset), Number(offset) + 4)).toBe('GRIB');
  expect(fields).toHaveLength(5);
});

test.each(models)(
  "turned to true north and off the coasts, %s's wind equals the GFS's except for local detail",
  (model) => {
    const [, , , u, v] = [...parseGrib2(encodeShortRangeFile(ocean, model, runMs, 6).bytes)];
    const gfs = readMessages(encodeWeatherFile(ocean, runMs, 6).bytes).map(({ message }) => message.values);
    if (!u || !v) throw new Error('Fields are missing.');
    const [along, across] = [decodeField(u), decodeField(v)];
    let worst = 0;
    let squares = 0;
    let points = 0;
    for (let latDeg = 24; latDeg <= 46; latDeg++)
      for (const lonDeg of [-125, -124, -94, -90, -80, -75, -70].filter((lon) => positionIsSea(latDeg, lon))) {
        const at = bilinearPoints(u.grid, latDeg, lonDeg);
        if (!at) continue;
        const mix = (values: Float32Array) =>
          at.reduce((sum, { index, weight }) => sum + weight * (values[index] ?? 0), 0);
        const wind = toTrueWind(u.grid, lonDeg, mix(along), mix(across));
        const node =
          (weatherGrid.latNorthDeg - latDeg) * 4 * weatherGrid.columns + (lonDeg + 360 - weatherGrid.lonWestDeg) * 4;
        const off = Math.hypot(wind.u - (gfs[5]?.[node] ?? Number.NaN), wind.v - (gfs[6]?.[node] ?? Number.NaN));
        worst = Math.max(worst, off);
        squares += off ** 2;
        points++;
      }
    expect(points).toBeGreaterThan(30);
    expect(Math.sqrt(squares / points)).toBeLessThan(1);
    expect(Math.sqrt(squares / points)).toBeGreaterThan(0.2);
    expect(worst).toBeLessThan(2.2);
  },
);

/** Returns whether a position lies well off any coast, where both grids have open water. */
function positionIsSea(latDeg: number, lonDeg: number): boolean {
  if (lonDeg < -110) return latDeg > 24 && latDeg < 40 + (lonDeg === -125 ? 0 : -4);
  if (lonDeg < -85) return latDeg >= 25 && latDeg <= 28;
  return lonDeg === -70 ? latDeg < 40 : lonDeg === -75 ? latDeg < 34 : false;
}

test('eccodes reads the same winds at the same places', needs(ECCODES), () => {
  const { bytes } = encodeShortRangeFile(ocean, 'hrrr', runMs, 12);
  const folder = mkdtempSync(join(tmpdir(), 'grib-'));
  const file = join(folder, 'file.grib2');
  writeFileSync(file, bytes);
  const text = execFileSync('grib_get_data', ['-F', '%.5f', '-L', '%.4f %.4f', '-w', 'count=4', file], {
    encoding: 'latin1',
    maxBuffer: 1 << 27,
  });
  rmSync(folder, { recursive: true });
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/).map(Number));
  const field = [...parseGrib2(bytes)][3];
  if (!field) throw new Error('The field is missing.');
  const values = decodeField(field);
  expect(rows).toHaveLength(values.length);
  rows.forEach(([lat = Number.NaN, lon = Number.NaN, value = Number.NaN], n) => {
    expect(Math.abs(value - (values[n] ?? Number.NaN))).toBeLessThan(1e-4);
    const place = positionOnGrid(field.grid, n % field.grid.ni, Math.floor(n / field.grid.ni));
    expect(Math.abs((place?.lat ?? Number.NaN) - lat)).toBeLessThan(2e-4);
    expect(Math.abs(((place?.lon ?? Number.NaN) + 360 - lon) % 360)).toBeLessThan(2e-4);
  });
});
