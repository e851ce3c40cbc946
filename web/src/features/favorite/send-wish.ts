import type { AddFavoriteReply } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { pressSignal } from '../../api/press-signal.ts';
import { keepWishes, readWishes, type Wish, withoutWish, withWish } from './wishes.ts';

/**
 * `later`: there is no connection, and the wish waits for one. `refused`: the plan allows no more than `limit`.
 * `alertLeftOff`: a removal is undone but for its alert, whose place another one has.
 */
export type Answer =
  | { readonly kind: 'done'; readonly alertLeftOff?: boolean }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly limit: number };

/** Has the server add or remove a favorite. Rejects where it fails. */
export async function sendWish(wish: Wish): Promise<Answer> {
  const { beachId: locationBeachId, wanted, undo } = wish;
  const parts = { params: { locationBeachId }, signal: pressSignal() };
  try {
    const { success, favLimit, alertLeftOff }: AddFavoriteReply = wanted
      ? await request('addFavorite', { ...parts, query: { undo: undo ? 'true' : undefined } })
      : await request('removeFavorite', parts);
    // An earlier wish that still waits must not be sent after this one.
    keepWishes(readWishes().filter(({ beachId }) => beachId !== locationBeachId));
    return success ? { kind: 'done', ...(alertLeftOff && { alertLeftOff }) } : { kind: 'refused', limit: favLimit };
  } catch (error) {
    const isUnreached = error instanceof ApiError && error.status === 0;
    if (!isUnreached) throw error;
    keepWishes(withWish(readWishes(), wish));
    return { kind: 'later' };
  }
}

/** The result of sending the waiting wishes: how many were granted, and the last refusal. */
export interface Sent {
  readonly granted: number;
  /** Of one of these at least. */
  readonly alertLeftOff?: boolean;
  /** The last beach that was to have an alert. */
  readonly alertAt?: number;
  readonly refused?: { readonly limit: number } | { readonly error: ApiError };
}

/** Sends the waiting wishes in order, until the connection is lost again. A refused wish is dropped. */
export async function sendWaiting(): Promise<Sent> {
  let sent: Sent = { granted: 0 };
  for (const wish of readWishes()) {
    try {
      const answer = await sendWish(wish);
      if (answer.kind === 'later') return sent;
      if (answer.kind === 'done')
        sent = {
          ...sent,
          granted: sent.granted + 1,
          ...(answer.alertLeftOff && { alertLeftOff: true }),
          ...(wish.alert && { alertAt: wish.beachId }),
        };
      else sent = { ...sent, refused: answer };
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
      // A wish that needs a new sign-in, or came too often, stays and is sent another time.
      if (!isRefusal || error.status === 401 || error.status === 429) return sent;
      sent = { ...sent, refused: { error } };
    }
    keepWishes(withoutWish(readWishes(), wish));
  }
  return sent;
}
