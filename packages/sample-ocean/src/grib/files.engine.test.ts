import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ECCODES, NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readMessages } from '../../test-support/simple-reader.ts';
import { type WaveGridName, waveStrips } from '../land/masks.ts';
import { createOcean } from '../ocean.ts';
import { encodeWaveFile } from './wave-file.ts';
import { encodeWeatherFile, weatherGrid } from './weather-file.ts';

const runMs = Date.UTC(2026, 10, 20, 0);
const ocean = createOcean(7);
const realIdx = fileURLToPath(new URL('../../../../../shared/data/noaa/idx/', import.meta.url));
const grids: readonly WaveGridName[] = ['atlocn', 'wcoast', 'epacif'];

function indexLines(index: Uint8Array) {
  return Buffer.from(index)
    .toString('latin1')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(':'));
}

function waveFields(grid: WaveGridName, hour: number) {
  const messages = readMessages(encodeWaveFile(ocean, grid, runMs, hour).bytes).map(({ message }) => message.values);
  const [wind, windFrom, east, north, total, period, from, sea, ...rest] = messages;
  if (!wind || !windFrom || !east || !north || !total || !period || !from || !sea)
    throw new Error('Fields are missing.');
  return { wind, windFrom, east, north, total, period, from, sea, swells: rest.slice(0, 3) };
}

test.each(grids)('the index of %s lists 19 messages with their exact offsets', (grid) => {
  const { bytes, index } = encodeWaveFile(ocean, grid, runMs, 30);
  const messages = readMessages(bytes);
  expect(messages).toHaveLength(19);
  expect(indexLines(index).map(([, offset]) => Number(offset))).toEqual(messages.map(({ offset }) => offset));
  for (const { message } of messages) expect(message).toMatchObject({ forecastH: 30 });
});

describe('compared with the real indexes', needs(NOAA_FILES), () => {
  test('gfswave has the same field names in the same order', () => {
    const real = indexLines(readFileSync(join(realIdx, 'gdaswave.20211130.t00z.wcoast.0p16.f000.grib2.idx')));
    const ours = indexLines(encodeWaveFile(ocean, 'wcoast', runMs, 0).index);
    expect(ours.map(([n, , , ...words]) => [n, ...words])).toEqual(real.map(([n, , , ...words]) => [n, ...words]));
  });

  test('every GFS field has a name of the real file', () => {
    const real = indexLines(readFileSync(join(realIdx, 'gfs.20231104.t00z.pgrb2.0p25.f021.idx')));
    const words = new Set(real.map(([, , , ...rest]) => rest.join(':')));
    for (const [, , , ...rest] of indexLines(encodeWeatherFile(ocean, runMs, 21).index))
      expect(words).toContain(rest.join(':'));
  });
});

test.each(grids)('in %s the partitions add up to the total and swells are ordered by height', (grid) => {
  const { total, sea, swells } = waveFields(grid, 48);
  let squares = 0;
  let cells = 0;
  total.forEach((height, at) => {
    if (Number.isNaN(height)) return;
    const heights = swells.map((swell) => swell[at] ?? Number.NaN);
    const parts = [sea[at] ?? Number.NaN, ...heights].filter((part) => !Number.isNaN(part));
    squares += (Math.hypot(...parts) - height) ** 2;
    cells++;
    for (let k = 1; k < heights.length; k++)
      if (!Number.isNaN(heights[k] ?? Number.NaN)) expect(heights[k]).toBeLessThanOrEqual(heights[k - 1] ?? Number.NaN);
  });
  expect(cells).toBe(waveStrips[grid].bits.reduce((sum, bit) => sum + bit, 0));
  expect(Math.sqrt(squares / cells)).toBeLessThan(0.02);
});

test.each(grids)('in %s wind speed and direction match its components', (grid) => {
  const { wind, windFrom, east, north } = waveFields(grid, 9);
  wind.forEach((speed, at) => {
    if (Number.isNaN(speed)) return;
    const u = east[at] ?? Number.NaN;
    const v = north[at] ?? Number.NaN;
    expect(Math.abs(Math.hypot(u, v) - speed)).toBeLessThan(0.012);
    const from = ((windFrom[at] ?? Number.NaN) * Math.PI) / 180;
    expect(Math.abs(-u * Math.sin(from) - v * Math.cos(from) - speed)).toBeLessThan(0.015);
  });
});

test('a partition is missing over water where it has no waves', () => {
  const { total, swells } = waveFields('atlocn', 0);
  const water = total.filter((height) => !Number.isNaN(height)).length;
  const third = swells[2]?.filter((height) => !Number.isNaN(height)).length ?? 0;
  expect(third).toBeGreaterThan(0);
  expect(third).toBeLessThan(water);
});

test('the weather file has the fields of a surf forecast, with averages only after the start', () => {
  const names = (hour: number) =>
    indexLines(encodeWeatherFile(ocean, runMs, hour).index).map((words) => words.slice(3, 6).join(':'));
  for (const name of ['GUST:surface', 'TMP:surface', 'TMP:2 m above ground', 'LAND:surface', 'UGRD:10 m above ground'])
    expect(names(21)).toContain(`${name}:21 hour fcst`);
  expect(names(21)).toContain('PRATE:surface:18-21 hour ave fcst');
  expect(names(24)).toContain('TCDC:entire atmosphere:18-24 hour ave fcst');
  expect(names(0).every((name) => name.endsWith(':anl'))).toBe(true);
});

test('weather stays within the coasts’ usual range', () => {
  const values = readMessages(encodeWeatherFile(ocean, runMs, 21).bytes).map(({ message }) => message.values);
  const range = (n: number) => [Math.min(...(values[n] ?? [])), Math.max(...(values[n] ?? []))] as const;
  const points = weatherGrid.rows * weatherGrid.columns;
  expect(values.every((field) => field.length === points && !field.some(Number.isNaN))).toBe(true);
  expect(range(0)[0]).toBeGreaterThanOrEqual(0);
  expect(range(0)[1]).toBeLessThan(60);
  expect(range(4)[0]).toBeGreaterThan(240);
  expect(range(4)[1]).toBeLessThan(316);
  expect(range(7)[0]).toBe(0);
  expect(range(9)[1]).toBeLessThanOrEqual(100);
});

describe('read by eccodes', needs(ECCODES), () => {
  const read = (bytes: Uint8Array) => {
    const folder = mkdtempSync(join(tmpdir(), 'grib-'));
    const file = join(folder, 'file.grib2');
    writeFileSync(file, bytes);
    const keys = 'shortName,level,dataDate,dataTime,stepRange,numberOfMissing,Ni,Nj,packingType';
    const headers = execFileSync('grib_get', ['-p', keys, file], { encoding: 'latin1' }).trimEnd().split('\n');
    const data = execFileSync('grib_get_data', ['-m', 'nan', '-F', '%.6f', '-w', 'count=5', file], {
      encoding: 'latin1',
      maxBuffer: 1 << 27,
    });
    rmSync(folder, { recursive: true });
    return {
      headers,
      values: data
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/)),
    };
  };

  test('all 19 wave messages open, and every height is as written', () => {
    const { bytes } = encodeWaveFile(ocean, 'epacif', runMs, 30);
    const { headers, values } = read(bytes);
    const ours = readMessages(bytes)[4]?.message.values ?? new Float64Array();
    expect(headers).toHaveLength(19);
    expect(headers[4]).toMatch(/^swh 1 20261120 0 30 \d+ 511 301 grid_simple/);
    expect(headers[9]).toMatch(/^swell 2 /);
    expect(values).toHaveLength(ours.length);
    expect(values[0]?.slice(0, 2).map(Number)).toEqual([30, 130]);
    values.forEach(([, , text], at) => {
      const value = ours[at] ?? Number.NaN;
      if (Number.isNaN(value)) expect(text).toBe('nan');
      else expect(Number(text)).toBeCloseTo(value, 4);
    });
  });

  test('all GFS messages open, and every surface temperature is as written', () => {
    const { bytes } = encodeWeatherFile(ocean, runMs, 27);
    const { headers, values } = read(bytes);
    const ours = readMessages(bytes)[4]?.message.values ?? new Float64Array();
    expect(headers.map((line) => line.split(' ')[0])).toEqual([
      'gust',
      'u',
      'v',
      't',
      '2t',
      '10u',
      '10v',
      'prate',
      'prate',
      'tcc',
      'tcc',
      'lsm',
    ]);
    expect(headers[8]).toContain(' 24-27 ');
    expect(Math.max(...values.map(([, , text], at) => Math.abs(Number(text) - (ours[at] ?? Number.NaN))))).toBeLessThan(
      1e-3,
    );
  });
});
