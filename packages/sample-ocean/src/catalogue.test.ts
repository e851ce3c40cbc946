import { listBeaches } from '@groundswell/data/places';
import { expect, test } from 'vitest';
import { waveStrips } from './land/masks.ts';
import { findStation } from './ndbc/stations.ts';

/** The largest distance from a beach to its wave cell, in rows or columns of its grid. */
const REACH_CELLS = 2;

test('every beach of the catalogue has sea in its wave grid within reach', () => {
  const dry = listBeaches().filter(({ waveGrid, lat, lon }) => {
    const { bits, columns, latNorthDeg, lonWestDeg, cellsPerDeg } = waveStrips[waveGrid];
    const row = Math.round((latNorthDeg - lat) * cellsPerDeg);
    const column = Math.round((lon + 360 - lonWestDeg) * cellsPerDeg);
    const around = Array.from({ length: 2 * REACH_CELLS + 1 }, (_, n) => n - REACH_CELLS);
    return !around.some((up) => around.some((right) => bits[(row + up) * columns + column + right] === 1));
  });
  expect(dry.map(({ slug }) => slug)).toEqual([]);
});

test('every instrument of a beach of the catalogue exists in the sample ocean', () => {
  const asked = listBeaches().flatMap(({ buoyIds, windStationIds, waterStationIds, bulletinId }) => [
    ...buoyIds,
    ...windStationIds,
    ...waterStationIds,
    bulletinId ?? [],
  ]);
  expect([...new Set(asked.flat())].filter((id) => !findStation(id))).toEqual([]);
});
