import { DAY_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { listBeachesDue, mergeZones } from './request-zones.ts';

const now = 100 * DAY_MS;
const beach = (id: number) => ({ id, lat: 34.21, lon: -77.79344, facingDeg: 120 });
const known = (daysAgo: number, zones = ['NCZ108'], point = '34.21,-77.7934') => ({
  zones,
  point,
  askedAt: now - daysAgo * DAY_MS,
});
const asked = (zones: Parameters<typeof listBeachesDue>[1]) =>
  listBeachesDue([1, 2, 3, 4].map(beach), zones, now).map(({ id }) => id);

test('a beach is looked up once a month, a moved beach at once, a beach without zones daily; new beaches come first', () => {
  expect(asked({ 1: known(29), 2: known(0), 3: known(29), 4: known(29) })).toEqual([]);
  expect(asked({ 1: known(30), 2: known(2, []), 3: known(0, ['NCZ108'], '34,-77') })).toEqual([4, 1, 2, 3]);
});

test('a run looks up at most 100 beaches', () => {
  const many = Array.from({ length: 632 }, (_, id) => beach(id));
  expect(listBeachesDue(many, {}, now)).toEqual(many.slice(0, 100));
});

test('a beach for which the service suddenly returns no zones keeps its zones', () => {
  const merged = mergeZones(
    { 1: known(31), 2: known(31) },
    { 1: known(0, []), 2: known(0, ['NCZ106']), 3: known(0, []) },
  );
  expect(merged).toEqual({ 1: known(0), 2: known(0, ['NCZ106']), 3: known(0, []) });
});
