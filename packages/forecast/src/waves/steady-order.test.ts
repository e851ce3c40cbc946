import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LinedTrain } from '../forecast-hours.ts';
import { steadyOrder } from './steady-order.ts';

const trainOf = (line: number, heightM: number): LinedTrain => ({
  ...{ line, kind: 'swell', heightM, periodS: 12, fromDeg: 270, ashore: 1 },
});
/**
 * Returns the line of the leading train in each hour. The train of line 0 has the given heights, the train of line 1 is
 * always 1 m high.
 */
const leaders = (heightsM: readonly number[]) => {
  let before: readonly LinedTrain[] | undefined;
  return heightsM.map((heightM) => {
    before = steadyOrder([trainOf(0, heightM), trainOf(1, 1)], before);
    return before[0]?.line;
  });
};

test('two trains within a tenth of each other’s height keep their places from hour to hour', () => {
  expect(leaders([1.03, 0.97, 1.02, 0.95, 1.03])).toEqual([0, 0, 0, 0, 0]);
  expect(leaders([0.97, 1.03, 0.98, 1.05, 0.97])).toEqual([1, 1, 1, 1, 1]);
});

test('a train that exceeds the other by more leads from then on', () => {
  expect(leaders([0.8, 0.95, 1.05, 1.15, 1.05, 0.95, 0.8])).toEqual([1, 1, 1, 0, 0, 0, 1]);
});

test('no train is lost, and none stands behind a train that it exceeds by more than the margin', () => {
  const heights = fc.uniqueArray(fc.record({ line: fc.nat(9), heightM: fc.double({ min: 0, max: 9, noNaN: true }) }), {
    ...{ selector: ({ line }) => line, maxLength: 8 },
  });
  fc.assert(
    fc.property(heights, heights, (earlier, now) => {
      const trains = now.map(({ line, heightM }) => trainOf(line, heightM));
      const ordered = steadyOrder(trains, earlier);
      expect([...ordered].sort((a, b) => a.line - b.line)).toEqual([...trains].sort((a, b) => a.line - b.line));
      for (const [place, { heightM }] of ordered.entries())
        for (const after of ordered.slice(place))
          expect(after.heightM ** 2).toBeLessThanOrEqual(1.2 * heightM ** 2 + 1e-9);
    }),
  );
});
