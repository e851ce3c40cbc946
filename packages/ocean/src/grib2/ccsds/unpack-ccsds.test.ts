import { describe, expect, test } from 'vitest';
import { latLonGrid } from '../../../test-support/synthetic-grids.ts';
import { bitmap, data, identification, product, writeMessage } from '../../../test-support/synthetic-messages.ts';
import { packBits, section } from '../../../test-support/synthetic-octets.ts';
import { decodeField } from '../decode-field.ts';
import { parseGrib2 } from '../parse-grib2.ts';

interface Shape {
  readonly count: number;
  readonly bits?: number;
  readonly flags?: number;
  readonly block?: number;
  readonly interval?: number;
}

/** Decodes a field whose stream is given as 0 and 1 digits; blanks are ignored. */
function decode({ count, bits = 8, flags = 8, block = 8, interval = 2 }: Shape, digits: string): number[] {
  const stream = packBits([...digits.replaceAll(' ', '')].map((digit) => [Number(digit), 1]));
  const packing = section(
    5,
    [4, count],
    [2, 42],
    [4, 0, 'float'],
    [2, 0],
    [2, 0],
    [1, bits],
    [1, 0],
    [1, flags],
    [1, block],
    [2, interval],
  );
  const grid = latLonGrid({ ni: count, nj: 1, last: [0, 0] });
  const [field] = parseGrib2(writeMessage([identification(), grid, product(), packing, bitmap(255), data(stream)]));
  return field ? [...decodeField(field)] : [];
}

describe('a CCSDS stream', () => {
  test('of a split block has a reference sample, upper parts and lower bits', () => {
    // The mapped differences 2, 1, 4, 3, 0, 0, 5 are +1, -1, +2, -2, 0, 0, -3.
    const upper = '01 1 001 01 1 1 001';
    const lower = '0 1 0 1 0 0 1';
    expect(decode({ count: 8 }, `010 00001010 ${upper} ${lower}`)).toEqual([10, 11, 10, 12, 10, 10, 10, 7]);
  });

  test('stops inside the last block', () => {
    expect(decode({ count: 3 }, '001 00001010 001 1 1 1 1 1 1')).toEqual([10, 11, 11]);
  });

  test('of an uncompressed block has samples of whole width, without prediction as they are', () => {
    expect(decode({ count: 8, bits: 3, flags: 0 }, '111 000 001 010 011 100 101 110 111')).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
  });

  test('of a second extension has two samples in each code', () => {
    // The code of a and b is (a + b)(a + b + 1) / 2 + b: 4 is 1 and 1, 3 is 2 and 0.
    expect(decode({ count: 8, flags: 0 }, '000 1 00001 0001 1 01')).toEqual([1, 1, 2, 0, 0, 0, 1, 0]);
  });

  test('of zero blocks repeats the last sample, code 5 to the end of the interval', () => {
    const repeated = decode({ count: 64, interval: 8 }, '000 0 00000111 00001');
    expect(repeated).toEqual(Array(64).fill(7));
    expect(decode({ count: 40, interval: 9 }, '000 0 00000111 000001 000 0 1')).toEqual(Array(40).fill(7));
  });

  test('of long zero blocks ends code 5 with a segment of 64 blocks', () => {
    const values = decode({ count: 520, interval: 66 }, '000 0 00000111 00001 001 01 1 1 1 1 1 1 1');
    expect(values.slice(0, 512)).toEqual(Array(512).fill(7));
    expect(values.slice(512)).toEqual(Array(8).fill(6));
  });

  test('with padding begins each interval at a whole byte', () => {
    const interval = '000 0 00000111 1 000';
    expect(decode({ count: 16, flags: 40, interval: 1 }, interval + interval)).toEqual(Array(16).fill(7));
  });

  test('of signed samples predicts across zero and keeps their bits', () => {
    expect(decode({ count: 8, flags: 9 }, '001 11111111 001 001 01 1 1 1 1')).toEqual([255, 0, 1, 0, 0, 0, 0, 0]);
  });

  test('of a large difference near a limit is mapped from the nearer limit', () => {
    // The sample 1 has only one smaller value, so 200 is the value itself.
    expect(decode({ count: 2, bits: 8 }, `111 00000001 11001000 ${'0'.repeat(48)}`)).toEqual([1, 200]);
  });

  test.each([
    [2, '1 01 00 00 00 00 00 00 00', [1, 1, 1, 1, 1, 1, 1, 1]],
    [4, '11 0101 0000 0000 0000 0000 0000 0000 0000', [5, 5, 5, 5, 5, 5, 5, 5]],
  ])('in restricted options of %d bits has shorter identifiers', (bits, digits, expected) => {
    expect(decode({ count: 8, bits, flags: 24 }, digits)).toEqual(expected);
  });

  test.each<[string, Shape, string, string]>([
    ['without data', { count: 8 }, '', 'too few for the values'],
    ['that ends in a sequence', { count: 8 }, '001 00000000 000000000000', 'too few for the values'],
    ['that ends in lower bits', { count: 8 }, '111 00000000 1111', 'too few for the values'],
    ['with a run past its interval', { count: 32, interval: 2 }, '000 0 00000000 001', 'a run of zeros past'],
    ['with too large a sample', { count: 8, bits: 2 }, '001 00 00001 1111111', 'a sample of more than 2 bits'],
    ['with too large a pair', { count: 8, bits: 1 }, '000 1 0 0001 111', 'a sample of more than 1 bits'],
    ['of blocks of 10', { count: 8, block: 10 }, '1', 'blocks of 10 samples do not exist'],
    ['without an interval', { count: 8, interval: 0 }, '1', 'interval of 0 blocks is not in 1 to 4096'],
    ['of intervals of 4097', { count: 8, interval: 4097 }, '1', 'interval of 4097 blocks is not in 1 to 4096'],
    ['of restricted options', { count: 8, bits: 5, flags: 16 }, '1', 'do not exist for 5 bits'],
    ['of 33 bits', { count: 8, bits: 33 }, '1', '33 bits a value are more than 32'],
  ])('%s is refused', (_, shape, digits, sentence) => {
    expect(() => decode(shape, digits)).toThrow(sentence);
  });
});
