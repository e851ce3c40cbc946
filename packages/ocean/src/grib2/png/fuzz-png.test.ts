import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { seeded } from '../../../test-support/seeded.ts';
import { concat, lengthAndNumber, write } from '../../../test-support/synthetic-octets.ts';
import { PNG_SIGNATURE, pngChunk } from '../../../test-support/synthetic-png.ts';
import { GribError } from '../grib-error.ts';
import { Section } from '../section.ts';
import { listPasses } from './passes.ts';
import { unpackPng } from './unpack-png.ts';

const ROUNDS = 5000;
const random = seeded(7);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(...choices: readonly T[]) => choices[below(choices.length)] as T;
const oneIn = (rounds: number) => below(rounds) === 0;

test('an image of right checksums and random contents either unpacks or is refused by a GribError', () => {
  let [unpacked, refused] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const { png, valueCount, bits } = randomImage();
    const bytes = concat([lengthAndNumber(7, 5 + png.length), png, new Uint8Array(4)]);
    const scale = { reference: 0, binaryScale: 0, decimalScale: 0 };
    const out = new Float64Array(valueCount);
    try {
      const section = new Section(bytes, 7, 0, bytes.length - 4);
      unpackPng(section, { template: 41, valueCount, bitsPerValue: bits, ...scale }, out);
      const most = 2 ** (8 * Math.ceil(bits / 8)) - 1;
      expect(out.every((value) => value >= 0 && value <= most)).toBe(true);
      unpacked += 1;
    } catch (error) {
      if (!(error instanceof GribError)) throw new Error(`round ${round}`, { cause: error });
      refused += 1;
    }
  }
  expect(unpacked + refused).toBe(ROUNDS);
  expect(Math.min(unpacked, refused)).toBeGreaterThan(ROUNDS / 20);
});

/** Returns an image with random pixels and row filters. One in a few has a wrong header, size, stream or chunk. */
function randomImage(): { png: Uint8Array; valueCount: number; bits: number } {
  const [width, height] = [1 + below(20), 1 + below(20)];
  const [depth, samples, colour] = pick([1, 1, 0], [2, 1, 0], [4, 1, 0], [8, 1, 0], [16, 1, 0], [8, 3, 2], [8, 4, 6]);
  const bits = depth * samples;
  const interlaced = oneIn(2);
  const passes = listPasses({ width, height, bitsPerPixel: bits, interlaced, compressed: new Uint8Array(0) });
  const rows = passes.flatMap(({ rows, rowBytes }) =>
    Array.from({ length: rows }, () => Uint8Array.from({ length: rowBytes + 1 }, (_, n) => below(n === 0 ? 5 : 256))),
  );
  const raw = concat([...rows, new Uint8Array(oneIn(9) ? below(3) : 0)]);
  if (oneIn(9)) raw[0] = below(256);
  const stream = deflateSync(oneIn(9) ? raw.subarray(1) : raw);
  if (oneIn(9)) stream[below(stream.length)] = below(256);
  const header = write([4, width], [4, height], [1, depth], [1, colour], [1, 0], [1, 0], [1, interlaced ? 1 : 0]);
  if (oneIn(9)) header[below(13)] = below(256);

  const cut = below(stream.length);
  const chunks = [stream.subarray(0, cut), stream.subarray(cut)].map((part) =>
    pngChunk(oneIn(19) ? 'PLTE' : 'IDAT', part),
  );
  const parts = [PNG_SIGNATURE, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', new Uint8Array(0))];
  return {
    png: concat(oneIn(19) ? parts.toReversed() : parts),
    valueCount: oneIn(19) ? below(400) : width * height,
    bits,
  };
}
