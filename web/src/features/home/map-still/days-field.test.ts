import { HOUR_MS } from '@groundswell/durations';
import { daysView, type MapStillDays, mapStillViews, projectionOf } from '@groundswell/map-stills';
import { expect, test } from 'vitest';
import { daysHeightUnder, mixDays } from './days-field.ts';

const { width, height } = daysView('pacific');
const [columns, rows] = [width + 3, height + 3];
/** Returns a frame with the same level everywhere; a letter encodes the level. */
const frame = (hour: number, letter: string) => ({ at: hour * HOUR_MS, field: letter.repeat(columns * rows) });
const days: MapStillDays = {
  v: 1,
  coast: 'pacific',
  columns,
  rows,
  // The characters encode levels: '#' is 0 (0 ft), '+' is 8 (1 ft), ';' is 24 (3 ft).
  frames: [frame(0, '#'), frame(12, '+'), frame(36, ';'), frame(72, '#')],
};
const levelOn = (hour: number) => mixDays(days, hour * HOUR_MS)?.[0];

test.each([
  [0, 0],
  [3, 2],
  [12, 8],
  [24, 16],
  [36, 24],
])(
  'at hour %d the sea is interpolated between the frames around it, even across a missing one: level %d',
  (hour, level) => {
    expect(levelOn(hour)).toBeCloseTo(level);
  },
);

test('there is no sea within a wider gap, or more than half a day beyond the frames', () => {
  expect([levelOn(54), levelOn(-13), levelOn(85)]).toEqual([undefined, undefined, undefined]);
  expect([levelOn(-12), levelOn(84)]).toEqual([0, 0]);
  expect(mixDays({ ...days, frames: [] }, 0)).toBeUndefined();
});

test('the height under a spot is that of its cell, for both shapes of the map still', () => {
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
