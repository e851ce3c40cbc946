import { distanceKm } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { isInSight, layoutMap } from './map-layout.ts';

const size = { width: 340, height: 240 };
const montauk = { lat: 41.036, lon: -71.917 };
const buoy = { lat: 40.693, lon: -72.049 };

test('north is up, east is right, and all requested points are visible', () => {
  const { place } = layoutMap([montauk, buoy], size, 'm');
  const [beach, at] = [place(montauk), place(buoy)];
  expect(beach.y).toBeLessThan(at.y);
  expect(beach.x).toBeGreaterThan(at.x);
  expect([beach, at].every((mark) => isInSight(mark, size))).toBe(true);
});

test('the scale is right in every direction', () => {
  const { place, scale } = layoutMap([montauk, buoy], size, 'm');
  const kmPerPx = scale.km / scale.px;
  for (const other of [buoy, { lat: 41.036, lon: -72.4 }, { lat: 40.8, lon: -71.917 }]) {
    const [from, to] = [place(montauk), place(other)];
    const km = Math.hypot(to.x - from.x, to.y - from.y) * kmPerPx;
    expect(Math.abs(km / distanceKm(montauk, other) - 1)).toBeLessThan(0.01);
  }
});

test('a buoy at the beach itself still shows the coast around', () => {
  const { scale, place } = layoutMap([montauk, montauk], size, 'm');
  expect(scale).toMatchObject({ km: 20 });
  expect(place(montauk)).toEqual({ x: 170, y: 120 });
});

test('the scale is round in miles for readers of feet', () => {
  const metric = layoutMap([montauk, montauk], size, 'm').scale;
  const imperial = layoutMap([montauk, montauk], size, 'ft').scale;
  expect(imperial.km / 1.609344).toBe(10);
  expect(imperial.px / imperial.km).toBeCloseTo(metric.px / metric.km, 9);
});

test('the requested land reaches slightly beyond the picture', () => {
  const { box, place } = layoutMap([montauk, buoy], size, 'm');
  expect(place({ lat: box.north, lon: box.west })).toEqual({ x: expect.closeTo(-8, 6), y: expect.closeTo(-8, 6) });
  expect(place({ lat: box.south, lon: box.east })).toEqual({ x: expect.closeTo(348, 6), y: expect.closeTo(248, 6) });
});
