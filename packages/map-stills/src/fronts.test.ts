import { HOUR_MS } from '@groundswell/durations';
import { distanceKm, type Point } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { type Box, isWithin, layoutFront, listFrontTimes, type RunningSwell } from './fronts.ts';
import { projectionOf, type Spot } from './projection.ts';
import { mapStillViews } from './views.ts';

const leftAt = Date.UTC(2026, 10, 17, 19);
const view = mapStillViews.pacific.wide;
const everywhere: Box = { x: 0, y: 0, width: view.width, height: view.height };
const birth: Point = { lat: 41, lon: -178 };
const swell: RunningSwell = {
  birth,
  leftAt,
  speedKmh: 42,
  fan: { fromDeg: 70, stepDeg: 4, km: Array(31).fill(9000) },
};

function spotsOf(path: string): Spot[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, kind, a, b]) => {
    [x, y] = kind === 'M' ? [Number(a), Number(b)] : [x + Number(a), y + Number(b)];
    return [x, y];
  });
}

test('a front is as far from the storm as its swell has run, along great circles, also across the date line', () => {
  const { pointAt } = projectionOf(view);
  for (const hours of [24, 48, 70]) {
    const front = layoutFront(view, swell, leftAt + hours * HOUR_MS, everywhere, []) ?? expect.fail();
    for (const [x, y] of spotsOf(front.path))
      expect(distanceKm(birth, pointAt(x, y)) / (42 * hours)).toBeCloseTo(1, 1.5);
  }
});

test('a swell has no front before it leaves the storm or once it is out of view', () => {
  expect(layoutFront(view, swell, leftAt - HOUR_MS, everywhere, [])).toBeUndefined();
  expect(layoutFront(view, swell, leftAt + 400 * HOUR_MS, everywhere, [])).toBeUndefined();
});

test('land stops the front behind it', () => {
  const shut = { ...swell, fan: { ...swell.fan, km: swell.fan.km.map((km, way) => (way < 16 ? 1000 : km)) } };
  const at = leftAt + 60 * HOUR_MS;
  const [all, part] = [swell, shut].map((one) => layoutFront(view, one, at, everywhere, []) ?? expect.fail());
  expect(spotsOf(part?.path ?? '').length).toBeLessThan(0.6 * spotsOf(all?.path ?? '').length);
});

test('a day label is on its front, in view and clear of the overlays', () => {
  const at = leftAt + 60 * HOUR_MS;
  const free = layoutFront(view, swell, at, everywhere, [])?.label ?? expect.fail();
  const box = { x: free[0] - 60, y: free[1] - 60, width: 120, height: 120 };
  const moved = layoutFront(view, swell, at, everywhere, [box])?.label ?? expect.fail();
  expect(isWithin(moved, box)).toBe(false);
  expect(isWithin(moved, everywhere)).toBe(true);
  expect(layoutFront(view, swell, at, everywhere, [everywhere])?.label).toBeUndefined();
});

test('fronts are at noon and midnight of the given clock', () => {
  const times = listFrontTimes(swell, leftAt + 48 * HOUR_MS, -600);
  expect(times).toHaveLength(4);
  for (const at of times) expect((at - 10 * HOUR_MS) % (12 * HOUR_MS)).toBe(0);
  expect(times[0]).toBeGreaterThanOrEqual(leftAt);
});
