import { pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import type { Station } from '../src/places/station.ts';
import {
  chooseBulletin,
  chooseBuoys,
  chooseStations,
  isOpenCrossing,
  listCrossingPoints,
  listSeawardBuoys,
} from './station-choice.ts';

const beach = { lat: 41.07, lon: -71.86, facingDeg: 110 };

function station(id: string, bearing: number, km: number, measures: Partial<Station> = {}): Station {
  const at = pointAlong(beach, bearing, km);
  return { id, name: id, ...at, kind: 'buoy', waves: true, wind: true, waterTemperature: true, ...measures };
}

const ahead = station('44097', 100, 62);
const along = station('44017', 201, 40);
const behind = station('44039', 280, 66);
const far = station('44008', 120, 190);

test('buoys behind the coast or over 150 km away are left out; the nearest comes first', () => {
  const near = listSeawardBuoys(beach, [far, behind, ahead, along]);
  expect(chooseBuoys(near)).toEqual(['44017', '44097']);
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
  expect(chooseBuoys(near)).toEqual(['99999']);
  expect(chooseBulletin(beach, near)).toBe('46092');
});

test('wind and water temperature come from the nearest six within 80 km, land or sea', () => {
  const many = Array.from({ length: 9 }, (_, index) => station(`S${index}`, 290, 79 - 5 * index, { kind: 'land' }));
  const silent = station('WAVES', 110, 1, { wind: false, waterTemperature: false });
  expect(chooseStations(beach, [...many, silent, far])).toEqual(['S8', 'S7', 'S6', 'S5', 'S4', 'S3']);
});

test('a crossing may touch a cape but not cross an island', () => {
  const [near] = listSeawardBuoys(beach, [ahead]);
  if (!near) throw new Error('The buoy ahead was not seen.');
  const points = listCrossingPoints(beach, near);
  expect(points.length).toBeGreaterThan(15);
  expect(isOpenCrossing(points.map((_, index) => index !== 4))).toBe(true);
  expect(isOpenCrossing(points.map((_, index) => index !== 4 && index !== 5))).toBe(false);
});
