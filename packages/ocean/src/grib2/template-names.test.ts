import { expect, test } from 'vitest';
import { nameTemplate } from './template-names.ts';

test.each([
  [3, 101, 'grid template 3.101 (unstructured grid)'],
  [3, 99, 'grid template 3.99'],
  [4, 5, 'product template 4.5 (probability)'],
  [4, 65535, 'product template 4.65535'],
  [5, 61, 'packing template 5.61 (logarithmic simple)'],
  [5, 7, 'packing template 5.7'],
] as const)('template %d.%d is %s', (section, template, name) => {
  expect(nameTemplate(section, template)).toBe(name);
});
