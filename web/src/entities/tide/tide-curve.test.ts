import { expect, test } from 'vitest';
import { tidePoints, valueAt } from './tide-curve.ts';

test('a curve goes through the lows and highs at their own times', () => {
  const tide = (hour: number) => 3 * Math.cos((2 * Math.PI * (hour - 4.4)) / 12.4);
  const turns = [
    { hour: 4.4, high: true },
    { hour: 10.6, high: false },
  ];
  const points = tidePoints(
    Array.from({ length: 14 }, (_, hour) => tide(hour)),
    turns,
    11,
  );
  // The last point lies an hour after the last hour of the graph.
  expect(points).toHaveLength(14);
  for (const { hour } of turns) expect(valueAt(points, hour)).toBeCloseTo(tide(hour), 1);
  expect(Math.max(...points.map(({ level }) => level ?? 0))).toBe(valueAt(points, 4.4));
  expect([valueAt(points, 0.5), valueAt(points, 11.1)]).toEqual([(tide(0) + tide(1)) / 2, undefined]);
});

test('the last hour is extrapolated from those before it, and unknown hours are not interpolated', () => {
  expect(tidePoints([1, 2, 4], [], 3).at(-1)).toEqual({ hour: 3, level: 7 });
  expect(tidePoints([1, null, 4], [{ hour: 1.5, high: true }], 3)).toHaveLength(3);
  expect(valueAt(tidePoints([1, null, 4], [], 2), 1.5)).toBeUndefined();
});
