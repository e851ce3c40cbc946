import type { NearbyLocationsReply, PlaceOverviewReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { awaitsBeaches, awaitsLocations } from './awaits-beaches.ts';

const NOW = Date.UTC(2026, 10, 20, 15);
const beachesWith = (...days: readonly number[]) =>
  days.map((count) => ({ days: Array.from({ length: count }) })) as unknown as PlaceOverviewReply['beaches'];
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

test.each([
  ['others were composed a moment ago', beachesWith(2, 0), ago(1), true],
  ['each has a forecast', beachesWith(2, 2), ago(1), false],
  ['one has had none for long', beachesWith(2, 0), ago(11), false],
  ['none has one', beachesWith(0, 0), undefined, true],
])('where %s: %s', (_, beaches, updated, expected) => {
  expect(awaitsBeaches({ beaches, updated }, NOW)).toBe(expected);
});

test('beaches nearby are awaited where one has no surf in either half, and others were composed a moment ago', () => {
  const nearby = (...surfs: readonly (string | null)[]) =>
    surfs.map((surfAm) => ({ surfAm, surfPm: null })) as unknown as NearbyLocationsReply['locations'];
  expect(awaitsLocations({ locations: nearby('2-3', null), updated: ago(1) }, NOW)).toBe(true);
  expect(awaitsLocations({ locations: nearby('2-3'), updated: ago(1) }, NOW)).toBe(false);
  expect(awaitsLocations({ locations: nearby('2-3', null), updated: ago(11) }, NOW)).toBe(false);
});
