import type { StationReadings } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { observeBeach } from './station-readings.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minutesAgo = (minutes: number) => now - minutes * 60_000;

function station(stationId: string, readings: Partial<StationReadings>): readonly [string, StationReadings] {
  return [stationId, { stationId, name: `Station ${stationId}`, lat: 36, lon: -75, ...readings }];
}
const wind = (minutes: number) => ({ at: minutesAgo(minutes), value: { speedMps: 5, fromDeg: 90 } });
const waves = (minutes: number) => ({ at: minutesAgo(minutes), value: { heightM: 1.2 } });
const near = { lat: 36, lon: -75.5, facingDeg: 90, buoyIds: ['44014', '44099'], stationIds: ['CHLV2', '44014'] };

test('each quantity comes from the nearest station that has a fresh reading of it', () => {
  const stations = new Map([
    station('44014', { wind: wind(10), waterC: { at: minutesAgo(600), value: 14 } }),
    station('44099', { waves: waves(50) }),
    station('CHLV2', { wind: wind(121), airC: { at: minutesAgo(6), value: 11 } }),
  ]);
  const observed = observeBeach(near, stations, now);
  expect(observed.waves).toMatchObject({ stationId: '44099', waves: waves(50) });
  expect(observed.wind).toMatchObject({ stationId: '44014', wind: wind(10) });
  expect(observed.wind?.waterC).toBeUndefined();
  expect([observed.air?.stationId, observed.water?.stationId]).toEqual(['CHLV2', '44014']);
});

test("a nearly outdated reading of a near station does not hide the next station's new one", () => {
  const stations = new Map([station('CHLV2', { wind: wind(80) }), station('44014', { wind: wind(5) })]);
  expect(observeBeach(near, stations, now).wind?.stationId).toBe('44014');
  const withinHalf = new Map([station('CHLV2', { wind: wind(45) }), station('44014', { wind: wind(5) })]);
  expect(observeBeach(near, withinHalf, now).wind?.stationId).toBe('CHLV2');
});

test.each([
  ['waves', '44014', { waves: waves(181) }, '44099', { waves: waves(5) }],
  ['wind', 'CHLV2', { wind: wind(100) }, '44014', { wind: wind(80) }],
  ['air', 'CHLV2', { airC: { at: minutesAgo(100), value: 9 } }, '44099', { airC: { at: minutesAgo(5), value: 11 } }],
  [
    'water',
    '44014',
    { waterC: { at: minutesAgo(1441), value: 9 } },
    '44099',
    { waterC: { at: minutesAgo(1439), value: 9 } },
  ],
] as const)('%s too old to be shown hides no other that is not', (quantity, old, itsReadings, young, readings) => {
  const stations = new Map([station(old, itsReadings), station(young, readings)]);
  expect(observeBeach(near, stations, now)[quantity]?.stationId).toBe(young);
});

test('without readings all quantities are absent', () => {
  expect(observeBeach(near, new Map([station('44099', { waves: waves(181) })]), now)).toEqual({ checkedAt: now });
});

test('of two buoys equally near and fresh the one straight out to sea supplies the waves', () => {
  const stations = new Map([
    station('44014', { lat: 36.45, lon: -75.5, waves: waves(20) }),
    station('44099', { lat: 36, lon: -74.94, waves: waves(20) }),
  ]);
  expect(observeBeach(near, stations, now).waves?.stationId).toBe('44099');
  expect(observeBeach({ ...near, facingDeg: 0 }, stations, now).waves?.stationId).toBe('44014');
});

test('a buoy far out does not hide one off the beach, even with a later reading', () => {
  const stations = new Map([
    station('44014', { lon: -75.3, waves: waves(80) }),
    station('44099', { lon: -74, waves: waves(10) }),
  ]);
  expect(observeBeach(near, stations, now).waves?.stationId).toBe('44014');
});
