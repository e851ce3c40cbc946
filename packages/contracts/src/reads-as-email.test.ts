import { expect, test } from 'vitest';
import { readsAsEmail } from './reads-as-email.ts';

test.each([
  ['ana@example.org', true],
  ['Ana (ana@example.org)', true],
  ['ana＠example。org', true],
  ['Ana Ruiz', false],
  ['Ana @ the point', false],
  ['@keala', false],
  ['Dr. Kai O’Neill', false],
  ['张伟', false],
])('a name “%s” reads as an email address: %s', (name, expected) => {
  expect(readsAsEmail(name)).toBe(expected);
});
