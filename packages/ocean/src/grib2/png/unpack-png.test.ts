import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { concat, lengthAndNumber, write } from '../../../test-support/synthetic-octets.ts';
import { PNG_SIGNATURE, pngChunk, type SyntheticPng, writePng } from '../../../test-support/synthetic-png.ts';
import { GribError } from '../grib-error.ts';
import { Section } from '../section.ts';
import { unpackPng } from './unpack-png.ts';

function unpack(png: Uint8Array, valueCount: number, bitsPerValue: number): number[] {
  // Four more bytes follow the section, as they do in a message.
  const bytes = concat([lengthAndNumber(7, 5 + png.length), png, new Uint8Array(4)]);
  const out = new Float64Array(valueCount);
  const packing = { template: 41, valueCount, bitsPerValue, reference: 0, binaryScale: 0, decimalScale: 0 } as const;
  unpackPng(new Section(bytes, 7, 0, bytes.length - 4), packing, out);
  return [...out];
}

function samplesOf(count: number, bits: number): number[] {
  return Array.from({ length: count }, (_, n) => ((n * 2_654_435_761) % 2 ** 32) % 2 ** bits);
}

describe('a PNG image', () => {
  const sizes = [
    [19, 11],
    [1, 9],
    [9, 1],
    [3, 2],
    [1, 1],
  ] as const;

  test.each([1, 2, 4, 8, 16, 24, 32])('of %d bits gives every pixel, plain and interlaced', (bits) => {
    for (const [width, height] of sizes) {
      for (const interlaced of [false, true]) {
        const samples = samplesOf(width * height, bits);
        const png = writePng({ width, height, bits, samples, interlaced, chunkBytes: 7 });
        expect(unpack(png, samples.length, bits), `${width} x ${height}, ${interlaced}`).toEqual(samples);
      }
    }
  });

  test.each([0, 1, 2, 3, 4])('may begin with row filter %d', (filter) => {
    const samples = samplesOf(60, 16);
    expect(unpack(writePng({ width: 10, height: 6, bits: 16, samples, filters: [filter] }), 60, 16)).toEqual(samples);
  });

  test.each([
    [8, 3],
    [4, 3],
    [16, 9],
    [32, 25],
  ])('of %d bits may hold values of %d bits', (bits, bitsPerValue) => {
    expect(unpack(writePng({ ...SMALL, bits }), 6, bitsPerValue)).toEqual(SMALL.samples);
  });

  test('may contain chunks that need not be read, and bytes after its end', () => {
    const more = concat([SIGNATURE_AND_HEADER, pngChunk('tEXt', new Uint8Array(3)), REST, new Uint8Array(9)]);
    expect(unpack(more, 6, 8)).toEqual(SMALL.samples);
  });
});

const SMALL: SyntheticPng = { width: 3, height: 2, bits: 8, samples: [0, 1, 2, 3, 4, 5] };
const PNG = writePng(SMALL);
const SIGNATURE_AND_HEADER = PNG.subarray(0, 33);
const REST = PNG.subarray(33);
const END = pngChunk('IEND', new Uint8Array(0));

const header = (depth: number, colour: number, [compression, filter, interlace] = [0, 0, 0]) =>
  pngChunk(
    'IHDR',
    write(
      ...[3, 2].map((size) => [4, size] as const),
      [1, depth],
      [1, colour],
      [1, compression ?? 0],
      [1, filter ?? 0],
      [1, interlace ?? 0],
    ),
  );
const withHeader = (...parts: Parameters<typeof header>) => concat([PNG_SIGNATURE, header(...parts), REST]);
const withStream = (stream: Uint8Array) => concat([SIGNATURE_AND_HEADER, pngChunk('IDAT', stream), END]);
const deflated = (...bytes: readonly number[]) => deflateSync(new Uint8Array(bytes));

describe('a PNG image is refused with', () => {
  test.each<[string, Uint8Array, string]>([
    ['another signature', PNG.with(1, 0), 'its data is not a PNG image'],
    ['nothing', new Uint8Array(0), 'its data is not a PNG image'],
    ['no header', concat([PNG_SIGNATURE, END]), 'does not begin with a header'],
    ['two headers', concat([SIGNATURE_AND_HEADER, header(8, 0), REST]), 'the PNG chunk IHDR is not supported'],
    ['a short header', concat([PNG_SIGNATURE, pngChunk('IHDR', new Uint8Array(12)), REST]), 'header of 12 bytes'],
    ['an unknown critical chunk', concat([SIGNATURE_AND_HEADER, pngChunk('ABCD', REST), REST]), 'chunk ABCD is not'],
    ['a chunk that is no word', concat([SIGNATURE_AND_HEADER, pngChunk('A1\n!', REST), REST]), '0x41310a21 is not'],
    ['a wrong checksum', PNG.with(40, PNG[40] === 0 ? 1 : 0), 'the checksum of its PNG chunk'],
    ['a chunk beyond the section', PNG.with(33, 0x7f), /a PNG chunk of \d+ bytes does not fit the \d+ left/.source],
    ['no end', PNG.subarray(0, PNG.length - 12), 'its PNG image has no end'],
    ['a palette', withHeader(8, 3), 'a PNG image of palette with 8 bits a sample is not supported'],
    ['grey and alpha', withHeader(8, 4), 'a PNG image of grey and alpha with 8 bits'],
    ['an unknown colour', withHeader(8, 5), 'a PNG image of colour type 5 with 8 bits'],
    ['48 bits a pixel', withHeader(16, 2), 'a PNG image of RGB with 16 bits'],
    ['three bits a sample', withHeader(3, 0), 'a PNG image of grey with 3 bits'],
    ['another compression', withHeader(8, 0, [1, 0, 0]), 'PNG compression 1'],
    ['another filter method', withHeader(8, 0, [0, 1, 0]), 'filter method 1 does not exist'],
    ['another interlace method', withHeader(8, 0, [0, 0, 2]), 'PNG interlace method 2 does not exist'],
    ['no pixels', concat([SIGNATURE_AND_HEADER, END]), 'does not inflate to 8 bytes (Z_BUF_ERROR)'],
    ['pixels that are not zlib', withStream(new Uint8Array(9)), 'does not inflate to 8 bytes (Z_DATA_ERROR)'],
    ['pixels cut short', withStream(deflated(0, 1, 2, 3, 0, 1, 2, 3).subarray(0, 9)), '(Z_BUF_ERROR)'],
    ['a byte too few', withStream(deflated(0, 1, 2, 3, 0, 1, 2)), 'holds 7 bytes instead of 8'],
    ['a byte too many', withStream(deflated(0, 1, 2, 3, 0, 1, 2, 3, 4)), '(ERR_BUFFER_TOO_LARGE)'],
    ['a bomb', withStream(deflateSync(new Uint8Array(5_000_000))), '(ERR_BUFFER_TOO_LARGE)'],
    ['a sixth row filter', withStream(deflated(0, 1, 2, 3, 5, 1, 2, 3)), 'PNG row filter 5 does not exist'],
  ])('%s', (_, png, sentence) => {
    expect(() => unpack(png, 6, 8)).toThrow(new RegExp(sentence.replace(/[()]/g, '\\$&')));
    expect(() => unpack(png, 6, 8)).toThrow(GribError);
  });

  test('another size than the field', () => {
    expect(() => unpack(PNG, 7, 8)).toThrow('its PNG image is 3 x 2 for 7 values');
    expect(() => unpack(PNG, 6, 9)).toThrow('its PNG image has 8 bits a pixel for values of 9 bits');
    expect(() => unpack(writePng({ ...SMALL, bits: 16 }), 6, 8)).toThrow('has 16 bits a pixel for values of 8 bits');
  });
});
