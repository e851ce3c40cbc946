import { expect, test } from 'vitest';
import { makeEnsembleStep } from '../test-support/made-steps.ts';
import { fieldName } from './field-name.ts';
import { parseGrib2 } from './grib2/parse-grib2.ts';
import { GEFS_WAVE } from './models/gefs-wave/gefs-wave.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { sampleTotals } from './total-sampling.ts';

const { wanted } = GEFS_WAVE[0] ?? expect.fail();
const [offDuck, inland] = [
  { lat: 36.2, lon: -75.6 },
  { lat: 0, lon: 0 },
];
const fields = (made: { readonly bytes: Uint8Array }) =>
  new Map([...parseGrib2(made.bytes)].map((field) => [fieldName(field) ?? '', field]));

test('height, period and direction are read at a cell near the place, and nothing outside the grid', () => {
  const [duck, off] = sampleTotals('', fields(makeEnsembleStep('2026112006', 3)), wanted, [offDuck, inland]);
  expect(duck?.values.map((value) => Math.round(value * 10) / 10)).toEqual([1.8, 11, 280]);
  expect(duck?.cell.distanceKm).toBeLessThan(300);
  expect(off).toBeUndefined();
});

test('a direction that a model gives as toward is turned to from; a spread of directions is not', () => {
  const step = fields(makeEnsembleStep('2026112006', 3));
  const read = (direction: 'toward' | undefined) =>
    sampleTotals(
      '',
      step,
      wanted.map((one) => (one.direction ? { ...one, direction } : one)),
      [offDuck],
    )[0]?.values[2];
  expect(read('toward')).toBeCloseTo(100, 1);
  expect(read(undefined)).toBeCloseTo(280, 1);
});

test('a file that lacks a message is refused by name', () => {
  const step = fields(makeEnsembleStep('2026112006', 3, 'DIRPW:surface'));
  expect(() => sampleTotals('https://host/file', step, wanted, [offDuck])).toThrow(RefusedFileError);
});
