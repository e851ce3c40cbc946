import type { WaveGrid } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { listBeaches } from './places.ts';
import { buoyPointId, listSamplingPoints } from './sampling-points.ts';
import { findStation } from './stations.ts';

const GRIDS: readonly WaveGrid[] = ['atlocn', 'wcoast', 'epacif'];

test('every beach and every buoy that a beach names is a point of one grid, with its own id', () => {
  const ids = GRIDS.flatMap((grid) => listSamplingPoints(grid).map(({ id }) => id));
  const buoys = new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids)).toEqual(new Set([...listBeaches().map(({ id }) => id), ...[...buoys].map(buoyPointId)]));
});

test('a buoy is sampled at its own position, from its beaches’ grid', () => {
  const blockIsland = listSamplingPoints('atlocn').find(({ id }) => id === buoyPointId('44097'));
  const { lat, lon } = findStation('44097') ?? expect.fail();
  expect(blockIsland).toEqual({ id: 6_905_419, lat, lon });
  expect(listSamplingPoints('wcoast').some(({ id }) => id === buoyPointId('44097'))).toBe(false);
});

test('an invalid station id is refused', () => {
  for (const id of ['', '148', '00001', '44 97', 'toolong']) expect(() => buoyPointId(id)).toThrow(RangeError);
});
