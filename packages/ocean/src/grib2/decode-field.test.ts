import { describe, expect, test } from 'vitest';
import { PLANE, ROW, samplesOf } from '../../test-support/synthetic-codestreams.ts';
import { latLonGrid } from '../../test-support/synthetic-grids.ts';
import {
  bitmap,
  data,
  type Groups,
  identification,
  type PackingHead,
  packing,
  product,
  writeMessage,
} from '../../test-support/synthetic-messages.ts';
import { packBits } from '../../test-support/synthetic-octets.ts';
import { decodeField } from './decode-field.ts';
import { parseGrib2 } from './parse-grib2.ts';

function decode(
  template: number,
  head: PackingHead,
  groups: Groups | undefined,
  ...parts: readonly Uint8Array[]
): number[] {
  const grid = latLonGrid({ ni: head.count, nj: 1, last: [0, 0] });
  const [field] = parseGrib2(
    writeMessage([identification(), grid, product(), packing(template, head, groups), bitmap(255), data(...parts)]),
  );
  return field ? [...decodeField(field)] : [];
}

const list = (bits: number, ...values: readonly number[]) => packBits(values.map((value) => [value, bits]));

describe('simple packing', () => {
  test('computes (R + X 2^E) / 10^D with negative R, E and D', () => {
    expect(
      decode(
        0,
        { count: 3, reference: -1.5, binaryScale: -2, decimalScale: -1, bits: 5 },
        undefined,
        list(5, 0, 1, 31),
      ),
    ).toEqual([-15, -12.5, 62.5]);
    expect(decode(0, { count: 2, reference: 27855, decimalScale: 2, bits: 7 }, undefined, list(7, 0, 100))).toEqual(
      [278.55, 279.55].map(Math.fround),
    );
  });

  test.each([1, 2, 3, 7, 8, 11, 12, 15, 16, 17, 24, 25, 26, 31, 32])('unpacks %d bits at every phase', (bits) => {
    const values = Array.from({ length: 40 }, (_, n) =>
      n % 3 === 0 ? 2 ** bits - 1 - (n % 2) : Math.floor((n / 40) * 2 ** bits),
    );
    expect(decode(0, { count: 40, bits }, undefined, list(bits, ...values))).toEqual(values.map(Math.fround));
  });

  test('with 0 bits is the reference value everywhere, unscaled as NOAA writes it', () => {
    expect(decode(0, { count: 3, reference: 250, decimalScale: 2, bits: 0 }, undefined)).toEqual([250, 250, 250]);
  });

  test('is refused when the section is too short', () => {
    expect(() => decode(0, { count: 3, bits: 12 }, undefined, new Uint8Array(4))).toThrow(
      /section 7 at byte \d+: its 9 bytes are too few/,
    );
  });
});

describe('complex packing', () => {
  const groups: Groups = { groupCount: 4, widthBits: 3, lengthReference: 2, lastLength: 4, lengthBits: 1 };
  const packed = [list(4, 15, 14, 3, 1), list(3, 0, 0, 0, 3), list(1, 0, 0, 0, 0), list(3, 7, 6, 5, 0)];
  const NaNs = (values: readonly (number | undefined)[]) => values.map((value) => value ?? Number.NaN);

  test('adds to each group its reference', () => {
    expect(decode(2, { count: 10, reference: 250, bits: 4 }, groups, ...packed)).toEqual([
      265, 265, 264, 264, 253, 253, 258, 257, 256, 251,
    ]);
  });

  test('reads lengths by reference and increment, and the last from the template', () => {
    const lengths: Groups = {
      groupCount: 3,
      widthBits: 2,
      widthReference: 1,
      lengthReference: 1,
      lengthIncrement: 2,
      lastLength: 1,
      lengthBits: 2,
    };
    const parts = [
      list(4, 1, 2, 3),
      list(2, 0, 0, 3),
      list(2, 1, 0, 3),
      packBits([
        [1, 1],
        [0, 1],
        [1, 1],
        [1, 1],
        [9, 4],
      ]),
    ];
    expect(decode(2, { count: 5, bits: 4 }, lengths, ...parts)).toEqual([2, 1, 2, 3, 12]);
  });

  test('leaves primary missing values NaN (management 1)', () => {
    const primary = decode(2, { count: 10, reference: 250, bits: 4 }, { ...groups, missingManagement: 1 }, ...packed);
    expect(primary).toEqual(NaNs([undefined, undefined, 264, 264, 253, 253, undefined, 257, 256, 251]));
  });

  test('leaves primary and secondary missing values NaN (management 2)', () => {
    const both = decode(2, { count: 10, reference: 250, bits: 4 }, { ...groups, missingManagement: 2 }, ...packed);
    expect(both).toEqual(NaNs([undefined, undefined, undefined, undefined, 253, 253, undefined, undefined, 256, 251]));
  });

  test('with 0 bits in its only group is the scaled reference', () => {
    const one: Groups = { groupCount: 1, widthBits: 0, lastLength: 3, lengthBits: 0 };
    expect(decode(2, { count: 3, reference: 250, decimalScale: 2, bits: 0 }, one)).toEqual([2.5, 2.5, 2.5]);
    expect(decode(2, { count: 3, reference: 250, decimalScale: 2, bits: 0 }, { ...one, groupCount: 0 })).toEqual([
      2.5, 2.5, 2.5,
    ]);
  });

  test("with 0 reference bits still reads its group's own bits", () => {
    expect(
      decode(
        2,
        { count: 3, reference: 10, bits: 0 },
        { groupCount: 1, widthReference: 4, widthBits: 0, lastLength: 3, lengthBits: 0 },
        list(4, 1, 2, 3),
      ),
    ).toEqual([11, 12, 13]);
  });

  test('sums first differences with a negative minimum', () => {
    const parts = [list(16, 100, 0x8000 + 3), list(4, 0), list(3, 3), list(3, 0, 1, 7, 3)];
    const one: Groups = { groupCount: 1, widthBits: 3, lastLength: 4, lengthBits: 0, order: 1 };
    expect(decode(3, { count: 4, bits: 4 }, one, ...parts)).toEqual([100, 98, 102, 102]);
    const wide = [list(32, 100, 0x8000_0000 + 3), ...parts.slice(1)];
    expect(decode(3, { count: 4, bits: 4 }, { ...one, descriptorOctets: 4 }, ...wide)).toEqual([100, 98, 102, 102]);
  });

  test('sums second differences, stepping over missing values', () => {
    const parts = [list(16, 100, 90, 0x8000 + 3), ...packed];
    const plain = decode(3, { count: 10, reference: 250, bits: 4 }, { ...groups, order: 2 }, ...parts);
    expect(plain.slice(0, 5)).toEqual([350, 340, 341, 353, 365]);
    const missing = decode(
      3,
      { count: 10, reference: 250, bits: 4 },
      { ...groups, order: 2, missingManagement: 1 },
      ...parts,
    );
    expect(missing).toEqual(NaNs([undefined, undefined, 350, 340, 330, 320, undefined, 314, 311, 306]));
  });

  test.each<[string, number, Groups, string]>([
    ['more groups than values', 2, { ...groups, groupCount: 11 }, '11 groups for 10 values'],
    ['groups longer than the field', 2, { ...groups, lengthReference: 9 }, 'hold more than 10 values'],
    ['groups shorter than the field', 2, { ...groups, lastLength: 3 }, 'hold 9 values instead of 10'],
    ['too wide a group', 2, { ...groups, widthReference: 33 }, 'packs 33 bits'],
    ['a third order of differences', 3, { ...groups, order: 3 }, 'differencing of order 3 is not supported'],
    [
      'a third kind of missing value',
      2,
      { ...groups, missingManagement: 3 },
      'missing value management 3 does not exist',
    ],
    ['descriptors of five octets', 3, { ...groups, order: 1, descriptorOctets: 5 }, '5 octets'],
  ])('is refused with %s', (_, template, changed, sentence) => {
    expect(() => decode(template, { count: 10, bits: 4 }, changed, ...packed)).toThrow(sentence);
  });
});

describe('JPEG2000 packing', () => {
  test.each([PLANE, ROW])('gives every sample of a $width x $height image of $bits bits', (image) => {
    expect(decode(40, { count: image.width * image.height, bits: image.bits }, undefined, image.bytes)).toEqual(
      samplesOf(image),
    );
  });

  test('scales like simple packing', () => {
    const [first, second] = decode(
      40,
      { count: 150, reference: -3, binaryScale: 1, decimalScale: 1, bits: 11 },
      undefined,
      ROW.bytes,
    );
    expect([first, second]).toEqual([-0.3, 1.1].map(Math.fround));
  });

  test('with 0 bits is the reference value everywhere', () => {
    expect(decode(40, { count: 2, reference: -4, bits: 0 }, undefined)).toEqual([-4, -4]);
  });

  test("is refused when the image is not the field's size", () => {
    expect(() => decode(40, { count: 149, bits: 11 }, undefined, ROW.bytes)).toThrow('150 x 1 for 149 values');
  });
});

test.each([
  [1, '5.1 (matrix values)'],
  [61, '5.61 (logarithmic simple)'],
  [999, '5.999'],
])('packing template 5.%d is refused by name', (template, name) => {
  expect(() => decode(template, { count: 1, bits: 8 }, undefined, new Uint8Array(1))).toThrow(
    `packing template ${name} is not supported`,
  );
});

test('the values of a field stay when another one is decoded', () => {
  const [one, other] = [list(8, 1, 2, 3), list(8, 4, 5, 6)].map((packed) => {
    const head = { count: 3, bits: 8 };
    const sections = [identification(), latLonGrid({ ni: 3, nj: 1, last: [0, 0] }), product(), packing(0, head)];
    return [...parseGrib2(writeMessage([...sections, bitmap(255), data(packed)]))][0] ?? expect.fail('no field');
  });
  const first = decodeField(one ?? expect.fail());
  decodeField(other ?? expect.fail());
  expect([...first]).toEqual([1, 2, 3]);
});
