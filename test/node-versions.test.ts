import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
/** Matches a range without an alternative whose least version is newer than Node 20. */
const NEWER = /^>=? ?(?:2[1-9]|[3-9]\d)[^|]*$/;

test('README.md names the packages of which npm warns on the oldest Node that runs the app', () => {
  const { packages }: { packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>> } =
    JSON.parse(read('package-lock.json'));
  const newer = Object.entries(packages).flatMap(([path, { engines }]) =>
    NEWER.test(engines?.node ?? '') ? (path.split('node_modules/').at(-1) ?? []) : [],
  );
  const [, ...named] = read('README.md').match(/npm warns \(`EBADENGINE`\) of `(.+?)` and `(.+?)`;/) ?? [];
  expect(named.toSorted()).toEqual([...new Set(newer)].toSorted());
});
