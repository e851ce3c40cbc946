import { expect, test } from 'vitest';
import { slugOfName } from './slug-of-name.ts';

test.each([
  ['Reading a buoy', 'reading-a-buoy'],
  ['  Señales & Mareas! ', 'senales-mareas'],
  ['潮汐', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the address of %j is %j', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});
