import { expect, test } from 'vitest';
import { dropOldest, isForecast, keptKey } from './kept.ts';

const site = 'https://waves.example';

test('the page’s own copy and the call’s reply are kept under one key', () => {
  const key = `${site}/forecast/folly?units=1`;
  expect(keptKey(`${site}/forecast/folly?units=1&lang=en`)).toBe(key);
  expect(keptKey(`${site}/forecast/folly?isAjax=true&units=1`)).toBe(key);
  expect(keptKey(`${site}/forecast/folly`)).toBe(key);
  expect(keptKey(`${site}/forecast/folly?units=2`)).not.toBe(key);
});

test('a beach’s point, the menu and another page are no forecasts', () => {
  expect(isForecast({ pathname: '/forecast/folly' })).toBe(true);
  for (const pathname of ['/forecast/lat-lon/folly', '/locationmenu', '/forecast/', '/'])
    expect(isForecast({ pathname })).toBe(false);
});

test('what was kept longest ago is dropped first, and nothing while there is room', async () => {
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
