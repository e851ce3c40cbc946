import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeCcsds } from '../../test-support/ccsds-message.ts';
import { type CcsdsShape, compress } from './ccsds-stream.ts';

/** Bits up to 24, because a decoded field holds numbers of 24 bits exactly. */
const shapes = fc
  .record({
    bits: fc.integer({ min: 1, max: 24 }),
    flags: fc.subarray([1, 2, 4, 8, 16, 32]).map((flags) => flags.reduce((sum, flag) => sum + flag, 0)),
    blockSize: fc.constantFrom(8, 16, 32, 64),
    interval: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4096 })),
  })
  .map((shape) => (shape.bits > 4 ? { ...shape, flags: shape.flags & ~16 } : shape));

/** Runs of equal, of near and of arbitrary samples. */
const samplesOf = (bits: number) =>
  fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: 2 ** bits - 1 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: bits }),
        fc.infiniteStream(fc.nat()),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((runs) =>
      runs.flatMap(([start, length, noiseBits, noise]) =>
        [...noise.take(length)].map((step) => (start + (step % 2 ** noiseBits)) % 2 ** bits),
      ),
    );

const cases = shapes.chain((shape) => fc.tuple(fc.constant(shape), samplesOf(shape.bits)));

test('samples of every shape survive compression and decoding', () => {
  fc.assert(
    fc.property(cases, ([shape, samples]) => {
      expect(decode(samples, shape)).toEqual(samples);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a long run of zeros', Array(20_000).fill(0), 12, 40],
  ['a ramp', Array.from({ length: 20_000 }, (_, n) => n >> 3), 12, 10_000],
  ['noise', Array.from({ length: 20_000 }, (_, n) => (n * 2_654_435_761) % 4096), 12, 30_800],
])('%s takes few octets', (_, samples, bits, most) => {
  expect(compress(Uint32Array.from(samples), { bits, flags: 8, blockSize: 32, interval: 128 }).length).toBeLessThan(
    most,
  );
});

test('restricted options of more than four bits are refused', () => {
  expect(() => compress(Uint32Array.of(1), { bits: 5, flags: 16, blockSize: 8, interval: 1 })).toThrow(
    'at most 4 bits',
  );
});

function decode(samples: readonly number[], shape: CcsdsShape): number[] {
  return [...parseGrib2(encodeCcsds(samples, shape))].flatMap((field) => [...decodeField(field)]);
}
