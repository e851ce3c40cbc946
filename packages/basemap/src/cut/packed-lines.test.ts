import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineReader, packLines } from './packed-lines.ts';

const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((units) => units / 10_000);
const lines = fc.array(fc.array(fc.tuple(degrees(540), degrees(90)), { minLength: 1 }));

test('lines come back as they were packed, list after list', () => {
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const read = lineReader(Uint8Array.from([...packLines(first), ...packLines(second)]));
      expect(read()).toEqual(first);
      expect(read()).toEqual(second);
    }),
  );
});

test('bytes that end too early are refused', () => {
  const bytes = Uint8Array.from(
    packLines([
      [
        [1.5, 2.5],
        [3, 4],
      ],
    ]),
  );
  expect(() => lineReader(bytes.slice(0, -1))()).toThrow('end too early');
});
