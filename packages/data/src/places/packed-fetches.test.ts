import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packFetches, unpackFetches } from './packed-fetches.ts';

const fetches = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 360, maxLength: 360 });

test('packing keeps fetches to 5 km', () => {
  fc.assert(
    fc.property(fc.array(fetches, { minLength: 1, maxLength: 4 }), (beaches) => {
      const unpack = unpackFetches(packFetches(beaches), beaches.length);
      for (const [index, expected] of beaches.entries()) {
        const kept = Array.from(unpack(index));
        expect(kept).toHaveLength(360);
        for (const [deg, km] of kept.entries()) expect(Math.abs(km - (expected[deg] ?? 0))).toBeLessThanOrEqual(5);
      }
      const unpacked = beaches.map((_, index) => unpack(index));
      expect(beaches.map((_, index) => unpackFetches(packFetches(unpacked), beaches.length)(index))).toEqual(unpacked);
    }),
    { numRuns: 10 },
  );
});

test('packed lines for another number of beaches are refused', () => {
  expect(() => unpackFetches(packFetches([Array(360).fill(0)]), 3)).toThrow('for 3 beaches');
});
