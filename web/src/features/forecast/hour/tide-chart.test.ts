import { expect, test } from 'vitest';
import { tidePoints } from '../../../entities/tide/tide-curve.ts';
import { tideChart } from './tide-chart.ts';

const box = { width: 240, height: 80 };
const chartOf = (levels: readonly (number | null)[], at: number) =>
  tideChart(tidePoints(levels, [], levels.length - 1), at, box);

test.each([24, 25, 26])('a day of %d levels fills the width, also when clocks change', (count) => {
  const levels = Array.from({ length: count }, (_, hour) => Math.sin(hour / 2));
  const { line, dot } = chartOf(levels, count - 1);
  expect(line).toMatch(/^M0 /);
  expect(dot?.x).toBe(240);
});

test('the highest level is at the top, and nothing leaves the box', () => {
  const levels = [-0.7, 5.6, 2];
  const at = (hour: number) => chartOf(levels, hour).dot?.y ?? Number.NaN;
  expect(at(1)).toBeLessThan(at(2));
  expect(at(2)).toBeLessThan(at(0));
  for (const hour of [0, 1, 2]) {
    expect(at(hour)).toBeGreaterThan(0);
    expect(at(hour)).toBeLessThan(80);
  }
});

test('an hour without a level has no dot, a day without levels no curve', () => {
  expect(chartOf([1, null, 2], 1).dot).toBeUndefined();
  expect(chartOf([null, null], 0)).toEqual({ line: '', area: '', dot: undefined });
});
