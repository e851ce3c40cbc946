import { describe, expect, test } from 'vitest';
import { surfIn, type Units } from '../units.ts';
import { isFlat } from './flat.ts';
import { bodySize, surfBounds, surfRange } from './size.ts';
import { SETS_OVER_SIGNIFICANT, USUAL_OVER_SETS } from './statistics.ts';

const VOICES: readonly Units[] = (['ft', 'm'] as const).flatMap((wave) =>
  (['face', 'hawaiian'] as const).map((scale) => ({ wave, scale, tide: 'ft', wind: 'mph', temp: 'F' }) as const),
);
/** Every face height that a forecast can store, in steps of 1 cm up to 30 m, without flat surf. */
const FACES_M = Array.from({ length: 3000 }, (_, cm) => cm / 100).filter((faceM) => !isFlat(faceM));

describe.each(VOICES)('in $wave, scale $scale', (units) => {
  const [least] = FACES_M.map((faceM) => surfRange(faceM, units).max ?? 0);

  test('sets exceed the upper end of their range by a tenth at most, and from knee high on no range exceeds its sets by two fifths', () => {
    for (const faceM of FACES_M) {
      const { max } = surfRange(faceM, units);
      const bar = surfBounds(faceM, units).max;
      if (max !== undefined) expect(max, `${faceM} m`).toBeGreaterThanOrEqual(bar / 1.1 - 1e-9);
      if (max !== undefined && bar > (units.wave === 'ft' ? 2 : 0.7)) expect(max, `${faceM} m`).toBeLessThan(1.4 * bar);
    }
  });

  test('the lower end is that of the usual wave, as nearly as round numbers allow', () => {
    for (const faceM of FACES_M) {
      const { min, max } = surfRange(faceM, units);
      if (max === undefined || max === least) continue;
      expect(min / max, `${faceM} m`).toBeGreaterThanOrEqual(0.5);
      expect(min / max, `${faceM} m`).toBeLessThanOrEqual(0.75);
    }
  });

  test('a higher face never has a lower label', () => {
    for (const [index, faceM] of FACES_M.entries()) {
      const before = surfRange(FACES_M[index - 1] ?? faceM, units);
      const { min, max = Number.POSITIVE_INFINITY } = surfRange(faceM, units);
      expect(min).toBeGreaterThanOrEqual(before.min);
      expect(max).toBeGreaterThanOrEqual(before.max ?? Number.POSITIVE_INFINITY);
    }
  });
});

test('feet and metres change at the same faces, and each range of faces has one word for the body', () => {
  const [inFeet, inMetres] = (['ft', 'm'] as const).map((wave) =>
    VOICES.find((voice) => voice.wave === wave && voice.scale === 'face'),
  ) as [Units, Units];
  const words = new Map<string, string>();
  for (const faceM of FACES_M) {
    const [feet, metres] = [surfRange(faceM, inFeet), surfRange(faceM, inMetres)];
    const told = `${metres.min} to ${metres.max} m ${bodySize(faceM)}`;
    const label = `${feet.min} to ${feet.max}`;
    expect(words.get(label) ?? told).toBe(told);
    words.set(label, told);
  }
  expect(surfIn(inFeet, FACES_M.find((faceM) => surfRange(faceM, inFeet).max === undefined) ?? 0)).toBeGreaterThan(40);
});

test('sets and usual wave are the highest tenth and the higher half of Rayleigh-distributed waves', () => {
  // Computes the ratio to Hrms of the mean height of the highest `part` of Rayleigh waves. A share p of the waves
  // exceeds the height h for which exp(-h²) = p.
  const meanOfHighest = (part: number) => {
    const steps = 100_000;
    let sum = 0;
    for (let step = 0; step < steps; step++) sum += Math.sqrt(-Math.log(((step + 0.5) / steps) * part));
    return sum / steps;
  };
  expect(meanOfHighest(1 / 10) / meanOfHighest(1 / 3)).toBeCloseTo(SETS_OVER_SIGNIFICANT, 2);
  expect(meanOfHighest(1 / 2) / meanOfHighest(1 / 10)).toBeCloseTo(USUAL_OVER_SETS, 2);
});
