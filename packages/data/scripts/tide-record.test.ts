import { expect, test } from 'vitest';
import { computeHighWaterLagMin, rangeOf } from './tide-record.ts';
import { noaaTideStations } from './tide-station-choice.ts';

function find(id: string) {
  const station = noaaTideStations.find((record) => record.id === id);
  if (!station) throw new Error(`The tide database has no ${id}.`);
  return station;
}

test('Rehoboth has 1.13 times the range of its reference, Ocean City, and high water 15 minutes later', () => {
  const rehoboth = find('noaa/8557863');
  const oceanCity = find('noaa/8570280');
  expect(rangeOf(rehoboth) / rangeOf(oceanCity)).toBeCloseTo(1.13, 3);
  expect(computeHighWaterLagMin(rehoboth, oceanCity)).toBeCloseTo(15, 6);
  expect(computeHighWaterLagMin(oceanCity, rehoboth)).toBeCloseTo(-15, 6);
});

test('a lag is at most half a tidal period, in either direction', () => {
  const [first, ...others] = noaaTideStations.slice(0, 200);
  if (!first) throw new Error('The tide database is empty.');
  for (const other of others) expect(Math.abs(computeHighWaterLagMin(first, other))).toBeLessThanOrEqual(372.7);
});
