import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, type Call, call } from '@groundswell/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listPathPatterns } from './path-patterns.ts';

const calls: readonly Call[] = Object.values(areas).flat();
const patterns = listPathPatterns(calls);

function firstMatch(path: string): string | undefined {
  return patterns.find(({ pattern }) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path))?.pattern;
}

test.each([
  ['/forecast/folly-beach', '/forecast/*'],
  ['/forecast/lat-lon/folly-beach', '/forecast/lat-lon/*'],
  ['/weather/folly-beach', '/weather/*'],
  ['/nearby/folly-beach', '/nearby/*'],
  ['/nearby', undefined],
  ['/forecast', undefined],
  ['/locationmenu', '/locationmenu'],
  ['/home/getScriptVars', '/home/getScriptVars'],
  ['/api/alert', '/api/alert'],
  ['/api/beach/nearby/lat/1/lon/2', '/api/*'],
  ['/api/no-such-call', '/api/*'],
  ['/v1/beaches/steamer-lane/forecast', '/v1/*'],
  ['/v1/no-such-call', '/v1/*'],
])('%s goes to %s', (path, pattern) => {
  expect(firstMatch(path)).toBe(pattern);
});

test('every call has a pattern that lets its method through', () => {
  for (const { path, method } of calls) {
    const pattern = patterns.find(({ pattern }) => pattern === firstMatch(path.replaceAll(/\{\w+\}/g, 'x')));
    expect(pattern, path).toBeDefined();
    if (method !== 'GET') expect(pattern?.writes).toBe(true);
  }
});

test('the cache key holds the query of the call, and whether a page is wanted', () => {
  expect(patterns.find(({ pattern }) => pattern === '/forecast/*')).toMatchObject({
    queryKeys: ['day', 'drawings', 'isAjax', 'lang', 'units'],
    isPage: true,
    readsToken: true,
  });
});

test('a call’s alias below /api is no page, though its own path is one', () => {
  const status = patterns.filter(({ pattern }) => /status$/.test(pattern));
  expect(status.map(({ pattern, isPage, queryKeys }) => [pattern, isPage, queryKeys])).toEqual([
    ['/api/status', false, ['isAjax', 'lang']],
    ['/status', true, ['isAjax', 'lang']],
  ]);
});

test('a place at sea is marked as such, so that the cache keeps it once', () => {
  expect(patterns.filter(({ isPlace }) => isPlace).map(({ pattern }) => pattern)).toEqual(['/api/ocean/*/*']);
});

test('a call below a page of the app is marked, so that a trailing slash redirects to the page', () => {
  const beside = patterns.filter(({ isBelowPage }) => isBelowPage).map(({ pattern }) => pattern);
  expect(beside).toEqual(['/nearby/*']);
});

test('the open API is one pattern, cached by API key and by every query parameter of its calls', () => {
  expect(patterns.filter(({ isOpen }) => isOpen)).toMatchObject([
    {
      pattern: '/v1/*',
      writes: false,
      keptS: 3600,
      queryKeys: ['days', 'limit', 'name', 'near', 'within_km'],
      isPage: false,
      readsToken: true,
      isOpen: true,
      isBelowPage: false,
      isPlace: false,
    },
  ]);
});

test('a path with a writing call is never cached', () => {
  const shared = { path: '/things/{id}', access: 'anyone', reply: v.string() } as const;
  const read = call({ ...shared, name: 'read', method: 'GET', cache: { browserS: 60, edgeS: 60 } });
  const write = call({ ...shared, name: 'write', method: 'POST' });
  expect(listPathPatterns([read, write])[0]).toMatchObject({ pattern: '/things/*', writes: true, keptS: 0 });
});

test('named segments come before wildcards, whatever the order of the calls', () => {
  const reversed = listPathPatterns([...calls].reverse());
  expect(reversed).toEqual(patterns);
  expect(patterns.at(-1)?.pattern).toBe('/api/*');
});

test('a cached reply that contains the site’s address is cached separately for each host name', () => {
  for (const [area, calls] of Object.entries(areas))
    for (const { name, path, cache } of calls as readonly Call[]) {
      const handler = readFileSync(join(import.meta.dirname, '../functions', area, `${name}.ts`), 'utf8');
      if (!cache || !/\{[^}]*\bsite\b[^}]*\}\) =>/.test(handler)) continue;
      const pattern = patterns.find(({ pattern }) => pattern === firstMatch(path.replaceAll(/\{\w+\}/g, 'x')));
      expect(pattern?.keptS === 0 || pattern?.namesSite, name).toBe(true);
    }
});
