import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignLines } from './assign-lines.ts';

const train = (track: number, heightM = 1) => ({ kind: 'swell' as const, heightM, periodS: 10, fromDeg: 90, track });

test('for any sequence of trains, each train is on exactly one of at most six lines', () => {
  const hour = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 40 }), (hours) => {
      const lines = assignLines(hours.map((tracks) => tracks?.map((track) => train(track))));
      expect(lines.length).toBeLessThanOrEqual(6);
      for (const [index, tracks] of hours.entries()) {
        const laid = lines.flatMap((line) => line[index]?.track ?? []);
        expect(laid.sort()).toEqual([...(tracks ?? [])].sort());
      }
    }),
  );
});

test('a swell lost for some hours comes back to its line, and the strongest line is the first', () => {
  const [first, second] = assignLines([
    [train(0)],
    [train(0), train(1, 3)],
    [train(1, 3)],
    [train(1, 3)],
    [train(0), train(1, 3)],
  ]);
  expect(first?.map((one) => one?.track)).toEqual([undefined, 1, 1, 1, 1]);
  expect(second?.map((one) => one?.track)).toEqual([0, 0, undefined, undefined, 0]);
});

test('a line that was empty for long is taken again', () => {
  const quiet = Array.from({ length: 8 }, () => []);
  expect(assignLines([[train(0)], ...quiet, [train(1)]])).toHaveLength(1);
  expect(assignLines([[train(0)], [], [train(1)]])).toHaveLength(2);
});
