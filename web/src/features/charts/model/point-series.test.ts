import type { OceanPointReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { pointSeries } from './point-series.ts';
import { stepsOf } from './steps.ts';

const steps = stepsOf('wave', { run: '2026112006', hours: [0, 3, 6] }).slice(0, 3);
const reply = {
  run: { at: '2026-11-20T06:00:00.000Z' },
  hours: [0, 6],
  height_m: [1, null],
  period_s: [9, 10],
  wind_mps: [5, 6],
} as unknown as OceanPointReply;

test('a point speaks at its own hours, in the unit of the ramp', () => {
  expect(pointSeries('wave', steps, reply)).toEqual([expect.closeTo(3.28, 2), undefined, undefined]);
  expect(pointSeries('period', steps, reply)).toEqual([9, undefined, 10]);
  expect(pointSeries('gfs', steps, reply)[2]).toBeCloseTo(11.66, 2);
});

test('of another run, of another model and before it has come it says nothing', () => {
  const older = { ...reply, run: { at: '2026-11-20T00:00:00.000Z' } } as OceanPointReply;
  expect(pointSeries('wave', steps, older)).toEqual([]);
  expect(pointSeries('nam', steps, reply)).toEqual([]);
  expect(pointSeries('wave', steps, undefined)).toEqual([]);
});
