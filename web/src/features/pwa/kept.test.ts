import { afterEach, expect, test, vi } from 'vitest';
import { KEPT_MARK } from '../../api/server-clock.ts';
import { dropOldest, forgetKept, forgetOwn, isForecast, isOwnList, keptKey, markAsCached, ownKey } from './kept.ts';

const site = 'https://waves.example';
afterEach(() => void vi.unstubAllGlobals());

test('the inlined reply and the call’s share a cache key', () => {
  const key = `${site}/forecast/folly?units=1`;
  expect(keptKey(`${site}/forecast/folly?units=1&lang=en`)).toBe(key);
  expect(keptKey(`${site}/forecast/folly?isAjax=true&units=1`)).toBe(key);
  expect(keptKey(`${site}/forecast/folly`)).toBe(key);
  expect(keptKey(`${site}/forecast/folly?units=2`)).not.toBe(key);
});

test('a user’s own reply has one copy, for any units and language', () => {
  const own = ownKey(`${site}/forecast/folly?units=1`);
  expect(ownKey(`${site}/forecast/folly?isAjax=true&units=2&lang=es`)).toBe(own);
  expect(ownKey(`${site}/forecast/pipeline?units=1`)).not.toBe(own);
});

test('a kept reply is marked when returned, and otherwise unchanged', async () => {
  const reply = markAsCached(Response.json({ name: 'Folly' }, { headers: { date: 'Fri, 20 Nov 2026 12:00:00 GMT' } }));
  expect(reply.headers.has(KEPT_MARK)).toBe(true);
  expect(reply.headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  expect(await reply.json()).toEqual({ name: 'Folly' });
});

test('a beach’s point, the menu and another page are not forecasts', () => {
  expect(isForecast({ pathname: '/forecast/folly' })).toBe(true);
  for (const pathname of ['/forecast/lat-lon/folly', '/locationmenu', '/forecast/', '/'])
    expect(isForecast({ pathname })).toBe(false);
});

test('of an account only its lists are cached', () => {
  expect(isOwnList({ pathname: '/api/favorites/today' })).toBe(true);
  expect(isOwnList({ pathname: '/api/auth/me' })).toBe(true);
  for (const pathname of ['/api/favorites/preview-alert', '/api/user-setting/export', '/oauth/token'])
    expect(isOwnList({ pathname })).toBe(false);
});

test('the oldest entry is dropped first, and none while there is room', async () => {
  const held = ['a', 'b', 'c', 'd'];
  const cache = {
    keys: async () => [...held],
    delete: async (key: string) => held.splice(held.indexOf(key), 1).length > 0,
  } as unknown as Cache;
  await dropOldest(cache, 5);
  expect(held).toHaveLength(4);
  await dropOldest(cache, 2);
  expect(held).toEqual(['c', 'd']);
});

test('a browser without access to its caches drops nothing, and nothing fails', async () => {
  const refused = () => Promise.reject(new DOMException('closed', 'SecurityError'));
  vi.stubGlobal('caches', { delete: refused });
  vi.stubGlobal('navigator', {});
  await expect(forgetKept()).resolves.toBeUndefined();
  await expect(forgetOwn()).resolves.toBeUndefined();
});
