import type { FavoritesTodayReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pressSignal } from '../../api/press-signal.ts';
import { favoriteLimitSentence } from '../../entities/favorite/favorite-limit.ts';
import { favoritesQuery, refetchFavorites } from '../../entities/favorite/favorites-query.ts';
import { type Answer, beginPress, endPress, sendWish } from '../../entities/favorite/send-wish.ts';
import { dropWish, newWish, type Wish } from '../../entities/favorite/wishes.ts';
import { m } from '../../paraglide/messages.js';
import { SUCCESS_MS } from '../../ui/success.ts';
import { useToast } from '../../ui/toast.tsx';
import { type Favorite, putBack } from './model.ts';

/** Reorders the list: it shows at once, and is reverted where the server refuses. */
export function useReorder() {
  return useListChange<readonly Favorite[]>(
    (next) => request('reorderFavorites', { body: { newOrder: next.map(({ id }) => id) }, signal: pressSignal() }),
    (now, next) => ({ ...now, locations: [...next] }),
  );
}

interface Placed {
  readonly favorite: Favorite;
  /** Its place in the list. */
  readonly index: number;
}

/** Removes a favorite; it can be undone. */
export function useRemove(): (placed: Placed) => void {
  const showToast = useToast();
  const restore = useRestore();
  return useWish(
    { wanted: false },
    (_, placed) => showToast(m.favorites_removed(), { onUndo: () => restore(placed) }),
    (now, { favorite }) => ({ ...now, locations: now.locations.filter(({ id }) => id !== favorite.id) }),
  );
}

/** Restores a favorite to its place, with its alert. */
function useRestore(): (placed: Placed) => void {
  const showToast = useToast();
  return useWish(
    { wanted: true, undo: true },
    ({ alertLeftOff }) => alertLeftOff && showToast(m.favorite_alert_left_off(), { ms: SUCCESS_MS }),
    (now, { favorite, index }) => ({ ...now, locations: [...putBack(now.locations, favorite, index)] }),
  );
}

/** Adds or removes a favorite as its star does: it is kept until the server has answered, and counts as the last press. */
function useWish(
  wish: Pick<Wish, 'wanted' | 'undo'>,
  onDone: (answer: Extract<Answer, { kind: 'done' }>, placed: Placed) => void,
  change: (now: FavoritesTodayReply, placed: Placed) => FavoritesTodayReply,
): (placed: Placed) => void {
  const client = useQueryClient();
  const showToast = useToast();
  const { mutate } = useListChange<Placed & { readonly wish: Wish }>(async ({ wish, ...placed }) => {
    try {
      const answer = await sendWish(wish);
      if (answer.kind === 'done') onDone(answer, placed);
      if (answer.kind === 'later') showToast(m.favorite_later(), { ms: SUCCESS_MS });
      const tier = tierOnWire(client.getQueryData(favoritesQuery.queryKey)?.settings?.subscriptionType ?? 'Basic');
      if (answer.kind === 'refused')
        return { success: false, errorMsg: wish.wanted ? favoriteLimitSentence(tier, answer.limit) : undefined };
      return { success: true, isLater: answer.kind === 'later' };
    } catch (error) {
      dropWish(wish);
      throw error;
    } finally {
      endPress(wish);
    }
  }, change);
  return (placed) => {
    const pressed = newWish({ beachId: placed.favorite.locationBeachId, ...wish });
    beginPress(pressed);
    mutate({ ...placed, wish: pressed });
  };
}

const CHANGE = ['favorites-change'];

interface Sent {
  readonly success: boolean;
  readonly errorMsg?: string | undefined;
  /** It waits for a connection: what could be fetched is of before. */
  readonly isLater?: boolean;
}

/** Makes one change after the other; the server's list is fetched after the last of them. */
function useListChange<Change>(
  send: (change: Change) => Promise<Sent>,
  change: (now: FavoritesTodayReply, change: Change) => FavoritesTodayReply,
) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationKey: CHANGE,
    scope: { id: 'favorites' },
    async mutationFn(wanted: Change) {
      const { success, errorMsg, isLater } = await send(wanted);
      if (!success) throw new Error(errorMsg ?? m.errors_occurred());
      return isLater;
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
    onSettled: (isLater) =>
      isLater || client.isMutating({ mutationKey: CHANGE }) > 1 ? undefined : refetchFavorites(client),
  });
}
