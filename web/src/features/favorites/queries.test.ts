import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '../../api/client.ts';
import { favoritesQuery } from '../../entities/favorites/favorites-query.ts';
import { m } from '../../paraglide/messages.js';
import type { Favorite } from './model.ts';
import { useChangeFavorite } from './outbox/use-change-favorite.ts';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));
vi.mock('../../ui/toast.tsx', () => ({ useToast: () => showToast }));

afterEach(() => void vi.clearAllMocks());

/** Returns the function that changes favorites, from a page that shows the favorites with these ids. */
function openPage(ids: readonly number[]) {
  let changeFavorite: ReturnType<typeof useChangeFavorite> | undefined;
  const Page = () => {
    changeFavorite = useChangeFavorite(() => {});
    return null;
  };
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, createElement(Page)));
  const locations = ids.map((id) => ({ id, locationBeachId: id }) as Favorite);
  client.setQueryData(favoritesQuery.queryKey, { locations } as never);
  const remove = async (beachId: number) => changeFavorite?.({ beachId, wanted: false });
  const listed = () => client.getQueryData(favoritesQuery.queryKey)?.locations.map(({ id }) => id);
  return { remove, listed };
}

test('removals that fail together leave the list as it was', async () => {
  const { remove, listed } = openPage([1, 2, 3]);
  vi.mocked(request).mockRejectedValue(new Error('Down.'));
  const outcomes = await Promise.all([1, 2].map(remove));
  expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['failed', 'failed']);
  expect(listed()).toEqual([1, 2, 3]);
});

test('a removal leaves the list, and its undo restores the place at once', async () => {
  const { remove, listed } = openPage([1, 2, 3]);
  vi.mocked(request).mockResolvedValue({ success: true });
  await remove(2);
  expect(listed()).toEqual([1, 3]);
  const { onUndo } = showToast.mock.lastCall?.[1] ?? {};
  onUndo();
  await vi.waitFor(() => expect(listed()).toEqual([1, 2, 3]));
});

test('a refused removal is not reported as removed', async () => {
  vi.mocked(request).mockResolvedValueOnce({ success: false });
  await openPage([148]).remove(148);
  expect(showToast.mock.calls.map(([sentence]) => sentence)).toEqual([m.favorite_error()]);
});
