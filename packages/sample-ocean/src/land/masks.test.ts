import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLand, waveStrips } from './masks.ts';
import { decodeRuns, encodeRuns } from './run-lengths.ts';

test.each([
  ['Denver', 39.7, -105],
  ['Orlando', 28.5, -81.4],
  ['the middle of Hawaii island', 19.6, -155.5],
  ['Siberia', 62, 110],
  ['Australia', -25, 135],
  ['Antarctica', -85, 60],
])('%s is land', (_, latDeg, lonDeg) => expect(isLand(latDeg, lonDeg)).toBe(true));

test.each([
  ['off Duck', 36.2, -75],
  ['off San Francisco', 37.7, 236.5],
  ['north of Oahu', 22.2, -158],
  ['the Gulf of Mexico', 26, -90],
  ['the South Pacific', -45, -150],
  ['the date line', 10, 180],
  ['the North Pole', 90, 0],
])('%s is sea, for any equivalent longitude', (_, latDeg, lonDeg) => {
  expect(isLand(latDeg, lonDeg)).toBe(false);
  expect(isLand(latDeg, lonDeg + 360)).toBe(false);
});

test('strips contain water near the beaches and no land', () => {
  for (const { bits, columns, latNorthDeg, lonWestDeg, cellsPerDeg } of Object.values(waveStrips))
    bits.forEach((bit, at) => {
      if (!bit) return;
      expect(
        isLand(latNorthDeg - Math.floor(at / columns) / cellsPerDeg, lonWestDeg + (at % columns) / cellsPerDeg),
      ).toBe(false);
    });
});

test('runs decode to the original bits', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 600 }), (list) => {
      const bits = Uint8Array.from(list);
      expect(decodeRuns(encodeRuns(bits), bits.length)).toEqual(bits);
    }),
  );
});

test('runs of another raster are refused', () => {
  const runs = encodeRuns(new Uint8Array(100));
  expect(() => decodeRuns(runs, 99)).toThrow('longer');
  expect(() => decodeRuns(runs, 101)).toThrow('shorter');
});
