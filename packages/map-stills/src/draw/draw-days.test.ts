import { gzipSync } from 'node:zlib';
import { distanceKm, type Point } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { daysView, LEVEL_FT, levelAt, type MapStillDays, readMapStillDays } from '../days.ts';
import { projectionOf } from '../projection.ts';
import { COASTS, type Coast, mapStillViews, SHAPES } from '../views.ts';
import { addDay, isUnderPlates } from './draw-map-still.ts';

const HALF_DAY_MS = 12 * 3_600_000;
const FT_PER_M = 3.281;
const FRAMES = 17;

/** Makes a sea with a moving storm, rougher than any real sea. */
function seaOn(half: number, { lat, lon }: Point) {
  const storm = { lat: 42, lon: -150 + 5 * half };
  const near = Math.exp(-((distanceKm({ lat, lon }, storm) / 1000) ** 2));
  return { heightM: 2 + 9 * near + 1.5 * Math.sin(lon / 6 + half) * Math.cos(lat / 5) };
}

function draw(coast: Coast): MapStillDays {
  let days: MapStillDays | undefined;
  for (let half = 0; half < FRAMES; half++)
    days = addDay(coast, days, half * HALF_DAY_MS, (point) => seaOn(half, point));
  return days ?? expect.fail();
}

test.each(COASTS)('the days of %s are read back, and stay under 30 KB on the wire', (coast) => {
  const days = draw(coast);
  const text = JSON.stringify(days);
  expect(readMapStillDays(JSON.parse(text))).toEqual(days);
  expect(days.frames).toHaveLength(FRAMES);
  expect(gzipSync(text).length).toBeLessThan(30_000);
});

test.each(COASTS)('the days of %s cover its plates and need only the plates’ tiles', (coast) => {
  const { width, height } = daysView(coast);
  const { place, pointAt } = projectionOf(daysView(coast));
  for (const shape of SHAPES) {
    const plate = mapStillViews[coast][shape];
    for (const [x, y] of [[0, 0] as const, [plate.width, plate.height] as const]) {
      const [column, row] = place(projectionOf(plate).pointAt(x, y));
      expect(column, `${shape} ${x}`).toBeGreaterThanOrEqual(0);
      expect(column, `${shape} ${x}`).toBeLessThanOrEqual(width);
      expect(row, `${shape} ${y}`).toBeGreaterThanOrEqual(0);
      expect(row, `${shape} ${y}`).toBeLessThanOrEqual(height);
    }
  }
  expect(isUnderPlates(pointAt(width / 2, height / 2))).toBe(true);
});

test('a cell has the height of its place, to a sixteenth of the way between two thresholds', () => {
  const [days, view] = [draw('pacific'), daysView('pacific')];
  const { pointAt } = projectionOf(view);
  for (let row = 1; row < view.height; row += 7)
    for (let column = 1; column < view.width; column += 9) {
      const ft = seaOn(3, pointAt(column, row)).heightM * FT_PER_M;
      const level = levelAt(days.frames[3]?.field ?? '', (row + 1) * days.columns + column + 1);
      const steps = [LEVEL_FT[level - 1] ?? 0, LEVEL_FT[level + 1] ?? 99];
      expect(ft).toBeGreaterThanOrEqual(steps[0] as number);
      expect(ft).toBeLessThanOrEqual(steps[1] as number);
    }
});

test('an hour without waves is left out', () => {
  const one = addDay('gulf', undefined, 0, () => ({ heightM: 1 }));
  expect(addDay('gulf', one, HALF_DAY_MS, () => undefined)).toBe(one);
  expect(addDay('gulf', undefined, 0, () => undefined)).toBeUndefined();
});

const whole = draw('gulf');
const [first, second] = whole.frames as unknown as [MapStillDays['frames'][0], MapStillDays['frames'][0]];
test.each<[string, unknown]>([
  ['nothing', null],
  ['another version', { ...whole, v: 2 }],
  ['a field of another size', { ...whole, rows: 3 }],
  ['half a row', { ...whole, columns: 1.5 }],
  ['more cells than are drawn', { ...whole, columns: 1e6, rows: 1e6, frames: [] }],
  ['a level above the highest', { ...whole, frames: [{ at: 0, field: '~'.repeat(first.field.length) }] }],
  ['hours that go back', { ...whole, frames: [second, first] }],
  ['an hour that is none', { ...whole, frames: [{ ...first, at: null }] }],
  ['more hours than are drawn', { ...whole, frames: Array.from({ length: 99 }, (_, at) => ({ ...first, at })) }],
])('%s is rejected as days', (_, value) => {
  expect(readMapStillDays(value)).toBeUndefined();
});
