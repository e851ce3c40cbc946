import type { OceanPointReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { pointReadings } from './point-series.ts';
import { stepsOf } from './steps.ts';

const steps = stepsOf('wave', { run: '2026112006', model: 'gfs', hours: [0, 3, 6] }).slice(0, 3);
const reply = {
  state: 'sea',
  run: { at: '2026-11-20T06:00:00.000Z' },
  hours: [0, 6],
  height_m: [1, null],
  period_s: [9, 10],
  from_deg: [90, 80],
  wind_mps: [5, 6],
  wind_from_deg: [270, 280],
} as unknown as OceanPointReply;

test('a point’s reply gives readings at its own hours, in the unit of the ramp', () => {
  expect(pointReadings('wave', steps, reply)).toEqual([
    { value: expect.closeTo(3.28, 2), periodS: 9, fromDeg: 90 },
    undefined,
    undefined,
  ]);
  expect(pointReadings('period', steps, reply)[2]).toEqual({ value: 10, periodS: 10, fromDeg: 80 });
  expect(pointReadings('gfs', steps, reply)[2]).toEqual({ value: expect.closeTo(11.66, 2), fromDeg: 280 });
});

test('a point on land has no waves at any hour, and its wind comes from the tiles', () => {
  const land = { ...reply, state: 'land', hours: [] } as OceanPointReply;
  expect(pointReadings('wave', steps, land)).toEqual(steps.map(() => ({ value: 'none' })));
  expect(pointReadings('gfs', steps, land)).toEqual([]);
});

test('a reply of another run or model, or a pending one, gives no readings', () => {
  const older = { ...reply, run: { at: '2026-11-20T00:00:00.000Z' } } as OceanPointReply;
  expect(pointReadings('wave', steps, older)).toEqual([]);
  expect(pointReadings('nam', steps, reply)).toEqual([]);
  expect(pointReadings('wave', steps, undefined)).toEqual([]);
});
