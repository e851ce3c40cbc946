import { expect, test } from 'vitest';
import { clockOf, knownZone } from './clock.ts';

const [BEACH, OWN] = ['Pacific/Honolulu', 'America/New_York'];

test.each([
  ['without a choice and a beach UTC names the hours', undefined, undefined, 'utc', 'UTC'],
  ['without a choice the last beach’s clock', undefined, BEACH, 'beach', BEACH],
  ['a choice wins over the beach: UTC', 'utc', BEACH, 'utc', 'UTC'],
  ['a choice wins over the beach: the reader’s own', 'own', BEACH, 'own', OWN],
  ['the beach’s clock, chosen where no beach is kept, is UTC', 'beach', undefined, 'utc', 'UTC'],
] as const)('%s', (_, chosen, beach, clock, timeZone) => {
  expect(clockOf(chosen, beach, OWN)).toEqual({ clock, timeZone });
});

test('a zone that this browser does not know is none', () => {
  expect([BEACH, 'Etc/Unknown', '', undefined].map(knownZone)).toEqual([BEACH, undefined, undefined, undefined]);
});
