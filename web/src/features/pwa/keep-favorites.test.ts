import { HOUR_MS } from '@groundswell/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFavorites } from './keep-favorites.ts';

type Request = (name: string, parts: { readonly params?: { readonly fcstId: string } }) => Promise<object>;
const request = vi.hoisted(() => vi.fn<Request>());
vi.mock('../../api/client.ts', () => ({ request: request }));

const SITE = 'https://waves.example';
const BEACHES = ['folly', 'pipeline'];
const today = { locations: BEACHES.map((locationBeachSlug, id) => ({ id, locationBeachSlug })) };
const { signal } = new AbortController();

/** The service worker's cache, by path; like the worker, it keeps each requested reply. */
const held = new Map<string, Response>();
function hold(path: string, ageMs: number, reply: object = {}): void {
  held.set(path, Response.json(reply, { headers: { date: new Date(Date.now() - ageMs).toUTCString() } }));
}
const requests = () => request.mock.calls.map(([name, { params }]) => (params ? [name, params] : [name]));

beforeEach(() => {
  held.clear();
  request.mockReset();
  request.mockImplementation(async (name, { params }) => {
    if (name === 'getMe') hold('/api/auth/me', 0);
    if (name === 'listFavoritesToday') hold('/api/favorites/today', 0, today);
    if (params) hold(`/forecast/${params.fcstId}`, 0);
    return today;
  });
  vi.stubGlobal('location', { href: `${SITE}/` });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  vi.stubGlobal('requestIdleCallback', (go: () => void) => go());
  vi.stubGlobal('caches', {
    open: async () => ({ match: async (address: string) => held.get(new URL(address).pathname)?.clone() }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the user, the list and every forecast are requested, and not again for three hours', async () => {
  await keepFavorites([0, 1], signal);
  expect(requests()).toEqual([
    ['getMe'],
    ['listFavoritesToday'],
    ['getForecast', { fcstId: 'folly' }],
    ['getForecast', { fcstId: 'pipeline' }],
  ]);
  request.mockClear();
  await keepFavorites([0, 1], signal);
  expect(request).not.toHaveBeenCalled();
  hold('/forecast/folly', 3.1 * HOUR_MS);
  await keepFavorites([0, 1], signal);
  expect(requests()).toEqual([['getForecast', { fcstId: 'folly' }]]);
});

test('a list with other favorites, or in another order, is requested again at any age', async () => {
  hold('/api/auth/me', 0);
  for (const path of BEACHES.map((slug) => `/forecast/${slug}`)) hold(path, 0);
  hold('/api/favorites/today', 0, today);
  await keepFavorites([1, 0], signal);
  expect(requests()).toEqual([['listFavoritesToday']]);
});

test('no more requests are sent once the user has signed out', async () => {
  const leaving = new AbortController();
  request.mockImplementation(async (name) => {
    if (name === 'listFavoritesToday') leaving.abort(new Error('signed out'));
    return today;
  });
  await expect(keepFavorites([0, 1], leaving.signal)).rejects.toThrow('signed out');
  expect(requests()).toEqual([['getMe'], ['listFavoritesToday']]);
});
