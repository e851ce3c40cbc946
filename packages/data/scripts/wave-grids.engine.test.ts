import { join } from 'node:path';
import { ECCODES, NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { cellKey, listNearCells, readSeaCells, waveGridOf } from './wave-grids.ts';

test('the Gulf reads the Atlantic grid, Hawaii the East Pacific one', () => {
  expect(waveGridOf({ lat: 26.1, lon: -97.2 })).toBe('atlocn');
  expect(waveGridOf({ lat: 32.6, lon: -117.1 })).toBe('wcoast');
  expect(waveGridOf({ lat: 21.6, lon: -158.1 })).toBe('epacif');
});

test('16 cells lie within two of a beach, nearest first, at most 1/12° from it', () => {
  const cells = listNearCells('atlocn', { lat: 38.61, lon: -75.06 }, 2);
  expect(cells).toHaveLength(16);
  expect(cells[0]?.away).toBe(0);
  expect(Math.abs((cells[0]?.lat ?? 0) - 38.61)).toBeLessThan(1 / 12);
  expect(cells.map(({ km }) => km)).toEqual(cells.map(({ km }) => km).sort((one, other) => one - other));
});

test('cells beyond the edge of a grid are not listed', () => {
  expect(listNearCells('wcoast', { lat: 25, lon: -110 }, 2)).toHaveLength(9);
});

test('a cell is the same for an eastern and a western longitude', () => {
  expect(cellKey({ lat: 21.5, lon: 202.1667 })).toBe(cellKey({ lat: 21.5, lon: -157.8333 }));
});

const wcoast = join(
  import.meta.dirname,
  '../../../../shared/data/noaa/grib/gdaswave.20211130.t00z.wcoast.0p16.f000.grib2',
);
describe('with a real file of the West Coast', needs(NOAA_FILES, ECCODES), () => {
  test('the sea has waves and the Sierra Nevada has none', () => {
    const sea = readSeaCells(wcoast);
    expect(sea.has(cellKey({ lat: 37, lon: -124 }))).toBe(true);
    expect(sea.has(cellKey({ lat: 37, lon: -119 }))).toBe(false);
  });
});
