import { describe, expect, test } from 'vitest';
import { latLonGrid } from '../../test-support/synthetic-grids.ts';
import {
  bitmap,
  data,
  identification,
  ieeePacking,
  product,
  type RunLengthHead,
  runLengthPacking,
  writeMessage,
} from '../../test-support/synthetic-messages.ts';
import { packBits } from '../../test-support/synthetic-octets.ts';
import { packRuns } from '../../test-support/synthetic-runs.ts';
import { decodeField } from './decode-field.ts';
import { parseGrib2 } from './parse-grib2.ts';

function decode(points: number, section5: Uint8Array, packed: Uint8Array, mask?: readonly (0 | 1)[]): number[] {
  const grid = latLonGrid({ ni: points, nj: 1, last: [0, 0] });
  const sections = [identification(), grid, product(), section5, bitmap(mask ?? 255), data(packed)];
  const [field] = parseGrib2(writeMessage(sections));
  return field ? [...decodeField(field)] : [];
}

describe('IEEE packing', () => {
  const numbers = [0, -1.5, 273.15, Number.NaN, -3.4e38, 1e-40];

  test.each([
    [1, 4],
    [2, 8],
  ])('of precision %d gives the numbers, and NaN for a missing value', (precision, size) => {
    const view = new DataView(new ArrayBuffer(numbers.length * size));
    for (const [n, number] of numbers.entries()) {
      if (size === 4) view.setFloat32(n * size, number);
      else view.setFloat64(n * size, number);
    }
    const packed = new Uint8Array(view.buffer);
    expect(decode(6, ieeePacking(6, precision), packed)).toEqual(numbers.map(Math.fround));
    expect(() => decode(6, ieeePacking(6, precision), packed.subarray(1))).toThrow('bytes are too few');
  });

  test.each([
    [3, 'IEEE precision 3 (128 bits) is not supported'],
    [0, 'IEEE precision 0 is not supported'],
  ])('of precision %d is refused by name', (precision, sentence) => {
    expect(() => decode(1, ieeePacking(1, precision), new Uint8Array(16))).toThrow(sentence);
  });
});

describe('run length packing', () => {
  const head: RunLengthHead = { count: 12, bits: 4, greatestLevel: 3, levels: [10, 20, 65535, 40], decimalScale: 1 };
  const four = (...numbers: readonly number[]) => packBits(numbers.map((number) => [number, 4]));
  const NaNs = (length: number) => Array(length).fill(Number.NaN);

  test('repeats each level by the digits after it, with level 0 missing', () => {
    // Numbers above 3 are digits of base 12 from 4 on: 9 is 5, so level 0 has 1 + 5 values; 5, 4 is 1 + 0 * 12.
    expect(decode(12, runLengthPacking(head), four(1, 0, 9, 3, 5, 4, 2, 6))).toEqual([
      1,
      ...NaNs(6),
      ...[6553.5, 6553.5].map(Math.fround),
      2,
      2,
      2,
    ]);
  });

  test.each([
    [2, 1],
    [2, 2],
    [5, 20],
    [8, 3],
    [8, 250],
    [11, 100],
    [16, 3000],
  ])('of %d bits with %d levels gives back every level', (bits, greatestLevel) => {
    const levels = Array.from({ length: greatestLevel }, (_, n) => 3 * n + 1);
    const numbers = Array.from({ length: 5000 }, (_, n) => {
      const spell = Math.floor(n / (1 + (((n >> 9) * 97) % 400)));
      return (spell * 7919) % (greatestLevel + 1);
    });
    const packed = packRuns(numbers, bits, greatestLevel);
    const values = decode(
      5000,
      runLengthPacking({ count: 5000, bits, greatestLevel, levels, decimalScale: -1 }),
      packed,
    );
    expect(values).toEqual(numbers.map((level) => (level === 0 ? Number.NaN : 10 * (levels[level - 1] ?? 0))));
  });

  test('without numbers, or with level 0 alone, is missing everywhere', () => {
    expect(decode(12, runLengthPacking(head), new Uint8Array(0))).toEqual(NaNs(12));
    expect(decode(12, runLengthPacking({ ...head, greatestLevel: 0 }), four(0, 11))).toEqual(NaNs(12));
  });

  test('takes its place under a bitmap', () => {
    const section5 = runLengthPacking({ ...head, count: 2 });
    expect(decode(4, section5, four(1, 5), [0, 1, 0, 1])).toEqual([Number.NaN, 1, Number.NaN, 1]);
  });

  test.each<[string, RunLengthHead, Uint8Array, string]>([
    ['runs too short', head, four(1, 5), 'its runs hold 2 values instead of 12'],
    ['a run too long', head, four(1, 15, 15), 'its runs hold more than 12 values'],
    ['a run of astronomic length', head, new Uint8Array(5000).fill(0xff).with(0, 0x1f), 'hold more than 12 values'],
    ['values after the last', head, four(1, 15, 2, 2, 2), 'its runs hold more than 12 values'],
    ['a digit first', head, four(4, 1), 'a run begins with 4, beyond its greatest level 3'],
    ['levels without a value', { ...head, levels: [1, 2] }, four(1), 'its greatest level 3 is beyond its 2 levels'],
    ['no number for lengths', { ...head, bits: 2 }, four(1), 'its 2 bits leave no number above level 3'],
    ['numbers of no bits', { ...head, bits: 0 }, four(1), 'run lengths of 0 bits'],
    ['numbers of 17 bits', { ...head, bits: 17 }, four(1), 'run lengths of 17 bits'],
  ])('is refused with %s', (_, wrong, packed, sentence) => {
    expect(() => decode(12, runLengthPacking(wrong), packed)).toThrow(sentence);
  });
});
