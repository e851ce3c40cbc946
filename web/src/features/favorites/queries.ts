import type { FavoritesTodayReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pressSignal } from '../../api/press-signal.ts';
import { FavoriteRefusedError, refusalSentence } from '../../entities/favorites/favorite-limit.ts';
import { favoritesQuery, refetchFavorites } from '../../entities/favorites/favorites-query.ts';
import { type Answer, beginPress, endPress, sendWish } from '../../entities/favorites/send-wish.ts';
import { dropWish, newWish, type Wish } from '../../entities/favorites/wishes.ts';
import { m } from '../../paraglide/messages.js';
import { session } from '../../session/current.ts';
import { meQuery } from '../../session/use-session.ts';
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
    ({ kind }, placed) =>
      showToast(kind === 'done' ? m.favorites_removed() : m.favorite_later(), { onUndo: () => restore(placed) }),
    (now, { favorite }) => ({ ...now, locations: now.locations.filter(({ id }) => id !== favorite.id) }),
  );
}

/** Restores a favorite to its place, with its alert. */
function useRestore(): (placed: Placed) => void {
  const showToast = useToast();
  return useWish(
    { wanted: true, undo: true },
    (answer) => {
      if (answer.kind === 'later') showToast(m.favorite_later(), { ms: SUCCESS_MS });
      else if (answer.alertLeftOff) showToast(m.favorite_alert_left_off(), { ms: SUCCESS_MS });
    },
    (now, { favorite, index }) => ({ ...now, locations: [...putBack(now.locations, favorite, index)] }),
  );
}

/** Adds or removes a favorite as its star does: it is kept until the server has answered, and counts as the last press. */
function useWish(
  wish: Pick<Wish, 'wanted' | 'undo'>,
  onKept: (answer: Extract<Answer, { kind: 'done' | 'later' }>, placed: Placed) => void,
  change: (now: FavoritesTodayReply, placed: Placed) => FavoritesTodayReply,
): (placed: Placed) => void {
  const client = useQueryClient();
  const { mutate } = useListChange<Placed & { readonly wish: Wish }>(async ({ wish, ...placed }) => {
    try {
      const answer = await sendWish(wish);
      if (answer.kind === 'done' || (answer.kind === 'later' && session.isIn())) onKept(answer, placed);
      const tier = tierOnWire(client.getQueryData(favoritesQuery.queryKey)?.settings?.subscriptionType ?? 'Basic');
      if (answer.kind === 'refused') throw new FavoriteRefusedError(refusalSentence(tier, answer.fullAt));
      return { success: true, isLater: answer.kind === 'later' };
    } catch (error) {
      dropWish(wish);
      throw error;
    } finally {
      endPress(wish);
    }
  }, change);
  return (placed) => {
    const userId = client.getQueryData(meQuery.queryKey)?.id;
    const pressed = newWish({ beachId: placed.favorite.locationBeachId, ...(userId && { userId }), ...wish });
    beginPress(pressed);
    mutate({ ...placed, wish: pressed });
  };
}

const CHANGE = ['favorites-change'];

interface Sent {
  readonly success: boolean;
  /** It waits for a connection: what could be fetched is of before. */
  readonly isLater?: boolean;
}

type Apply = (now: FavoritesTodayReply) => FavoritesTodayReply;

/** The list before the changes under way, and those of them that are not refused. */
let underWay: { readonly before: FavoritesTodayReply | undefined; readonly changes: Set<Apply> } | undefined;

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
      const { success, isLater } = await send(wanted);
      if (!success) throw new Error(m.errors_occurred());
      return isLater;
    },
    async onMutate(wanted) {
      await client.cancelQueries(favoritesQuery);
      const now = client.getQueryData(favoritesQuery.queryKey);
      const apply: Apply = (list) => change(list, wanted);
      underWay ??= { before: now, changes: new Set() };
      underWay.changes.add(apply);
      client.setQueryData(favoritesQuery.queryKey, now && apply(now));
      return { apply };
    },
    onError(error, _, made) {
      if (made) underWay?.changes.delete(made.apply);
      const left = [...(underWay?.changes ?? [])];
      const before = underWay?.before;
      client.setQueryData(favoritesQuery.queryKey, before && left.reduce((now, apply) => apply(now), before));
      const isRefused = error instanceof FavoriteRefusedError;
      showToast(isRefused ? error.message : m.favorites_failed({ error: error.message }), { tone: 'error' });
    },
    onSettled(isLater) {
      if (client.isMutating({ mutationKey: CHANGE }) > 1) return undefined;
      underWay = undefined;
      return isLater ? undefined : refetchFavorites(client);
    },
  });
}
