import { forgetLocal, readLocal, writeLocal } from '../../storage/local.ts';

const KEY = 'sc_favorite_wishes';

/** A beach to add or remove, the last wish for each: kept from the press until the server has answered. */
export interface Wish {
  /** Each press has its own. */
  readonly id?: string;
  readonly beachId: number;
  /** Who pressed; unknown until the user has been read. */
  readonly userId?: string | undefined;
  /** The beach's, where it may not be in the list yet. */
  readonly name?: string;
  readonly wanted: boolean;
  /** Undoes a removal, with place and alert. */
  readonly undo?: boolean;
  /** It was to set an alert, whose settings are offered once the beach is a favorite. */
  readonly alert?: boolean;
}

/** One that is pressed now. Its id is no UUID: a page over plain HTTP, as on a phone in the same network, can make none. */
export function newWish(wish: Omit<Wish, 'id'>): Wish {
  return { ...wish, id: `${Date.now()}-${Math.random()}` };
}

/** The wishes with one more, which replaces an earlier one for the same beach. */
export function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  return [...wishes.filter(({ beachId }) => beachId !== wish.beachId), wish];
}

/** The wishes without an answered one; a later one for the same beach stays. */
export function withoutWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  return wishes.filter((one) => !isSame(one, wish));
}

function isSame(one: Wish, other: Wish): boolean {
  return one.beachId === other.beachId && one.id === other.id && one.wanted === other.wanted;
}

/** Whether no later wish for its beach has replaced it, and it was not answered. */
export function isKept(wish: Wish): boolean {
  return readWishes().some((one) => isSame(one, wish));
}

export function keepWish(wish: Wish): void {
  keepWishes(withWish(readWishes(), wish));
}

export function dropWish(wish: Wish): void {
  keepWishes(withoutWish(readWishes(), wish));
}

/** What the server has done on this page, by beach, and when: newer than favorites that were read before. */
const granted = new Map<number, { readonly wanted: boolean; readonly at: number }>();

/** An answered wish that was granted. */
export function grantWish(wish: Wish): void {
  granted.set(wish.beachId, { wanted: wish.wanted, at: Date.now() });
  dropWish(wish);
}

/** Whether a beach is a favorite by what was granted after an instant, UTC ms; undefined where nothing was. */
export function grantedSince(beachId: number, at: number): boolean | undefined {
  const one = granted.get(beachId);
  return one && one.at >= at ? one.wanted : undefined;
}

let ended = 0;

/** How many sessions have ended on this page: what was begun in one is not sent in the next. */
export function endedSessions(): number {
  return ended;
}

/** Nothing of a user who signs out is left for the next. */
export function forgetWishes(): void {
  ended++;
  granted.clear();
  keepWishes([]);
}

/** What waits when a session ends is of the next one of the same user: of whom it is not known is dropped. */
export function leaveWishes(): void {
  ended++;
  granted.clear();
  keepWishes(readWishes().filter(({ userId }) => userId !== undefined));
}

/** Drops what other users have left. */
export function dropOthersWishes(userId: string): void {
  const own = readWishes().filter((wish) => isOf(wish, userId));
  if (own.length < readWishes().length) keepWishes(own);
}

/** Whether a wish is of a user: of whom it is not known was pressed in the session that is there. */
export function isOf(wish: Wish, userId: string | undefined): boolean {
  return wish.userId === undefined || wish.userId === userId;
}

/** Where the browser stores nothing they last as long as the page. */
let unstored: readonly Wish[] = [];

export function readWishes(): readonly Wish[] {
  const text = readLocal(KEY);
  if (text === undefined) return unstored;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isWish) : [];
  } catch {
    return [];
  }
}

export function keepWishes(wishes: readonly Wish[]): void {
  if (wishes.length === 0) forgetLocal(KEY);
  else writeLocal(KEY, JSON.stringify(wishes));
  unstored = readLocal(KEY) === undefined ? wishes : [];
  tellWishes();
}

const listeners = new Set<() => void>();
export function tellWishes(): void {
  for (const tell of listeners) tell();
}

/** Calls back whenever the wishes may be others, also by another tab; returns what ends it. */
export function onWishes(tell: () => void): () => void {
  listeners.add(tell);
  const unlisten = onWishesElsewhere(tell);
  return () => {
    listeners.delete(tell);
    unlisten();
  };
}

/** Calls back when another tab has kept or dropped a wish; returns what ends it. */
export function onWishesElsewhere(tell: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && tell();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  if ('name' in value && typeof value.name !== 'string') return false;
  if ('userId' in value && typeof value.userId !== 'string') return false;
  return (
    'beachId' in value && Number.isInteger(value.beachId) && 'wanted' in value && typeof value.wanted === 'boolean'
  );
}
