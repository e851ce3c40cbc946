import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPixel, NO_DATA, TOP_PIXEL, toPixel } from './scale.ts';
import { TILE_SETS, tileSets } from './tile-sets.ts';

const scales = TILE_SETS.flatMap((set) => tileSets[set].channels);

test('a value in range survives the round trip within half a step', () => {
  void fc.assert(
    fc.property(fc.constantFrom(...scales), fc.double({ min: 0, max: 1, noNaN: true }), (scale, share) => {
      const value = scale.least + share * (scale.most - scale.least);
      const step = (scale.most - scale.least) / TOP_PIXEL;
      expect(Math.abs(fromPixel(scale, toPixel(scale, value)) - value)).toBeLessThanOrEqual(step / 2 + 1e-12);
    }),
  );
});

test('a value beyond the range is clamped to its nearest end, never to no data', () => {
  for (const scale of scales) {
    expect(toPixel(scale, scale.least - 1e6)).toBe(0);
    expect(toPixel(scale, scale.most + 1e6)).toBe(TOP_PIXEL);
    expect(toPixel(scale, Number.NaN)).toBe(NO_DATA);
  }
});

test('a calm is exactly 0', () => {
  const [eastward] = tileSets['gfs-wind'].channels;
  expect(eastward && fromPixel(eastward, toPixel(eastward, 0))).toBe(0);
});

test('the ranges are the specification’s: 0-45 ft at 3.281 ft a metre, 0-24 s, -31 to 31, 28-95 °F', () => {
  const [height, period] = tileSets.wvht.channels;
  const [sea] = tileSets.sst.channels;
  expect((height?.most ?? 0) * 3.281).toBeCloseTo(45, 12);
  expect([period, ...tileSets['nam-wind'].channels]).toEqual([
    { least: 0, most: 24 },
    { least: -31, most: 31 },
    { least: -31, most: 31 },
  ]);
  expect([sea?.least, sea?.most].map((celsius) => (celsius ?? 0) * 1.8 + 32)).toEqual([
    expect.closeTo(28, 10),
    expect.closeTo(95, 10),
  ]);
});

test('16 days are drawn 3-hourly to 48, then 6-hourly from 54 to 384; short-range wind 3-hourly to 60', () => {
  const { hours } = tileSets['gfs-wind'];
  expect(hours).toHaveLength(73);
  expect([hours[16], hours[17], hours.at(-1)]).toEqual([48, 54, 384]);
  expect([tileSets['nam-wind'].hours.length, tileSets['nam-wind'].hours.at(-1)]).toEqual([21, 60]);
  expect(tileSets.sst.hours).toEqual([0]);
});
