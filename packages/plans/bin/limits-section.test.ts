import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planValues } from '../src/index.ts';
import { drawLimits, withLimits } from './limits-section.ts';

test('docs/plans.md states today’s limits (else: npm run docs)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/plans.md'), 'utf8');
  expect(page).toContain(drawLimits());
  expect(withLimits(page.replace('| favorites |', '| stale |'))).toBe(page);
});

test('the section lists every placeholder', () => {
  const listed = [...drawLimits().matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(planValues('en')).toSorted());
});
