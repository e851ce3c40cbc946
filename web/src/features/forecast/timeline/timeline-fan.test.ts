import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { fanOf } from './timeline-fan.ts';

const frame = { from: 2, hours: 6, x: (hour: number) => hour * 10, y: (height: number) => 100 - 10 * height };
const each = (height: number | null) => Array.from({ length: 6 }, () => height);

test('the fan begins at now and ends at the last hour', () => {
  const { high, middle, low, wash } = fanOf(timelineOf(6), frame);
  for (const path of [high, middle, low, wash]) expect(path).toMatch(/^M25 [\d.]+[CL]/);
  expect(middle).toMatch(/ 55 60$/);
});

test('hours without odds have no lines, and the fan goes on after them', () => {
  const surfHalfMax = [4.3, 4.3, 4.3, null, 4.3, 4.3];
  const { middle, ends } = fanOf(timelineOf(6, { surfHalfMax }), frame);
  expect(middle.match(/M/g)).toHaveLength(2);
  expect(ends.map(({ reach }) => reach)).toEqual(['1-in-10', '1-in-4', 'half', '3-in-4', '9-in-10']);
  expect(fanOf(timelineOf(6, { surfHalfMax: each(null) }), frame)).toEqual({
    wash: '',
    high: '',
    middle: '',
    low: '',
    ends: [],
  });
});

test('labels of near lines keep their distance, in the order of the lines', () => {
  const { ends } = fanOf(timelineOf(6), frame);
  const gaps = ends.slice(1).map(({ labelY }, index) => labelY - (ends[index]?.labelY ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  expect(ends[0]).toMatchObject({ height: 4.5, y: 55, labelY: 55 });
});
