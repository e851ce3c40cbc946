import type { AddFavoriteReply } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { pressSignal } from '../../api/press-signal.ts';
import {
  dropWish,
  endedSessions,
  grantWish,
  isKept,
  isOf,
  keepWish,
  readWishes,
  tellWishes,
  type Wish,
} from './wishes.ts';

/**
 * `later`: there is no connection, or no session any more, and the wish waits for one. `refused`: the server does not do
 * it; `fullAt` where the plan allows no more than that. `replaced`: a later wish for the same beach has come, and counts. `alertLeftOff`: a removal is undone
 * but for its alert, whose place another one has.
 */
export type Answer =
  | { readonly kind: 'done'; readonly alertLeftOff?: boolean }
  | { readonly kind: 'later' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'refused'; readonly fullAt?: number };

/** Ids of the presses that are not answered yet: they tell their answer themselves. */
const pressed = new Set<string | undefined>();

/** Keeps a press until it is answered, also where it has to wait for the one before it. */
export function beginPress(wish: Wish): void {
  pressed.add(wish.id);
  keepWish(wish);
}

export function endPress({ id }: Wish): void {
  pressed.delete(id);
  tellWishes();
}

/** Those of a user that no press waits for: they are sent once there is a connection. */
export function waitingWishes(userId: string | undefined): readonly Wish[] {
  return readWishes().filter((wish) => !pressed.has(wish.id) && isOf(wish, userId));
}

/** One after the other, presses and what waits: two at once could reach the server in either order. */
let line: Promise<unknown> = Promise.resolve();

/** Also of several tabs, where the browser has locks. */
function alone(task: () => Promise<Answer>): Promise<Answer> {
  return globalThis.navigator?.locks ? navigator.locks.request('favorites', task) : task();
}

/** Has the server add or remove a favorite, as a wish that is kept asks for. Rejects where it fails. */
export function sendWish(wish: Wish): Promise<Answer> {
  const session = endedSessions();
  const answer = line.then(() =>
    alone(async () => {
      if (!isKept(wish)) return { kind: 'replaced' };
      return session === endedSessions() ? ask(wish) : { kind: 'later' };
    }),
  );
  line = answer.catch(() => undefined);
  return answer;
}

async function ask(wish: Wish): Promise<Answer> {
  const { beachId: locationBeachId, wanted, undo } = wish;
  const parts = { params: { locationBeachId }, signal: pressSignal() };
  try {
    const { success, favLimit, alertLeftOff, reason }: AddFavoriteReply = wanted
      ? await request('addFavorite', { ...parts, query: { undo: undo ? 'true' : undefined } })
      : await request('removeFavorite', parts);
    if (!isKept(wish)) return { kind: 'replaced' };
    if (success) grantWish(wish);
    else dropWish(wish);
    if (success) return { kind: 'done', ...(alertLeftOff && { alertLeftOff }) };
    return { kind: 'refused', ...(reason?.code === 'favorites-full' && { fullAt: favLimit }) };
  } catch (error) {
    // Or the session is over, and the next one has it.
    const isUnreached = error instanceof ApiError && (error.status === 0 || error.status === 401);
    if (!isUnreached) throw error;
    return { kind: isKept(wish) ? 'later' : 'replaced' };
  }
}

/** The result of sending the waiting wishes: how many were granted, and the last refusal. */
export interface Sent {
  readonly granted: number;
  /** Of one of these at least. */
  readonly alertLeftOff?: boolean;
  /** The last beach that was to have an alert. */
  readonly alertAt?: number;
  readonly refused?: { readonly fullAt?: number } | { readonly error: ApiError };
}

/** Sends the waiting wishes of the user in order, until the connection is lost again. A refused wish is dropped. */
export async function sendWaiting(userId: string | undefined): Promise<Sent> {
  let sent: Sent = { granted: 0 };
  const session = endedSessions();
  for (const wish of waitingWishes(userId)) {
    if (session !== endedSessions()) return sent;
    try {
      const answer = await sendWish(wish);
      if (answer.kind === 'later') return sent;
      if (answer.kind === 'replaced') continue;
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
      // A wish that came too often stays and is sent another time.
      if (!isRefusal || error.status === 429) return sent;
      sent = { ...sent, refused: { error } };
      dropWish(wish);
    }
  }
  return sent;
}
