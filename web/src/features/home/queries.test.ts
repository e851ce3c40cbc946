import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { language } from '../../preferences/language.ts';
import { homeTodayQuery, popularBeachesQuery } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

test('the page’s lists are requested in its language', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw new TypeError('No connection.');
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchQuery(popularBeachesQuery(1))).rejects.toThrow();
  await expect(client.fetchQuery(homeTodayQuery(undefined, 1))).rejects.toThrow();
  expect(asked.map((address) => new URLSearchParams(address.split('?')[1]).get('lang'))).toEqual([language, language]);
});
