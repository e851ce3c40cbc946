import type { BuoyReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { combinedHeights, observedHeights } from './observed.ts';

const at = (time: string, wvht_value?: number) =>
  ({ time: `${time}:00.000Z`, wvht_time: '', ...(wvht_value !== undefined && { wvht_value }) }) as const;
const buoy = (data: BuoyReply['data'], wvht_unit: 'ft' | 'm' = 'ft') => ({ wvht_unit, data });
const timeline = timelineOf(48);

test('measured heights are placed at their own minute, those before the timeline are left out', () => {
  const data = [at('2026-11-20T06:30', 3.1), at('2026-11-20T05:00', 3), at('2026-11-20T04:50', 2.9)];
  expect(observedHeights(buoy(data), timeline)).toEqual([
    { place: 1.5, height: 3.1 },
    { place: 0, height: 3 },
  ]);
});

test('rows without a height are not heights of zero', () => {
  expect(observedHeights(buoy([at('2026-11-20T06:30')]), timeline)).toEqual([]);
});

test('metres are never drawn on a scale of feet', () => {
  expect(observedHeights(buoy([at('2026-11-20T06:30', 3.1)], 'm'), timeline)).toEqual([]);
});

test('trains add up by their energy', () => {
  expect(combinedHeights([[3, 3, null], [4, null, null], []])).toEqual([5, 3, null]);
});
