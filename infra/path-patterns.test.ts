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
