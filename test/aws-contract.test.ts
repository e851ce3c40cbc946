import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAPS } from './aws-contract/gaps.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/reference/aws-contract.md'), 'utf8');
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

test('every operation of AWS that functions and programs call is in the suite', () => {
  // The doctor reads the deployer's own account, and releases switch CloudFront's function. No other engine has these.
  const called = ['packages', 'functions'].flatMap((room) =>
    listCommands(room, /^(?!doctor\/|operations\/(?:bin|src)\/releases)(?!.*(test|node_modules)).*\.ts$/),
  );
  const tested = new Set(listCommands('test/aws-contract', /\.test\.ts$/));
  expect(called.length).toBeGreaterThan(20);
  expect(called.filter((name) => !tested.has(name))).toEqual([]);
});

/** Lists the commands of AWS's SDK in the files of a folder whose paths match: `PutObjectCommand`. */
function listCommands(folder: string, isMeant: RegExp): readonly string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    isMeant.test(path),
  );
  const texts = paths.map((path) => readFileSync(join(root, folder, path), 'utf8'));
  const names = texts
    .filter((text) => text.includes("from '@aws-sdk/"))
    .flatMap((text) => [...text.matchAll(/new ([A-Z]\w+Command)\(/g)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}
