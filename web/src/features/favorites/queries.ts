import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { requestTimeout } from '../../api/request-timeout.ts';
import { favoritesQuery, refetchFavorites } from '../../entities/favorites/favorites-query.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/toast.tsx';
import { type Favorite, listed } from './model.ts';
import { useQueuedChanges } from './outbox/use-favorite.ts';

const REORDER = ['favorites-order'];

/**
 * Returns the favorites as the user sees them, with the changes and the order that the server has not confirmed yet.
 */
export function useFavoriteList() {
  const query = useQuery(favoritesQuery);
  const queued = useQueuedChanges();
  const order = useMutationState({
    filters: { mutationKey: REORDER, status: 'pending' },
    select: ({ state }) => state.variables as readonly Favorite[],
  }).at(-1);
  return { ...query, queued, locations: query.data && listed(query.data.locations, queued, order) };
}

/** Reorders the list: it shows at once, and is reverted if the server refuses. */
export function useReorder() {
  const showToast = useToast();
  return useMutation({
    mutationKey: REORDER,
    scope: { id: 'favorites-order' },
    async mutationFn(next: readonly Favorite[]) {
      const body = { newOrder: next.map(({ id }) => id) };
      const { success } = await request('reorderFavorites', { body, signal: requestTimeout() });
      if (!success) throw new Error(m.errors_occurred());
    },
    onError: ({ message: error }) => showToast(m.favorites_failed({ error }), { tone: 'error' }),
    onSettled: (_data, error, _next, _result, { client }) => (error ? undefined : refetchFavorites(client)),
  });
}
