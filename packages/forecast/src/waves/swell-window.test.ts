import { expect, test } from 'vitest';
import { sharesAshore, swellWindow } from './swell-window.ts';

test('a straight coast takes swell from ahead best, from the sides less, and never from behind', () => {
  const shares = sharesAshore(12, 90);
  expect(shares).toHaveLength(72);
  expect(shares.indexOf(Math.max(...shares))).toBe(18);
  expect(shares[54]).toBeLessThan(0.01);
  const { works, best, widthDeg } = swellWindow(shares);
  expect(works).toHaveLength(1);
  expect(best).toHaveLength(1);
  const [all, most] = [works[0], best[0]];
  expect((all?.fromDeg ?? 0) + (all?.toDeg ?? 0)).toBe(180);
  expect((most?.fromDeg ?? 0) + (most?.toDeg ?? 0)).toBe(180);
  expect(widthDeg).toBe((all?.toDeg ?? 0) - (all?.fromDeg ?? 0));
  expect(most?.fromDeg).toBeGreaterThan(all?.fromDeg ?? 0);
});

test('a window over north is one sector, and a coast turned turns its window', () => {
  const east = swellWindow(sharesAshore(12, 90)).best[0];
  const north = swellWindow(sharesAshore(12, 0)).best;
  expect(north).toHaveLength(1);
  expect(north[0]?.fromDeg).toBe(((east?.fromDeg ?? 0) + 270) % 360);
  expect(north[0]?.toDeg).toBe((east?.toDeg ?? 0) - 90);
});

test('a shadow splits the window, no swell leaves none, and swell from everywhere a whole circle', () => {
  const shares = Array.from({ length: 72 }, (_, at) => (at >= 10 && at <= 20 && at !== 15 ? 0.9 : 0));
  expect(swellWindow(shares).best).toEqual([
    { fromDeg: 47.5, toDeg: 72.5 },
    { fromDeg: 77.5, toDeg: 102.5 },
  ]);
  expect(swellWindow(shares).widthDeg).toBe(50);
  expect(swellWindow(Array(72).fill(0))).toEqual({ works: [], best: [], widthDeg: 0 });
  expect(swellWindow(Array(72).fill(1)).best).toEqual([{ fromDeg: 0, toDeg: 0 }]);
});
