import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAPS } from './aws-contract/gaps.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/reference/aws-contract.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([^|]+) \| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
  ([, service = '', engine = '', ...counts]) => ({ service, engine, counts: counts.map(Number) }),
);

test('the docs count the known gaps of each engine, and no other failures', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const { service, engine, counts } of rows) {
    const [, gaps, fails, skipped] = counts;
    expect([service, engine, gaps]).toEqual([service, engine, Object.keys(GAPS[engine]?.[service] ?? {}).length]);
    expect([fails, skipped]).toEqual([0, 0]);
  }
});

test('the docs count as many tests of a service for each engine', () => {
  const totals = new Map<string, Set<number>>();
  for (const { service, counts } of rows) {
    const sizes = totals.get(service) ?? new Set();
    totals.set(service, sizes.add(counts.reduce((sum, count) => sum + count, 0)));
  }
  for (const sizes of totals.values()) expect(sizes.size).toBe(1);
});
