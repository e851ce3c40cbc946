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

test('silence is absence', () => {
  expect(observeBeach(near, new Map([station('44099', { waves: waves(181) })]), now)).toEqual({ checkedAt: now });
});

test('of what several beaches remember of a station the newest counts', () => {
  const [, older] = station('44014', { waves: waves(60) });
  const [, newer] = station('44014', { waves: waves(30) });
  const remembered = rememberedReadings([
    { checkedAt: 0, waves: newer },
    { checkedAt: 0, waves: older },
    { checkedAt: 0, wind: { ...older, wind: wind(5) } },
  ]);
  expect(remembered.get('44014')).toMatchObject({ waves: waves(30), wind: wind(5) });
});
