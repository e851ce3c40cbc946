import { expect, test } from 'vitest';
import { computeGroupSpeedMps, computeWavelengthM, refractionCoefficient, shoalingCoefficient } from './dispersion.ts';

test.each([
  [10, 50, 151.2983],
  [4, 5, 22.1982],
  [12, 10, 113.299],
  [16, 20, 212.3261],
])('a wave of %d s over %d m is %d m long', (periodS, depthM, wavelengthM) => {
  expect(computeWavelengthM(periodS, depthM)).toBeCloseTo(wavelengthM, 3);
});

test('in deep water the energy runs at half the speed of the crests, in shallow water with them', () => {
  expect(computeGroupSpeedMps(10, 5000)).toBeCloseTo((9.81 * 10) / (4 * Math.PI), 6);
  expect(computeGroupSpeedMps(20, 0.05)).toBeCloseTo(Math.sqrt(9.81 * 0.05), 3);
});

test('refraction and shoaling coefficients are those of linear theory', () => {
  expect(refractionCoefficient(150, 10, Math.PI / 6)).toBeCloseTo(0.93996, 4);
  expect(shoalingCoefficient(150, 10)).toBeCloseTo(1.15533, 3);
});
