import { expect, test } from 'vitest';
import { legendMarks, legendStrip } from './legend-layout.ts';
import { lightnessOf, parseHex } from './oklab.ts';
import { colourOf, inkFor, RAMP_COLOURS, rampColours, shareOf } from './ramp-colours.ts';
import { printedThresholds, ramps, type Theme } from './ramps.ts';
import { fromRampUnit, toRampUnit, unitsOf } from './units.ts';

const QUANTITIES = ['wave', 'period', 'wind', 'sea'] as const;
const THEMES: readonly Theme[] = ['light', 'dark'];
const kinds = QUANTITIES.flatMap((quantity) => THEMES.map((theme) => ({ quantity, theme })));

test('every threshold has its colour, exactly', () => {
  for (const kind of kinds)
    ramps[kind.quantity].thresholds.forEach((value, n) => {
      const hex = parseHex(ramps[kind.quantity][kind.theme][n] ?? '');
      expect(colourOf({ ...kind, shading: 'smooth' }, value)).toEqual(hex);
    });
});

test('lightness changes in one direction only', () => {
  for (const { quantity, theme } of kinds) {
    const lights = ramps[quantity][theme].map((hex) => lightnessOf(parseHex(hex)));
    const sign = quantity === 'sea' || theme === 'dark' ? 1 : -1;
    for (let n = 1; n < lights.length; n++) expect(sign * ((lights[n] ?? 0) - (lights[n - 1] ?? 0))).toBeGreaterThan(0);
  }
});

test('text has a contrast of 6:1 to its halo on every colour of every ramp', () => {
  for (const kind of kinds) {
    const colours = rampColours({ ...kind, shading: 'smooth' });
    for (let n = 0; n < RAMP_COLOURS; n += 8) {
      const { ink, halo } = inkFor([colours[n * 4] ?? 0, colours[n * 4 + 1] ?? 0, colours[n * 4 + 2] ?? 0]);
      const [a, b] = [luminance(parseHex(ink)), luminance((halo.match(/\d+/g) ?? []).map(Number) as never)];
      expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThan(5.9);
    }
  }
});

const luminance = (rgb: readonly [number, number, number]) => {
  const lightness = lightnessOf(rgb);
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
};

test('stepped colours change at the thresholds alone', () => {
  const stepped = { quantity: 'wave', theme: 'light', shading: 'stepped' } as const;
  expect(colourOf(stepped, 2.999)).toEqual(parseHex('#abd2d4'));
  expect(colourOf(stepped, 3)).toEqual(parseHex('#8dc2c9'));
});

test('values beyond the ramp have the colours of its ends', () => {
  const kind = { quantity: 'sea', theme: 'dark', shading: 'smooth' } as const;
  expect(colourOf(kind, -40)).toEqual(parseHex('#141e45'));
  expect(colourOf(kind, 200)).toEqual(parseHex('#e6daa5'));
});

test('in a legend every threshold is as far from the next as any other', () => {
  expect(legendMarks('wave', 'ft').map(({ share }) => share)).toEqual(Array.from({ length: 12 }, (_, n) => n / 11));
  expect(shareOf('wave', 6.5)).toBeCloseTo(4.5 / 11, 12);
});

test('the wind’s -1 and a sea below 32 °F are not printed', () => {
  expect(printedThresholds('wind')[0]).toBe(0);
  expect([printedThresholds('sea')[0], printedThresholds('sea').at(-1)]).toEqual([32, 84]);
});

test('other units print their own round marks where they fall', () => {
  expect(legendMarks('wave', 'm').map(({ value }) => value)).toEqual([0, 0.5, 1, 1.5, 2.5, 4, 5, 6, 8, 10, 13]);
  for (const quantity of QUANTITIES)
    for (const unit of unitsOf[quantity])
      for (const { value, share } of legendMarks(quantity, unit)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(fromRampUnit(unit, toRampUnit(unit, value))).toBeCloseTo(value, 9);
      }
});

test('a stepped strip has no colour between its thresholds', () => {
  expect(legendStrip('period', 'light', '90deg', true)).toContain('#f0eed7 0.00%, #f0eed7 11.11%, #e2e0b2 11.11%');
});
