import type { FavoritesTodayReply } from '@groundswell/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../api/client.ts';
import { favoritesQuery } from '../../entities/favorites/favorites-query.ts';
import { m } from '../../paraglide/messages.js';
import type { Favorite } from './model.ts';
import { useRemove } from './queries.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));
vi.mock('../../ui/toast.tsx', () => ({ useToast: () => showToast }));

beforeEach(() => void vi.clearAllMocks());

test('of changes that are refused together none is left in the list', async () => {
  let remove: ReturnType<typeof useRemove> | undefined;
  const Page = () => {
    remove = useRemove();
    return null;
  };
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, createElement(Page)));
  const locations = [1, 2, 3].map((id) => ({ id, locationBeachId: id }) as Favorite);
  const shown = () => client.getQueryData(favoritesQuery.queryKey)?.locations.map(({ id }) => id);
  client.setQueryData(favoritesQuery.queryKey, { locations } as FavoritesTodayReply);
  let fail = () => {};
  const refusal = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('Down.'));
  });
  vi.mocked(request).mockImplementation(() => refusal);
  for (const [index, favorite] of locations.slice(0, 2).entries()) remove?.({ favorite, index });
  await vi.waitFor(() => expect(shown()).toEqual([3]));
  fail();
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  expect(shown()).toEqual([1, 2, 3]);
});

test('a favorite that was not removed is at no time called removed', async () => {
  let remove: ReturnType<typeof useRemove> | undefined;
  const Page = () => {
    remove = useRemove();
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Page)));
  vi.mocked(request).mockResolvedValueOnce({ success: false });
  remove?.({ favorite: { id: 148, locationBeachId: 148 } as Favorite, index: 0 });
  await vi.waitFor(() => expect(showToast).toHaveBeenCalled());
  const sentences = showToast.mock.calls.map(([sentence]) => sentence);
  expect(sentences).toEqual([m.favorite_error()]);
});
