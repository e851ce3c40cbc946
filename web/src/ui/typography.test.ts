import { expect, test } from 'vitest';
import { atOne, spanned, unbroken } from './typography.ts';

test.each([
  ['12-15 ft, well-overhead', '12–15 ft, well-overhead'],
  ['0.5-1 m', '0.5–1 m'],
  ['Fri Nov 20', 'Fri Nov 20'],
])('the range in %s gets an en dash: %s', (text, set) => {
  expect(spanned(text)).toBe(set);
});

test.each([
  ['mostly sunny, high 69 °F', 'mostly sunny, high\u00a069\u00a0°F'],
  ['from WSW, gusts 2 mph', 'from WSW, gusts\u00a02\u00a0mph'],
  ['high 1.7 m at 15:38', 'high\u00a01.7\u00a0m at\u00a015:38'],
  ['The biggest, 14 s, come', 'The biggest,\u00a014\u00a0s, come'],
  ['sets of 4–8 ft likely', 'sets of\u00a04–\u20608\u00a0ft likely'],
  ['5/4 hooded suit', '5/4 hooded suit'],
  ['3/2 full suit', '3/2 full suit'],
])('%s keeps its numbers with their words', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});

test.each([
  ['hacia las 1:15', 'hacia la 1:15'],
  ['hacia las 11:15', 'hacia las 11:15'],
])('%s becomes %s in Spanish', (text, said) => {
  expect(atOne(text)).toBe(said);
});
