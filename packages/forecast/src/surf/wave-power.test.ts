import { expect, test } from 'vitest';
import { computeWavePowerKwPerM } from './wave-power.ts';

const train = (heightM: number, periodS: number) => ({ kind: 'swell' as const, heightM, periodS, fromDeg: 90 });

test('3 m waves of 8 s energy period carry 35 kW a metre, those of 15 m and 15 s 1.7 MW', () => {
  expect(computeWavePowerKwPerM([train(3, 8 / 0.9)])).toBeCloseTo(35.3, 0);
  expect(computeWavePowerKwPerM([train(15, 15 / 0.9)]) / 1000).toBeCloseTo(1.66, 2);
});

test('trains add up, and a flat sea carries nothing', () => {
  const [one, other] = [train(1, 14), train(2, 6)];
  expect(computeWavePowerKwPerM([one, other])).toBeCloseTo(
    computeWavePowerKwPerM([one]) + computeWavePowerKwPerM([other]),
    9,
  );
  expect(computeWavePowerKwPerM([])).toBe(0);
});
