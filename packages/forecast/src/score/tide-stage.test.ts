import { expect, test } from 'vitest';
import type { StoredTide } from '../tides/stored-tide.ts';
import { tideStage, tideThirds } from './tide-stage.ts';

const tide = (levels: readonly (readonly [levelMm: number, high: boolean])[]): StoredTide => ({
  stationId: 'noaa/9410230',
  station: 'La Jolla',
  datum: 'MLLW',
  distanceKm: 2,
  levelMm: [],
  extremes: levels.map(([levelMm, high], index) => ({ at: index, levelMm, high })),
});

test('the range between the mean low and the mean high is split into thirds', () => {
  const thirds = tideThirds(
    tide([
      [-200, false],
      [1600, true],
      [800, false],
      [1200, true],
    ]),
  );
  expect(thirds?.lowUptoM).toBeCloseTo(0.6667, 4);
  expect(thirds?.highFromM).toBeCloseTo(1.0333, 4);
  expect([-0.2, 0.8, 1.6].map((level) => thirds && tideStage(level, thirds))).toEqual(['low', 'mid', 'high']);
});

test('a tide without highs, lows or range has no stages', () => {
  expect(tideThirds(tide([]))).toBeUndefined();
  expect(tideThirds(tide([[100, false]]))).toBeUndefined();
  expect(
    tideThirds(
      tide([
        [100, false],
        [100, true],
      ]),
    ),
  ).toBeUndefined();
});
