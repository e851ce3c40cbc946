import { pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import type { Station } from '../src/places/station.ts';
import { chooseBulletin, chooseBuoys, isOpenCrossing, listCrossingPoints, listSeawardBuoys } from './station-choice.ts';

const beach = { lat: 41.07, lon: -71.86, facingDeg: 110 };

function station(id: string, bearing: number, km: number, measures: Partial<Station> = {}): Station {
  const at = pointAlong(beach, bearing, km);
  return { id, name: id, ...at, kind: 'buoy', waves: true, wind: true, waterTemperature: true, ...measures };
}

const ahead = station('44097', 100, 62);
const along = station('44017', 201, 40);
const behind = station('44039', 280, 66);
const far = station('44008', 120, 190);

test('buoys behind the coast or over 150 km away are left out; one out to sea comes before one along the coast', () => {
  const near = listSeawardBuoys(beach, [far, behind, ahead, along]);
  expect(chooseBuoys(beach, near)).toEqual(['44097', '44017']);
});

test('a buoy in a sound is not used for an ocean beach, however near and straight ahead', () => {
  expect(listSeawardBuoys(beach, [station('44039', 110, 30)])).toEqual([]);
});

test('a bulletin point lies out to sea: the nearest buoy is not used when it lies along the coast', () => {
  expect(chooseBulletin(beach, listSeawardBuoys(beach, [ahead, along]))).toBe('44097');
  expect(chooseBulletin(beach, listSeawardBuoys(beach, [along]))).toBeUndefined();
});

test('a buoy without waves may be a bulletin point, and one that is no bulletin point may measure waves', () => {
  const near = listSeawardBuoys(beach, [station('46092', 110, 30, { waves: false }), station('99999', 110, 20)]);
  expect(chooseBuoys(beach, near)).toEqual(['99999']);
  expect(chooseBulletin(beach, near)).toBe('46092');
});

test('of two buoys equally near the one straight out to sea comes first', () => {
  const [north, east] = [station('N', 0, 50), station('E', 90, 50)];
  const first = (facingDeg: number) => {
    const facing = { ...beach, facingDeg };
    return chooseBuoys(facing, listSeawardBuoys(facing, [north, east]))[0];
  };
  expect([first(10), first(80)]).toEqual(['N', 'E']);
});

test('a buoy far out does not come before one off the beach', () => {
  const near = listSeawardBuoys(beach, [station('FAR', 110, 130), station('NEAR', 150, 18)]);
  expect(chooseBuoys(beach, near)).toEqual(['NEAR', 'FAR']);
});

test('a crossing may touch a cape but not cross an island', () => {
  const [near] = listSeawardBuoys(beach, [ahead]);
  if (!near) throw new Error('The buoy ahead was not seen.');
  const points = listCrossingPoints(beach, near);
  expect(points.length).toBeGreaterThan(15);
  expect(isOpenCrossing(points.map((_, index) => index !== 4))).toBe(true);
  expect(isOpenCrossing(points.map((_, index) => index !== 4 && index !== 5))).toBe(false);
});
