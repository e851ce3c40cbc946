import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { distanceKm, pointAlong } from '../great-circle.ts';
import { deepGroupSpeedMps } from '../waves/dispersion.ts';
import { LANDFALLS } from './landfalls.ts';
import { composeSeaStory } from './sea-story.ts';
import { fanOut, nextLandfall } from './swell-fan.ts';

const now = Date.UTC(2026, 10, 20, 15);
const pipeline = { lat: 21.665, lon: -158.054 };
const steamer = { lat: 36.951, lon: -122.026 };

const train = (over: Partial<LinedTrain>): LinedTrain => ({
  kind: 'swell',
  heightM: 1.5,
  periodS: 14,
  fromDeg: 315,
  line: 0,
  ashore: 1,
  ...over,
});
const hoursWith = (trainsAt: (hour: number) => LinedTrain[]): ForecastHour[] =>
  Array.from({ length: 96 }, (_, hour) => ({
    at: now + (hour - 24) * HOUR_MS,
    day: 0,
    trains: trainsAt(hour),
    rating: { reasons: [] } as never,
  }));

test('the strongest long swell at any beach leads, however high the wind sea is', () => {
  const story = composeSeaStory(
    [
      { beach: steamer, hours: hoursWith(() => [train({ kind: 'sea', heightM: 4, periodS: 7 })]) },
      { beach: pipeline, hours: hoursWith(() => [train({ heightM: 1 }), train({ heightM: 2, periodS: 11 })]) },
    ],
    now,
  );
  expect(story).toMatchObject({ kind: 'swell', heightM: 2, periodS: 11, landfall: 'oahu' });
});

test('without a swell of ten seconds the wind sea leads, which has no origin', () => {
  const hours = hoursWith(() => [train({ periodS: 9 }), train({ kind: 'sea', heightM: 2, periodS: 7 })]);
  const story = composeSeaStory([{ beach: steamer, hours }], now);
  expect(story).toMatchObject({ kind: 'wind-sea', heightM: 2, periodS: 7, landfall: 'northern-california' });
  expect(story?.birth).toBeUndefined();
});

test('where no forecast names a train there is no story', () => {
  expect(composeSeaStory([{ beach: steamer, hours: [] }], now)).toBeUndefined();
  expect(composeSeaStory([{ beach: steamer, hours: hoursWith(() => []) }], now)).toBeUndefined();
});

test('a swell whose period falls as it arrives has the origin of its storm', () => {
  const bornAt = now - 70 * HOUR_MS;
  const km = 2900;
  // Energy of period T travels at g T / 4 pi, so the period that arrives in an hour follows from its travel time.
  const hours = hoursWith((hour) => {
    const at = now + (hour - 24) * HOUR_MS;
    const periodS = (km * 1000 * 4 * Math.PI) / 9.81 / ((at - bornAt) / 1000);
    return periodS > 8 && periodS < 20 ? [train({ periodS, heightM: 2 })] : [];
  });
  const { birth } = composeSeaStory([{ beach: pipeline, hours }], now) ?? {};
  expect(birth && distanceKm(birth.place, pointAlong(pipeline, 315, km))).toBeLessThan(350);
});

test('a swell ends where land does, and runs past islands', () => {
  const storm = { lat: 40, lon: -175 };
  const isIsland = (lon: number) => Math.abs(lon + 165) < 0.8;
  const fan = fanOut(
    storm,
    LANDFALLS['northern-california'],
    ({ lon }) => !(isIsland(lon) || (lon > -124 && lon < -100)),
  );
  const middle = fan.km[Math.floor(fan.km.length / 2)] ?? 0;
  expect(middle).toBeGreaterThan(distanceKm(storm, LANDFALLS['northern-california']) - 300);
  expect(middle).toBeLessThan(distanceKm(storm, LANDFALLS['northern-california']) + 300);
});

test('the next coast is the first that lies open and has not been reached, at the speed of the group', () => {
  const place = { lat: 41, lon: -178 };
  const km = distanceKm(place, LANDFALLS.oahu);
  const birth = {
    at: now - (km / (deepGroupSpeedMps(15) * 3.6)) * HOUR_MS,
    place,
    distanceKm: km,
    fromDeg: 320,
    errorKm: 200,
  };
  const open = fanOut(place, LANDFALLS.oahu, () => true);
  const next = nextLandfall(birth, 15, open, now);
  expect(next?.landfall).toBe('northern-california');
  const hours = (Date.parse('2026-11-22T12:00:00Z') - now) / HOUR_MS;
  expect(((next?.at ?? 0) - now) / HOUR_MS).toBeGreaterThan(hours - 12);
  expect(nextLandfall(birth, 15, { ...open, km: open.km.map(() => 3200) }, now)).toBeUndefined();
});
