import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { createOcean } from '../ocean.ts';
import { createObservatory } from './observatory.ts';
import { bandwidthsHz, binsHz } from './spectrum.ts';
import { stations } from './stations.ts';
import { densityText, directionText, latestText, metText, specText, stationsXml } from './text.ts';

const nowMs = Date.UTC(2026, 10, 20, 15, 7);
const observatory = createObservatory(2, createOcean(2));
const buoys = stations.filter(({ kind, waves }) => kind === 'buoy' && waves);
const realFolder = fileURLToPath(new URL('../../../../../shared/data/noaa/ndbc/', import.meta.url));

async function buoy() {
  for (const station of buoys) {
    const readings = await observatory.readings(station, nowMs);
    if (readings.length > 500) return { station, readings, waves: await observatory.waveReadings(station, nowMs) };
  }
  throw new Error('No buoy sent enough.');
}
const { station, readings, waves } = await buoy();
const met = metText(station, readings).trimEnd().split('\n');
const rows = met.slice(2).map((line) => line.split(/\s+/));

test('every coast has instruments: at least 90 that measure waves', () => {
  expect(stations.filter(({ waves: measures }) => measures).length).toBeGreaterThanOrEqual(90);
  for (const [south, north, west, east] of [
    [18, 23, -161, -154],
    [32, 42, -126, -117],
    [42, 49, -126, -123],
    [24, 31, -98, -82],
    [24, 36, -82, -74],
    [36, 45, -76, -65],
    [17, 19.5, -68, -64],
  ] as const)
    expect(
      stations.filter(
        ({ latDeg, lonDeg, waves: w }) => w && latDeg >= south && latDeg <= north && lonDeg >= west && lonDeg <= east,
      ).length,
    ).toBeGreaterThan(2);
});

test('rows are newest first and cover four days', () => {
  const times = readings.map(({ timeMs }) => timeMs);
  expect([...times].sort((a, b) => b - a)).toEqual(times);
  expect(nowMs - (times[0] ?? 0)).toBeLessThan(2 * 3_600_000);
  expect(nowMs - (times.at(-1) ?? 0)).toBeGreaterThan(3.5 * 86_400_000);
});

test('a buoy gives wave height in about one row of four, period in fewer, wind nearly always', () => {
  const present = (column: number) => rows.filter((words) => words[column] !== 'MM').length / rows.length;
  expect(present(8)).toBeGreaterThan(0.2);
  expect(present(8)).toBeLessThan(0.34);
  expect(present(9)).toBeLessThan(0.6 * present(8));
  expect(present(6)).toBeGreaterThan(0.95);
  expect(present(18)).toBe(0);
});

test('some instrument is silent for hours', async () => {
  const latest = await observatory.latest(nowMs);
  expect(latest.length).toBeLessThan(stations.length);
  expect(latest.length).toBeGreaterThan(0.85 * stations.length);
});

test('the printed height is four standard deviations of the printed spectrum', () => {
  const density = densityText(waves).trimEnd().split('\n').slice(1);
  const spec = specText(waves).trimEnd().split('\n').slice(2);
  expect(density.length).toBe(spec.length);
  density.forEach((line, n) => {
    const pairs = [...line.matchAll(/([\d.]+) \(([\d.]+)\)/g)];
    expect(pairs.map(([, , hz]) => Number(hz))).toEqual(binsHz);
    const variance = pairs.reduce((sum, [, value], k) => sum + Number(value) * (bandwidthsHz[k] ?? 0), 0);
    expect(Math.abs(4 * Math.sqrt(variance) - Number(spec[n]?.split(/\s+/)[5]))).toBeLessThanOrEqual(0.051);
  });
});

test('every bin with energy has a direction, and no other', () => {
  const density = densityText(waves).trimEnd().split('\n').slice(1);
  directionText(waves)
    .trimEnd()
    .split('\n')
    .slice(1)
    .forEach((line, n) => {
      const degrees = [...line.matchAll(/([\d.]+) \(/g)].map(([, value]) => Number(value));
      const energies = [...(density[n] ?? '').matchAll(/([\d.]+) \(/g)].map(([, value]) => Number(value));
      expect(degrees.map((deg) => deg === 999)).toEqual(energies.map((energy) => energy === 0));
    });
});

test('the station list is XML with every name quoted', () => {
  const xml = stationsXml([{ ...buoys[0]!, name: 'A & "B" <C>' }], nowMs);
  expect(xml).toContain('name="A &amp; &quot;B&quot; &lt;C&gt;"');
  expect(xml).toContain('count="1"');
});

describe('compared with the real files', needs(NOAA_FILES), () => {
  const real = (name: string) => readFileSync(join(realFolder, name), 'latin1').trimEnd().split('\n');
  const ends = (line: string) => [...line.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length);

  test('headings are identical', async () => {
    expect(met.slice(0, 2)).toEqual(real('44013.txt').slice(0, 2));
    expect(specText(waves).split('\n').slice(0, 2)).toEqual(real('44013.spec').slice(0, 2));
    expect(densityText(waves).split('\n')[0]).toBe(real('44013.data_spec')[0]);
    expect(directionText(waves).split('\n')[0]).toBe(real('44013.swdir')[0]);
    expect(
      latestText(await observatory.latest(nowMs))
        .split('\n')
        .slice(0, 2),
    ).toEqual(real('latest_obs.txt').slice(0, 2));
  });

  test('every column ends where NOAA’s does', async () => {
    const [realMet, realSpec] = ['44013.txt', '44013.spec'].map((name) => ends(real(name)[4] ?? ''));
    const realLatest = ends(real('latest_obs.txt').find((line) => line.startsWith('41002')) ?? '');
    for (const line of met.slice(2)) expect(ends(line)).toEqual(realMet);
    for (const line of specText(waves).trimEnd().split('\n').slice(2)) expect(ends(line)).toEqual(realSpec);
    // The id has a variable length, so the end of its column is not compared.
    for (const line of latestText(await observatory.latest(nowMs))
      .trimEnd()
      .split('\n')
      .slice(2))
      expect(ends(line).slice(1)).toEqual(realLatest.slice(1));
  });
});
