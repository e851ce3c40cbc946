import type { StationReadings } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { observeBeach, rememberedReadings } from './station-readings.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minutesAgo = (minutes: number) => now - minutes * 60_000;

function station(stationId: string, readings: Partial<StationReadings>): readonly [string, StationReadings] {
  return [stationId, { stationId, name: `Station ${stationId}`, lat: 36, lon: -75, ...readings }];
}
const wind = (minutes: number) => ({ at: minutesAgo(minutes), value: { speedMps: 5, fromDeg: 90 } });
const waves = (minutes: number) => ({ at: minutesAgo(minutes), value: { heightM: 1.2 } });
const near = { buoyIds: ['44014', '44099'], stationIds: ['CHLV2', '44014'] };

test('each quantity is told by the nearest station that has a fresh reading of it', () => {
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

test('a near station that is about to fall silent does not hide the next one, which has just spoken', () => {
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

test('silence is absence', () => {
  expect(observeBeach(near, new Map([station('44099', { waves: waves(181) })]), now)).toEqual({ checkedAt: now });
});

test('of what several beaches remember of a station the newest counts', () => {
  const [, older] = station('44014', { waves: waves(60) });
  const [, newer] = station('44014', { waves: waves(30) });
  const remembered = rememberedReadings(
    [
      { checkedAt: 0, waves: newer },
      { checkedAt: 0, waves: older },
      { checkedAt: 0, wind: { ...older, wind: wind(5) } },
    ],
    now,
  );
  expect(remembered.get('44014')).toMatchObject({ waves: waves(30), wind: wind(5) });
});

test('a reading dated over 15 minutes ahead is forgotten, a clock a little fast is not', () => {
  const [, good] = station('44014', { waves: waves(60) });
  const [, ahead] = station('44014', { waves: waves(-16), airC: { at: minutesAgo(-15), value: 11 } });
  const remembered = rememberedReadings(
    [
      { checkedAt: 0, waves: ahead },
      { checkedAt: 0, waves: good },
    ],
    now,
  );
  expect(remembered.get('44014')).toEqual({ waves: waves(60), airC: { at: minutesAgo(-15), value: 11 } });
});
