import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { layoutGraph } from './graph-layout.ts';

const TO = Date.parse('2026-11-20T12:40:00Z');
const frame = {
  from: TO - 12 * HOUR_MS,
  to: TO,
  width: 300,
  top: 10,
  bottom: 110,
  tickHours: 3,
  offsetMin: -300,
};
const point = (hoursAgo: number, height: number) => ({ at: TO - hoursAgo * HOUR_MS, height, periodS: 10, fromDeg: 90 });

test('time runs to the right and height upwards, from zero at the bottom to a round height', () => {
  const { points, levels } = layoutGraph([point(12, 1), point(0, 3.2)], frame);
  expect(points.map(({ x }) => x)).toEqual([0, 300]);
  expect(levels[0]).toEqual({ value: 0, y: 110 });
  expect(levels.at(-1)).toEqual({ value: 4, y: 10 });
  expect(points[1]?.y).toBe(30);
});

test('ticks are at round hours of the station’s clock', () => {
  const { ticks } = layoutGraph([], { ...frame, offsetMin: 330 });
  expect(ticks.map(({ at }) => new Date(at + 330 * 60_000).getUTCHours() % 3)).toEqual([0, 0, 0, 0]);
  expect(ticks.every(({ at, x }) => at >= frame.from && at <= frame.to && x >= 0 && x <= 300)).toBe(true);
});

test('the line breaks where nothing was measured for more than three hours', () => {
  const { line } = layoutGraph([point(9, 1), point(8, 1), point(4, 1), point(3, 1)], frame);
  expect(line.match(/M/g)).toHaveLength(2);
});

test('without points there is still a frame that can be drawn', () => {
  const { levels, line } = layoutGraph([], frame);
  expect(line).toBe('');
  expect(levels.length).toBeGreaterThan(1);
});
