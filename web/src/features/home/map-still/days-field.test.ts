import { HOUR_MS } from '@groundswell/durations';
import { daysView, type MapStillDays, mapStillViews, projectionOf } from '@groundswell/map-stills';
import { expect, test } from 'vitest';
import { daysHeightUnder, mixDays } from './days-field.ts';

const { width, height } = daysView('pacific');
const [columns, rows] = [width + 3, height + 3];
/** Of one level everywhere: a letter for it. */
const frame = (hour: number, letter: string) => ({ at: hour * HOUR_MS, field: letter.repeat(columns * rows) });
const days: MapStillDays = {
  v: 1,
  coast: 'pacific',
  columns,
  rows,
  // Levels 0, 8 and 24: 0, 1 and 3 ft.
  frames: [frame(0, '#'), frame(12, '+'), frame(36, ';'), frame(72, '#')],
};
const levelOn = (hour: number) => mixDays(days, hour * HOUR_MS)?.[0];

test.each([
  [0, 0],
  [3, 2],
  [12, 8],
  [24, 16],
  [36, 24],
])('at hour %d the sea is mixed of the hours around it, also where one is missing: level %d', (hour, level) => {
  expect(levelOn(hour)).toBeCloseTo(level);
});

test('of a wider gap, and of what lies beyond its hours by more than half a day, nothing is told', () => {
  expect([levelOn(54), levelOn(-13), levelOn(85)]).toEqual([undefined, undefined, undefined]);
  expect([levelOn(-12), levelOn(84)]).toEqual([0, 0]);
  expect(mixDays({ ...days, frames: [] }, 0)).toBeUndefined();
});

test('the height under a spot is that of its cell on either shape of the plate', () => {
  const levels = new Float32Array(columns * rows);
  const place = { lat: 41, lon: -178 };
  const [column, row] = projectionOf(daysView('pacific')).place(place);
  levels[(Math.round(row) + 1) * columns + Math.round(column) + 1] = 24;
  for (const view of Object.values(mapStillViews.pacific)) {
    const [x, y] = projectionOf(view).place(place);
    expect(daysHeightUnder(days, levels, view, [x, y])).toBe(3);
    expect(daysHeightUnder(days, levels, view, [x + 80, y])).toBe(0);
  }
});
