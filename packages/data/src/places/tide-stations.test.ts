import { HOUR_MS } from '@groundswell/durations';
import { predictTide } from '@groundswell/forecast/compose';
import { expect, test } from 'vitest';
import { listBeaches } from './places.ts';
import { findTideStation } from './tide-stations.ts';

const HOURS = 16 * 24;
const start = Date.UTC(2026, 11, 25, 5);

test('a station missing from the file is not found, so that its beach has no tide', () => {
  expect(findTideStation('noaa/0000000')).toBeUndefined();
  expect(findTideStation('8557863')).toBeUndefined();
});

test('every station of the catalogue has 16 days of levels, highs and lows over New Year', () => {
  const ids = new Set(listBeaches().flatMap(({ tideStationId }) => tideStationId ?? []));
  expect(ids.size).toBeGreaterThan(100);
  const faults = [...ids].filter((id) => {
    const station = findTideStation(id);
    if (!station) return true;
    const { levelsM, extremes } = predictTide(station, start, HOUR_MS, HOURS);
    const takeTurns = extremes.every(({ at, high }, index) => {
      const before = extremes[index - 1];
      return !before || (before.high !== high && before.at < at);
    });
    // A station is faulty when highs and lows do not alternate, when there is less than one tide a day, or when levels
    // are implausible.
    return !takeTurns || extremes.length < 28 || !levelsM.every((levelM) => Math.abs(levelM) < 8);
  });
  expect(faults).toEqual([]);
});
