import type { WaveGrid } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { findBuoyCell } from './buoy-cells.ts';
import { listBeaches } from './places.ts';
import { buoyPointId, listSamplingPoints } from './sampling-points.ts';

const GRIDS: readonly WaveGrid[] = ['atlocn', 'wcoast', 'epacif'];

test('every beach and every buoy with a cell is a point of one grid, with its own id', () => {
  const ids = GRIDS.flatMap((grid) => listSamplingPoints(grid).map(({ id }) => id));
  const buoys = new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids)).toEqual(
    new Set([
      ...listBeaches().map(({ id }) => id),
      ...[...buoys].filter((id) => findBuoyCell(id)?.cell).map(buoyPointId),
    ]),
  );
});

test('a buoy is sampled at the cell that has its view, from its beaches’ grid', () => {
  const blockIsland = listSamplingPoints('atlocn').find(({ id }) => id === buoyPointId('44097'));
  const { lat, lon } = findBuoyCell('44097')?.cell ?? expect.fail();
  expect(blockIsland).toEqual({ id: 6_905_419, lat, lon });
  expect(listSamplingPoints('wcoast').some(({ id }) => id === buoyPointId('44097'))).toBe(false);
});

test('every wave buoy of a beach has a cell or is left out, and a buoy behind a point is', () => {
  const buoys = new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds));
  expect([...buoys].filter((id) => !findBuoyCell(id))).toEqual([]);
  expect(findBuoyCell('46240')?.cell).toBeUndefined();
});

test('an invalid station id is refused', () => {
  for (const id of ['', '148', '00001', '44 97', 'toolong']) expect(() => buoyPointId(id)).toThrow(RangeError);
});
