import { expect, test } from 'vitest';
import { clockOf, knownZone } from './clock.ts';

const [BEACH, OWN] = ['Pacific/Honolulu', 'America/New_York'];

test.each([
  ['without a choice the last beach’s clock names the hours', undefined, BEACH, OWN, 'beach', BEACH],
  ['without a choice and a beach the reader’s own', undefined, undefined, OWN, 'own', OWN],
  ['a choice wins over the beach: UTC', 'utc', BEACH, OWN, 'utc', 'UTC'],
  ['a choice wins over the beach: the reader’s own', 'own', BEACH, OWN, 'own', OWN],
  ['the beach’s clock, chosen where no beach is kept, is the reader’s own', 'beach', undefined, OWN, 'own', OWN],
  ['in a browser without a zone it is UTC', 'own', undefined, undefined, 'utc', 'UTC'],
] as const)('%s', (_, chosen, beach, own, clock, timeZone) => {
  expect(clockOf(chosen, beach, own)).toEqual({ clock, timeZone });
});

test('a zone that this browser does not support is undefined', () => {
  expect([BEACH, 'Etc/Unknown', '', undefined].map(knownZone)).toEqual([BEACH, undefined, undefined, undefined]);
});
