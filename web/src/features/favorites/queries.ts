import type { FavoritesTodayReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { favoriteLimitSentence } from '../../entities/favorite/favorite-limit.ts';
import { favoritesQuery, refetchFavorites } from '../../entities/favorite/favorites-query.ts';
import { m } from '../../paraglide/messages.js';
import { SUCCESS_MS } from '../../ui/success.ts';
import { useToast } from '../../ui/toast.tsx';
import { type Favorite, putBack } from './model.ts';

/** Reorders the list: it shows at once, and is reverted where the server refuses. */
export function useReorder() {
  return useListChange<readonly Favorite[]>(
    (next) => request('reorderFavorites', { body: { newOrder: next.map(({ id }) => id) } }),
    (now, next) => ({ ...now, locations: [...next] }),
  );
}

interface Placed {
  readonly favorite: Favorite;
  /** Its place in the list. */
  readonly index: number;
}

/** Removes a favorite; it can be undone. */
export function useRemove() {
  const showToast = useToast();
  const { mutate: restore } = useRestore();
  return useListChange<Placed>(
    async (placed) => {
      const reply = await request('removeFavorite', { params: { locationBeachId: placed.favorite.locationBeachId } });
      if (reply.success) showToast(m.favorites_removed(), { onUndo: () => restore(placed) });
      return reply;
    },
    (now, { favorite }) => ({ ...now, locations: now.locations.filter(({ id }) => id !== favorite.id) }),
  );
}

/** Restores a favorite to its place, with its alert. */
function useRestore() {
  const client = useQueryClient();
  const showToast = useToast();
  return useListChange<Placed>(
    async ({ favorite: { locationBeachId } }) => {
      const reply = await request('addFavorite', { params: { locationBeachId }, query: { undo: 'true' } });
      if (reply.success && reply.alertLeftOff) showToast(m.favorite_alert_left_off(), { ms: SUCCESS_MS });
      const tier = tierOnWire(client.getQueryData(favoritesQuery.queryKey)?.settings?.subscriptionType ?? 'Basic');
      return { ...reply, errorMsg: favoriteLimitSentence(tier, reply.favLimit) };
    },
    (now, { favorite, index }) => ({ ...now, locations: [...putBack(now.locations, favorite, index)] }),
  );
}

const CHANGE = ['favorites-change'];

/** Makes one change after the other; the server's list is fetched after the last of them. */
function useListChange<Change>(
  send: (change: Change) => Promise<{ readonly success: boolean; readonly errorMsg?: string | undefined }>,
  change: (now: FavoritesTodayReply, change: Change) => FavoritesTodayReply,
) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationKey: CHANGE,
    scope: { id: 'favorites' },
    async mutationFn(wanted: Change) {
      const { success, errorMsg } = await send(wanted);
      if (!success) throw new Error(errorMsg ?? m.errors_occurred());
    },
    async onMutate(wanted) {
      await client.cancelQueries(favoritesQuery);
      const before = client.getQueryData(favoritesQuery.queryKey);
      client.setQueryData(
        favoritesQuery.queryKey,
        (now: FavoritesTodayReply | undefined) => now && change(now, wanted),
      );
      return { before };
    },
    onError(error, _, rollback) {
      client.setQueryData(favoritesQuery.queryKey, rollback?.before);
      showToast(m.favorites_failed({ error: error.message }), { tone: 'error' });
    },
    onSettled: () => (client.isMutating({ mutationKey: CHANGE }) === 1 ? refetchFavorites(client) : undefined),
  });
}
