import { expect, test } from 'vitest';
import { isTilePath, listAreaTiles } from './tile-area.ts';
import { tilePath } from './tile-path.ts';

const at = (set: 'wvht' | 'nam-wind' | 'sst', z: number, x: number, y: number) =>
  tilePath({ set, run: '2026112006', hour: 9, z, x, y });

test('a set of the globe has every tile of its zooms', () => {
  expect([0, 1, 2, 3].map((z) => listAreaTiles('wvht', z).length)).toEqual([1, 4, 16, 64]);
  expect([at('wvht', 0, 0, 0), at('sst', 3, 7, 7)].map(isTilePath)).toEqual([true, true]);
  expect([at('wvht', 4, 0, 0), at('wvht', 3, 8, 0)].map(isTilePath)).toEqual([false, false]);
});

test('the short-range set has the tiles around North America alone', () => {
  // The tiles show Duck in North Carolina, Hawaii, and Ireland; only the first is in the set's area.
  expect([at('nam-wind', 5, 9, 12), at('nam-wind', 5, 1, 13), at('nam-wind', 5, 15, 10)].map(isTilePath)).toEqual([
    ...[true, false, false],
  ]);
  for (let z = 0; z <= 5; z++)
    for (const { x, y } of listAreaTiles('nam-wind', z)) expect(isTilePath(at('nam-wind', z, x, y))).toBe(true);
});

test.each(['', 'tiles/wvht/firstTime.txt', 'tiles/__proto__/2026112006/000/0/0/0.png'])('%j is no tile', (path) => {
  expect(isTilePath(path)).toBe(false);
});
