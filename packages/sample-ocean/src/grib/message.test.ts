import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../../test-support/simple-reader.ts';
import type { FieldValues } from './field-values.ts';
import type { LatLonGrid } from './grids.ts';
import { encodeMessage } from './message.ts';
import { markPresent } from './packing.ts';
import type { Subject } from './sections.ts';

const grid: LatLonGrid = { latNorthDeg: 30, lonWestDeg: 200, cellsPerDeg: 4, rows: 3, columns: 4 };
const subject: Subject = {
  discipline: 10,
  category: 0,
  parameter: 8,
  surface: { type: 241, value: 2 },
  processId: 11,
  runMs: Date.UTC(2026, 10, 20, 6),
  forecastH: 17,
};

const encode = (field: FieldValues, decimals: number) => encodeMessage([{ ...field, subject, decimals }], grid);

test('every value survives the round trip within half of its last place, and missing stays missing', () => {
  const value = fc.option(fc.double({ min: -5000, max: 5000, noNaN: true }), { nil: Number.NaN });
  fc.assert(
    fc.property(fc.array(value, { minLength: 12, maxLength: 12 }), fc.integer({ min: 0, max: 2 }), (list, decimals) => {
      const values = Float32Array.from(list);
      const read = readMessage(encode({ values }, decimals)).values;
      values.forEach((expected, n) => {
        if (Number.isNaN(expected)) expect(read[n]).toBeNaN();
        else expect(Math.abs((read[n] ?? Number.NaN) - expected)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-3);
      });
    }),
  );
});

test('values for given cells are written to those cells only', () => {
  const cells = Int32Array.of(1, 5, 11);
  const read = readMessage(encode({ values: Float32Array.of(1.5, Number.NaN, 3), cells }, 1)).values;
  expect([...read].map((value) => (Number.isNaN(value) ? undefined : value))).toEqual([
    undefined,
    1.5,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    3,
  ]);
});

test('values that cells share, and a bitmap that fields share, give the same bytes as a value for each cell', () => {
  const indexed = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 });
  const value = fc.option(fc.double({ min: -50, max: 50, noNaN: true }), { nil: Number.NaN });
  fc.assert(
    fc.property(fc.array(value, { minLength: 5, maxLength: 5 }), indexed, (list, at) => {
      const [values, indexes] = [Float32Array.from(list), Int32Array.from(at)];
      const each = Float32Array.from(indexes, (index) => values[index] ?? 0);
      const bitmap = new Uint8Array(2);
      markPresent(bitmap, 0, { values: each });
      const expected = encode({ values: each }, 1);
      expect(Buffer.compare(encode({ values, indexes }, 1), expected)).toBe(0);
      expect(Buffer.compare(encode({ values, indexes, bitmap }, 1), expected)).toBe(0);
    }),
  );
});

test('a constant field takes no bits, and has its value as the reference', () => {
  const message = encode({ values: new Float32Array(12).fill(2.5) }, 1);
  expect(message.length).toBe(16 + 21 + 72 + 34 + 21 + 6 + 5 + 4);
  expect(readMessage(message)).toMatchObject({
    discipline: 10,
    parameter: 8,
    surfaceType: 241,
    surfaceValue: 2,
    forecastH: 17,
    sections: [1, 3, 4, 5, 6, 7],
  });
});

test('a field that does not fit its grid is refused', () => {
  expect(() => encode({ values: new Float32Array(11) }, 1)).toThrow('11 values for 12 points');
});

test('a field too wide for its precision is refused', () => {
  const values = Float32Array.from({ length: 12 }, (_, n) => n * 1e6);
  expect(() => encode({ values }, 2)).toThrow('more than 24');
});

test('a swell in a single cell is written unscaled, so that no decoder reads its 8.39 s as 839', () => {
  const values = new Float32Array(12).fill(Number.NaN).with(7, 8.39);
  const { decimals, values: read } = readMessage(encode({ values }, 2));
  expect(decimals).toBe(0);
  expect(read[7]).toBeCloseTo(8.39, 5);
});
