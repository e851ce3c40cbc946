import { distanceKm } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import atlantic from './coast-atlantic.generated.json' with { type: 'json' };
import pacific from './coast-pacific.generated.json' with { type: 'json' };
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

test.each([
  ['Long Island', atlantic, { lat: 40.85, lon: -73.0 }, { lat: 40.5, lon: -73.0 }],
  ['Hatteras Island', atlantic, { lat: 35.262, lon: -75.557 }, { lat: 35.1, lon: -75.3 }],
  ['Florida', atlantic, { lat: 27.9, lon: -81.0 }, { lat: 27.9, lon: -80.2 }],
  ['Texas', atlantic, { lat: 28.0, lon: -98.0 }, { lat: 27.6, lon: -96.8 }],
  ['Puerto Rico', atlantic, { lat: 18.2, lon: -66.4 }, { lat: 18.6, lon: -66.4 }],
  ['Oahu', pacific, { lat: 21.5, lon: -158.0 }, { lat: 21.7, lon: -158.2 }],
  ['California', pacific, { lat: 34.3, lon: -118.5 }, { lat: 33.8, lon: -118.8 }],
  ['Oregon', pacific, { lat: 44.6, lon: -123.5 }, { lat: 44.6, lon: -124.5 }],
])('%s is land, and the sea off it is sea', (_, land, ashore, afloat) => {
  const { land: draw } = layoutMap([ashore, afloat], size, 'm');
  const path = draw(land);
  const { place } = layoutMap([ashore, afloat], size, 'm');
  expect(isInside(path, place(ashore))).toBe(true);
  expect(isInside(path, place(afloat))).toBe(false);
});

test('the drawing extends only a little beyond the picture', () => {
  const numbers =
    layoutMap([montauk, buoy], size, 'm')
      .land(atlantic)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.every((value) => value >= -8 && value <= 348)).toBe(true);
});

/** By the even-odd rule, as the path is filled. */
function isInside(path: string, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const rings = path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((at) => at.split(' ').map(Number)),
    );
  const crossings = rings.flatMap((ring) =>
    ring.filter(([ax = 0, ay = 0], i) => {
      const [bx = 0, by = 0] = ring[(i + 1) % ring.length] ?? [];
      return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
    }),
  );
  return crossings.length % 2 === 1;
}
