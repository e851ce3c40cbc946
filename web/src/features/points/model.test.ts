import type { OceanPointReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { hourAt, layOutGraph, listDays, listHours, parsePlace, readUntil } from './model.ts';

test.each([
  ['36.2,-75.1', { lat: 36.2, lon: -75.1 }],
  ['-0.00001,180', { lat: 0, lon: 180 }],
  ['36.20049,-75.1', { lat: 36.2, lon: -75.1 }],
  ['91,0', undefined],
  ['0,181', undefined],
  ['36.2', undefined],
  ['36.2,-75.1,3', undefined],
  ['1e1,2', undefined],
  ['NaN,NaN', undefined],
])('%s is the place %o', (text, place) => {
  expect(parsePlace(text)).toEqual(place);
});

const day = (date: string, start: string, end: string) => ({ date, start, end });
const reply = {
  run: { at: '2026-11-20T06:00:00.000Z' },
  hours: [0, 12, 24],
  height_m: [1, null, 2],
  period_s: [9, null, 12],
  from_deg: [90, null, 80],
  wind_mps: [5, 6, 7],
  wind_from_deg: [270, 280, 290],
  days: [
    day('2026-11-20', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'),
    day('2026-11-21', '2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'),
    day('2026-11-22', '2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z'),
  ],
  tide: { events: [{ at: '2026-11-21T05:00:00.000Z', height_m: 1, high: true }] },
} as unknown as OceanPointReply;

test('hours and tides belong to the day of the place; days without hours are left out', () => {
  const days = listDays(reply);
  expect(days.map(({ hours, tides }) => [hours.length, tides.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect(days[0]?.hours[1]).toMatchObject({ heightM: undefined, windMps: 6, surfM: undefined });
});

test('a run that is still being read has a last hour; one that reaches the last day, or its own end, is complete', () => {
  const until = (...hours: number[]) => readUntil({ ...reply, hours });
  expect(until(0, 12, 24)).toBe(Date.UTC(2026, 10, 21, 6));
  // The last day ends 71 hours after the run begins.
  expect(until(0, 64)).toBe(Date.UTC(2026, 10, 22, 22));
  expect(until(0, 66)).toBeUndefined();
  const far = day('2026-12-07', '2026-12-07T05:00:00.000Z', '2026-12-08T05:00:00.000Z');
  expect(readUntil({ ...reply, days: [far], hours: [0, 384] })).toBeUndefined();
  expect(until()).toBeUndefined();
});

test('an hour has its trains, highest first, without imperceptible ones', () => {
  const train = (kind: 'sea' | 'swell', height_m: (number | null)[]) => ({
    kind,
    height_m,
    period_s: [4, 4, 4],
    from_deg: [10, 10, 10],
  });
  const trains = [train('sea', [0.5, null, 0.05]), train('swell', [1, 1, null])];
  const told = listHours({ ...reply, trains } as OceanPointReply).map((hour) =>
    hour.trains.map(({ isWindSea, heightM }) => [isWindSea, heightM]),
  );
  expect(told).toEqual([
    [
      [false, 1],
      [true, 0.5],
    ],
    [[false, 1]],
    [],
  ]);
  expect(listHours(reply)[0]?.trains).toEqual([]);
});

test('the current values are those of the nearest hour', () => {
  expect(hourAt(listHours(reply), Date.parse('2026-11-20T13:00:00Z'))?.windMps).toBe(6);
  expect(hourAt([], 0)).toBeUndefined();
});

test('the graph has a gap where the model has no height, and its peak', () => {
  const { points, peak, winds } = layOutGraph(listDays(reply), 480, 20, 100);
  expect(points.map(({ x }) => Math.round(x))).toEqual([10, 130, 250]);
  expect(points.map(({ y }) => y === null)).toEqual([false, true, false]);
  expect(peak?.heightM).toBe(2);
  expect(winds.map(({ fromDeg }) => fromDeg)).toEqual([270, 280, 290]);
});
