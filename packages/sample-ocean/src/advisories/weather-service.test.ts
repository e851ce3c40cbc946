import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { stationTrains } from '../ndbc/station-weather.ts';
import { stations } from '../ndbc/stations.ts';
import { createOcean } from '../ocean.ts';
import { createWeatherService } from './weather-service.ts';

interface Answer {
  readonly features: readonly { readonly properties: { readonly geocode: { readonly UGC: readonly string[] } } }[];
}

const now = Date.UTC(2026, 10, 20, 15);
const ocean = createOcean(1);
const service = createWeatherService(ocean);

test('advisories cover the zones of buoys whose sea is high within a day and a half, and no others', () => {
  const { features }: Answer = JSON.parse(service.alerts(now));
  const advised = new Set(features.flatMap(({ properties }) => properties.geocode.UGC));
  const seas = [0, 6, 12, 18, 24, 30].map((hours) =>
    stationTrains(ocean, undefined, Date.UTC(2026, 10, 20, 12) + hours * HOUR_MS),
  );
  const waveStations = stations.filter(({ waves }) => waves);
  for (const { id, latDeg, lonDeg } of waveStations) {
    const { properties } = JSON.parse(service.point(latDeg, lonDeg));
    const highestM = Math.max(...seas.map((sea) => Math.hypot(...(sea.get(id) ?? []).map(({ heightM }) => heightM))));
    expect(advised.has(properties.forecastZone.split('/').at(-1)), `${id}, ${highestM} m`).toBe(highestM >= 2.8);
  }
  expect(advised.size).toBeGreaterThan(5);
});

test('the answer is the same for six hours', () => {
  expect(service.alerts(now + 2 * HOUR_MS)).toBe(service.alerts(now));
});
