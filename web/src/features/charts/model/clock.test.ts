import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test.each([
  ['without a choice and a beach UTC names the hours', undefined, undefined, 'utc', 0],
  ['without a choice the last beach’s clock', undefined, -600, 'beach', -600],
  ['a choice wins over the beach: UTC', 'utc', -600, 'utc', 0],
  ['a choice wins over the beach: the reader’s own', 'own', -600, 'own', -300],
  ['a beach on UTC is UTC', 'beach', 0, 'utc', 0],
] as const)('%s', (_, chosen, beach, clock, offsetMin) => {
  expect(clockOf(chosen, beach, -300)).toEqual({ clock, offsetMin });
});
