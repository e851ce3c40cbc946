import type { ListedStation } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { observeBeach } from './station-readings.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minutesAgo = (minutes: number) => now - minutes * 60_000;

function station(stationId: string, readings: Partial<ListedStation>): readonly [string, ListedStation] {
  return [stationId, { stationId, kind: 'land', name: `Station ${stationId}`, lat: 36, lon: -75, ...readings }];
}
const wind = (minutes: number) => ({ at: minutesAgo(minutes), value: { speedMps: 5, fromDeg: 90 } });
const waves = (minutes: number) => ({ at: minutesAgo(minutes), value: { heightM: 1.2 } });
const near = {
  lat: 36.1,
  lon: -75,
  buoyIds: ['44014', '44099'],
  windStationIds: ['CHLV2', '44014'],
  waterStationIds: ['44014', '44099'],
};

test('each quantity comes from the first of its stations that has a fresh reading of it', () => {
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

test("a nearly outdated reading does not hide the next station's new one", () => {
  const stations = new Map([station('CHLV2', { wind: wind(80) }), station('44014', { wind: wind(5) })]);
  expect(observeBeach(near, stations, now).wind?.stationId).toBe('44014');
  const withinHalf = new Map([station('CHLV2', { wind: wind(45) }), station('44014', { wind: wind(5) })]);
  expect(observeBeach(near, withinHalf, now).wind?.stationId).toBe('CHLV2');
});

test('a station that does not represent the beach’s wind is replaced by the next station, then by the model, but keeps its air', () => {
  const stations = new Map([
    station('CHLV2', { wind: wind(5), airC: { at: minutesAgo(6), value: 11 } }),
    station('44014', { wind: wind(5) }),
  ]);
  const told = observeBeach(near, stations, now, (id) => ({ differs: id === 'CHLV2', weight: 0.4 }));
  expect([told.wind?.stationId, told.air?.stationId]).toEqual(['44014', 'CHLV2']);
  expect(observeBeach(near, stations, now, () => ({ differs: true, weight: 0.4 })).wind).toBeUndefined();
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

test('a quantity comes only from the stations named for it', () => {
  const stations = new Map([
    station('44099', { wind: wind(5) }),
    station('CHLV2', { waterC: { at: minutesAgo(5), value: 14 }, waves: waves(5) }),
  ]);
  expect(observeBeach(near, stations, now)).toEqual({ checkedAt: now });
});

test('air comes only from land stations within 20 km', () => {
  const airC = { at: minutesAgo(6), value: 11 };
  const at = (readings: Partial<ListedStation>) =>
    observeBeach(near, new Map([station('CHLV2', { airC, ...readings })]), now).air?.stationId;
  expect(at({ lat: 35.95 })).toBe('CHLV2');
  expect([at({ kind: 'buoy' }), at({ lat: 35.9 })]).toEqual([undefined, undefined]);
});
