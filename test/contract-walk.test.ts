import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areas, type Call, pathsOf } from '@groundswell/contracts';
import { expect, test } from 'vitest';

const functionsRoot = join(import.meta.dirname, '../functions');
const calls = Object.entries(areas).flatMap(([area, listed]) =>
  listed.map((call: Call) => ({ area, call, file: `${area}/${call.name}.ts` })),
);

test.each(calls)('$call.method $call.path is answered by functions/$file', async ({ call, file }) => {
  expect(existsSync(join(functionsRoot, file))).toBe(true);
  expect(readFileSync(join(functionsRoot, file), 'utf8')).toMatch(
    /export const handler = (?:endpoint|userEndpoint|openEndpoint)\(\s*\w+/,
  );
  for (const path of pathsOf(call)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys((call.params as { entries?: object } | undefined)?.entries ?? {}), path).toEqual(named);
  }
});

/** Matches handlers that no page calls: scheduled ones, and those of a queue, a topic, Cognito or API Gateway. */
const WORKS_UNASKED = /export const handler = (?:job|notice|challengeTrigger|tokenTrigger|authorizer)\(/;

/** The handler for paths that match no call. */
const LAST_RESORT = 'site/not-found.ts';

test('every function answers a call, is the fallback, or runs a job', () => {
  const files = readdirSync(functionsRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => relative(functionsRoot, join(entry.parentPath, entry.name)))
    .filter((file) => /export const handler\b/.test(readFileSync(join(functionsRoot, file), 'utf8')))
    .filter((file) => !WORKS_UNASKED.test(readFileSync(join(functionsRoot, file), 'utf8')));
  expect(files.sort()).toEqual([LAST_RESORT, ...calls.map(({ file }) => file)].sort());
});

test('no name and no route is declared twice', () => {
  const names = calls.map(({ call }) => call.name);
  const routes = calls.flatMap(({ call }) =>
    pathsOf(call).map((path) => `${call.method} ${path.replace(/\{\w+\}/g, '{}')}`),
  );
  expect([new Set(names).size, new Set(routes).size]).toEqual([names.length, routes.length]);
});

test.each(calls.filter(({ call }) => call.cache))(
  '$call.name is kept by caches, so it is a GET that anyone may make',
  ({ call }) => {
    expect(call.method).toBe('GET');
    expect(call.access).toBe('anyone');
  },
);
