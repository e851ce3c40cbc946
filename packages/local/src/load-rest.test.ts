import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * These modules run in their own processes or threads, from bundles, so the program need not load their lazy imports.
 */
const ELSEWHERE = ['lambda/worker.ts', 'build/synthesize-child.ts'];
/** These modules import during the start, when the compiler still runs, or not at all. */
const AT_START = ['cloud.ts', 'aws-endpoint/connect.ts'];

test('every lazily imported module is loaded after the start, while the compiler of sources runs', () => {
  const importsOf = (file: string) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bimport\(([^)]*)\)/g)].map(([, what = '']) =>
      basename(what).replaceAll(/['"]/g, ''),
    );
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.ts$/.test(file) && !/\.test\.ts$|^test-support/.test(file) && ![...ELSEWHERE, ...AT_START].includes(file),
  );
  const others = files.filter((file) => file !== 'load-rest.ts').flatMap(importsOf);
  expect(importsOf('load-rest.ts').sort()).toEqual([...new Set(others)].sort());
});
