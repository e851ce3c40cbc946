import { distanceKm, pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import {
  chooseInstruments,
  type Instrument,
  landOnPathKm,
  listInstruments,
  listPaths,
  openShareOf,
} from './instrument-choice.ts';
import type { PlacedStation } from './ndbc-stations.ts';
import { listFanPoints } from './shore-facing.ts';

const beach = { lat: 37.5, lon: -122.5, facingDeg: 270 };

function place(id: string, km: number, more: Partial<PlacedStation> = {}): PlacedStation {
  const at = pointAlong(beach, 180, km);
  return {
    id,
    name: `9414523 - ${id}`,
    ...at,
    kind: 'land',
    waves: false,
    wind: true,
    waterTemperature: true,
    ...more,
  };
}

function instrument(id: string, km: number, more: Partial<Instrument> = {}): Instrument {
  return { station: place(id, km), km, landKm: 0, openShare: 1, ...more };
}

test('a nearer station behind wide land, or its water in a bay, is passed over with the reason', () => {
  const near = [
    instrument('BAY', 25, { landKm: 23, openShare: 0 }),
    instrument('INLET', 30, { openShare: 0.2 }),
    instrument('BUOY', 37),
  ];
  expect(chooseInstruments(near, 'wind')).toEqual({
    ids: ['BUOY'],
    passedOver: ['BAY (BAY) 23 km of land', 'INLET (INLET) sheltered'],
  });
  expect(chooseInstruments(near, 'water').ids).toEqual(['BUOY']);
});

test('a barrier island’s width lies between the beach and its wind, not between it and its water', () => {
  const near = [instrument('PIER', 5, { landKm: 1.5 }), instrument('BUOY', 40)];
  expect(chooseInstruments(near, 'wind').ids).toEqual(['PIER', 'BUOY']);
  expect(chooseInstruments(near, 'water').ids).toEqual(['BUOY']);
});

test('a sheltered anemometer and one on a cliff come after a farther open one', () => {
  const near = [
    instrument('HARBOR', 6, { openShare: 0.1 }),
    instrument('CLIFF', 10, { station: place('CLIFF', 10, { siteM: 45 }) }),
    instrument('PIER', 28),
  ];
  expect(chooseInstruments(near, 'wind')).toEqual({
    ids: ['PIER', 'HARBOR', 'CLIFF'],
    passedOver: ['HARBOR (HARBOR) sheltered', 'CLIFF (CLIFF) 45 m above the sea'],
  });
});

test('a station serves only quantities it measures, within 40 km for wind (a buoy 50) and 60 km for water', () => {
  const near = [
    instrument('THERMOMETER', 3, { station: place('THERMOMETER', 3, { wind: false }) }),
    instrument('PIER', 45),
    instrument('BUOY', 55, { station: place('BUOY', 55, { kind: 'buoy' }) }),
  ];
  expect(chooseInstruments(near, 'wind')).toEqual({ ids: [], passedOver: [] });
  expect(chooseInstruments(near, 'water').ids).toEqual(['THERMOMETER', 'PIER', 'BUOY']);
});

test('a station that measures only waves, or lies over 60 km away, is no candidate', () => {
  const silent = place('WAVES', 1, { wind: false, waterTemperature: false });
  const ids = listInstruments(beach, [place('FAR', 61), place('NEAR', 20), silent]).map(({ station }) => station.id);
  expect(ids).toEqual(['NEAR']);
});

test('the detour around a headland counts when the straight line crosses it', () => {
  const [straight, round] = listPaths(beach, pointAlong(beach, 180, 30));
  const isHeadland = (point: { lat: number; lon: number }) =>
    distanceKm(pointAlong(pointAlong(beach, 180, 15), 90, 2), point) < 6;
  const wet = [straight, round].map((way) => way.map((point) => !isHeadland(point)));
  expect(landOnPathKm([wet[0] ?? []])).toBeGreaterThan(5);
  expect(landOnPathKm(wet)).toBe(0);
});

test('a pier on an open coast sees all of the sea, a harbour behind it none', () => {
  const at = { lat: 37.5, lon: -122.5 };
  const sea = listFanPoints(at).map(({ lon }) => lon < -122.5);
  expect(openShareOf(sea, 270)).toBe(1);
  expect(
    openShareOf(
      sea.map(() => false),
      270,
    ),
  ).toBe(0);
  expect(openShareOf(sea, 0)).toBeCloseTo(0.46, 1);
});
