import { describe, expect, test } from 'vitest';
import { latLonGrid } from '../../test-support/synthetic-grids.ts';
import { bitmap, data, identification, packing, product, writeMessage } from '../../test-support/synthetic-messages.ts';
import { concat, packBits } from '../../test-support/synthetic-octets.ts';
import { decodeField } from './decode-field.ts';
import { GribError } from './grib-error.ts';
import { parseGrib2 } from './parse-grib2.ts';

const GRID = latLonGrid({ ni: 4, nj: 2 });
const HEAD = [identification(), GRID, product()];
const WHOLE = [packing(0, { count: 8, bits: 8 }), bitmap(255), data(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]))];
const MESSAGE = writeMessage([...HEAD, ...WHOLE], 10);

function fieldsOf(...messages: readonly Uint8Array[]) {
  return [...parseGrib2(concat(messages))];
}

describe('messages', () => {
  test('follow each other, each with its own place in the file', () => {
    const fields = fieldsOf(MESSAGE, MESSAGE);
    expect(
      fields.map(({ offset, length, fieldIndex, discipline }) => [offset, length, fieldIndex, discipline]),
    ).toEqual([
      [0, MESSAGE.length, 0, 10],
      [MESSAGE.length, MESSAGE.length, 0, 10],
    ]);
    expect(fields[0]).toMatchObject({
      centre: 7,
      category: 0,
      number: 3,
      referenceTime: new Date('2026-11-20T06:00Z'),
    });
  });

  test('are read from a view into a larger buffer', () => {
    const buffer = concat([new Uint8Array(3), MESSAGE, new Uint8Array(5)]);
    const [field] = parseGrib2(buffer.subarray(3, 3 + MESSAGE.length));
    expect(field && [...decodeField(field)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('hold several fields by repeating sections 4-7 or 3-7', () => {
    const other = product({ parameter: [2, 2] });
    const small = [
      latLonGrid({ ni: 2, nj: 1 }),
      product({ parameter: [2, 3] }),
      packing(0, { count: 2, bits: 8 }),
      bitmap(255),
      data(new Uint8Array([9, 8])),
    ];
    const fields = fieldsOf(writeMessage([...HEAD, ...WHOLE, other, ...WHOLE, ...small]));
    expect(fields.map(({ fieldIndex, category, number, grid }) => [fieldIndex, category, number, grid.ni])).toEqual([
      [0, 0, 3, 4],
      [1, 2, 2, 4],
      [2, 2, 3, 2],
    ]);
    expect(fields.map((field) => decodeField(field).length)).toEqual([8, 8, 2]);
  });

  test('may carry a local section 2, which is skipped', () => {
    const local = new Uint8Array([0, 0, 0, 7, 2, 1, 2]);
    expect(fieldsOf(writeMessage([identification(), local, GRID, product(), ...WHOLE]))).toHaveLength(1);
  });
});

describe('bitmaps', () => {
  const masked = [packing(0, { count: 3, bits: 8 }), bitmap([1, 0, 0, 1, 0, 0, 0, 1]), data(new Uint8Array([1, 2, 3]))];
  const again = [product(), packing(0, { count: 3, bits: 8 }), bitmap(254), data(new Uint8Array([4, 5, 6]))];

  test('place the values and leave NaN elsewhere', () => {
    const [field] = fieldsOf(writeMessage([...HEAD, ...masked]));
    expect(field && [...decodeField(field)]).toEqual([
      1,
      Number.NaN,
      Number.NaN,
      2,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      3,
    ]);
  });

  test('are used again by indicator 254, even after a field without one', () => {
    const fields = fieldsOf(writeMessage([...HEAD, ...masked, product(), ...WHOLE, ...again]));
    expect(fields[2] && [...decodeField(fields[2])]).toEqual([
      4,
      Number.NaN,
      Number.NaN,
      5,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      6,
    ]);
  });

  test('are not used again from another message', () => {
    const alone = writeMessage([...HEAD, ...again.slice(1)]);
    expect(() => fieldsOf(writeMessage([...HEAD, ...masked]), alone)).toThrow(/section 6.*the message defined none/);
  });

  test('that mask every point make a field of NaN', () => {
    const [field] = fieldsOf(
      writeMessage([...HEAD, packing(40, { count: 0, bits: 0 }), bitmap([0, 0, 0, 0, 0, 0, 0, 0]), data()]),
    );
    expect(field && [...decodeField(field)].every(Number.isNaN)).toBe(true);
  });

  test.each([
    [
      'show another count of values',
      [packing(0, { count: 3, bits: 8 }), bitmap([1, 0, 0, 0, 0, 0, 0, 1]), data(new Uint8Array(3))],
      'shows 2 values, its packing 3',
    ],
    ['are shorter than the grid', [packing(0, { count: 0, bits: 8 }), bitmap([]), data()], 'shorter than 8 points'],
    ['are predefined', [packing(0, { count: 8, bits: 8 }), bitmap(7), data()], 'predefined bitmap 7'],
    [
      'are absent where values are',
      [packing(0, { count: 7, bits: 8 }), bitmap(255), data()],
      '7 values do not fit 8 points',
    ],
  ])('are refused when they %s', (_, sections, sentence) => {
    expect(() => fieldsOf(writeMessage([...HEAD, ...sections])).map(decodeField)).toThrow(sentence);
  });
});

describe('a file is refused with a sentence when it', () => {
  const cut = (bytes: Uint8Array, end: number) => bytes.subarray(0, end);
  const changed = (at: number, value: number) => MESSAGE.map((byte, n) => (n === at ? value : byte));
  test.each([
    ['is empty', new Uint8Array(0), 'At byte 0: the file is empty.'],
    ['is no GRIB file', new TextEncoder().encode('<html>'), 'At byte 0: a message should begin here with GRIB.'],
    [
      'continues with other bytes',
      concat([MESSAGE, new Uint8Array(4)]),
      `At byte ${MESSAGE.length}: a message should begin here with GRIB.`,
    ],
    ['ends in the header', cut(MESSAGE, 9), 'GRIB2 section 0 at byte 0: the file ends inside the message header.'],
    [
      'is cut short',
      cut(MESSAGE, 100),
      `GRIB2 section 0 at byte 0: the message is ${MESSAGE.length} bytes long but the file ends after 100.`,
    ],
    ['is GRIB1', changed(7, 1), 'GRIB2 section 0 at byte 0: edition 1 is not GRIB2.'],
    ['claims exabytes', changed(8, 16), /section 0 at byte 0: a message of \d+ bytes is longer than/],
    ['lacks its 7777', changed(MESSAGE.length - 1, 0), /do not end with 7777/],
    [
      'skips section 1',
      writeMessage([GRID, product(), ...WHOLE]),
      'GRIB2 section 3 at byte 16: section 1 should be here.',
    ],
    ['ends after section 4', writeMessage(HEAD), /section 8 at byte \d+: the message ends where section 5 should be/],
    [
      'has a section longer than the message',
      changed(16 + 2, 255),
      /section 1 at byte 16: a length of 65301 does not fit/,
    ],
    [
      'has a section too short for its octets',
      writeMessage([new Uint8Array([0, 0, 0, 8, 1, 0, 7, 0])]),
      'GRIB2 section 1 at byte 16: its 8 bytes end before octet 14.',
    ],
    ['has an impossible date', changed(16 + 14, 13), /2026-13-20 6:0:0 is not a time/],
  ])('%s', (_, bytes, sentence) => {
    expect(() => [...parseGrib2(bytes)]).toThrow(sentence);
    expect(() => [...parseGrib2(bytes)]).toThrow(GribError);
  });

  test('gives the fields before the fault first', () => {
    const fields = parseGrib2(concat([MESSAGE, packBits([[1, 8]])]));
    expect(fields.next().value).toMatchObject({ offset: 0 });
    expect(() => fields.next()).toThrow(GribError);
  });
});
