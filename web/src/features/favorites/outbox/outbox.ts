import type { AddFavoriteReply } from '@groundswell/contracts';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { requestTimeout } from '../../../api/request-timeout.ts';
import { forgetLocal, readLocal, writeLocal } from '../../../storage/local.ts';

const KEY = 'sc_favorite_wishes';

/** A favorite to add or remove. It stays in the outbox until the server answers; a later change of its beach replaces it. */
export interface FavoriteChange {
  readonly id?: string;
  readonly beachId: number;
  readonly wanted: boolean;
  /** The id of the user who made the change; undefined until the page has fetched the user. */
  readonly userId?: string | undefined;
  /** The beach's name, for a list that does not contain it yet. */
  readonly name?: string;
  /** Marks the undoing of a removal: the server restores the favorite's position and its alert. */
  readonly undo?: boolean;
  /** Opens the alert's settings once the beach is a favorite. */
  readonly alert?: boolean;
}

/**
 * `later`: there is no connection or no session, and the change stays queued. `replaced`: a later change of the same beach
 * counts. `refused`: `fullAt` is the plan's limit if that is the reason. `alertLeftOff`: an undo restored all but the alert.
 */
export type Outcome =
  | { readonly kind: 'done'; readonly alertLeftOff?: boolean }
  | { readonly kind: 'later' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'refused'; readonly fullAt?: number }
  | { readonly kind: 'failed'; readonly error: Error };

/** The outcome of a change that no caller awaits: it was queued before a reload, or without a connection. */
export interface Delivery {
  readonly change: FavoriteChange;
  readonly outcome: Outcome;
}

/** The callers that await an outcome, by the id of the change. */
const callers = new Map<string | undefined, (outcome: Outcome) => void>();
const listeners = new Set<() => void>();
let report: (deliveries: readonly Delivery[]) => void = () => {};
/** The queue of a page whose browser has no storage. */
let inMemory: readonly FavoriteChange[] = [];
let lastDrain: Promise<unknown> = Promise.resolve();
let endedSessions = 0;

/** Queues a change and sends it after all earlier ones. Never rejects. */
export function changeFavorite(change: Omit<FavoriteChange, 'id'>): Promise<Outcome> {
  // The id is not a UUID, because a page over plain HTTP cannot create one.
  const queued = { ...change, id: `${Date.now()}-${Math.random()}` };
  const outcome = new Promise<Outcome>((resolve) => callers.set(queued.id, resolve));
  write([...queuedChanges().filter(({ beachId }) => beachId !== change.beachId), queued]);
  void drain(change.userId);
  return outcome;
}

/** Sends the queued changes of a user in order, after the drain in progress, until the connection is lost. */
export function drain(userId: string | undefined): Promise<void> {
  const session = endedSessions;
  const drained = lastDrain.then(() => deliver(userId, session));
  lastDrain = drained.catch(() => undefined);
  return drained;
}

async function deliver(userId: string | undefined, session: number): Promise<void> {
  resolveReplaced();
  const deliveries: Delivery[] = [];
  let isOffline = false;
  for (const change of queuedChanges().filter((queued) => isOwn(queued, userId))) {
    const outcome: Outcome = isOffline ? { kind: 'later' } : await withTabLock(() => send(change, session));
    const caller = callers.get(change.id);
    callers.delete(change.id);
    isOffline ||= outcome.kind === 'later';
    const isFinal = outcome.kind !== 'failed' || caller || isRefusal(outcome.error);
    if (outcome.kind !== 'later' && isFinal) write(queuedChanges().filter((queued) => !isSame(queued, change)));
    else notify();
    if (caller) caller(outcome);
    else if (isFinal && outcome.kind !== 'later' && outcome.kind !== 'replaced') deliveries.push({ change, outcome });
  }
  if (deliveries.length > 0) report(deliveries);
}

function resolveReplaced(): void {
  const ids = new Set(queuedChanges().map(({ id }) => id));
  for (const [id, answer] of callers) {
    if (ids.has(id)) continue;
    callers.delete(id);
    answer({ kind: 'replaced' });
  }
}

/** Serializes the changes of all tabs, if the browser has locks. */
function withTabLock(task: () => Promise<Outcome>): Promise<Outcome> {
  return globalThis.navigator?.locks ? navigator.locks.request('favorites', task) : task();
}

async function send(change: FavoriteChange, session: number): Promise<Outcome> {
  if (!isQueued(change)) return { kind: 'replaced' };
  if (session !== endedSessions) return { kind: 'later' };
  const outcome = await sendNow(change).catch((error: Error): Outcome => {
    const isUnsent = error instanceof ApiError && (error.status === 0 || error.status === 401);
    return isUnsent ? { kind: 'later' } : { kind: 'failed', error };
  });
  return isQueued(change) ? outcome : { kind: 'replaced' };
}

async function sendNow({ beachId: locationBeachId, wanted, undo }: FavoriteChange): Promise<Outcome> {
  const options = { params: { locationBeachId }, signal: requestTimeout() };
  const { success, favLimit, alertLeftOff, reason }: AddFavoriteReply = wanted
    ? await request('addFavorite', { ...options, query: { undo: undo ? 'true' : undefined } })
    : await request('removeFavorite', options);
  if (success) return { kind: 'done', ...(alertLeftOff && { alertLeftOff }) };
  return { kind: 'refused', ...(reason?.code === 'favorites-full' && { fullAt: favLimit }) };
}

/** Whether the server refused a change for good; a throttled change (429) stays queued. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Whether a change belongs to a user; a change without an owner was made in this session. */
export function isOwn(change: FavoriteChange, userId: string | undefined): boolean {
  return change.userId === undefined || change.userId === userId;
}

/** Whether the change waits for a connection: no caller of this tab awaits its outcome. */
export function isWaiting({ id }: FavoriteChange): boolean {
  return !callers.has(id);
}

/** Returns a signal that is aborted once no change of the beach is queued: it was sent, refused or dropped. */
export function whenAnswered(beachId: number): AbortSignal {
  const answered = new AbortController();
  const stop = onOutboxChange(() => {
    if (queuedChanges().some((change) => change.beachId === beachId)) return;
    stop();
    answered.abort();
  });
  return answered.signal;
}

/**
 * Ends this page's session. Changes without an owner are dropped, so that the next session does not send them. Changes
 * of a known owner stay.
 */
export function endFavoriteSession(): void {
  endedSessions += 1;
  write(queuedChanges().filter(({ userId }) => userId !== undefined));
}

/** Ends the session of a user who signs out: all changes are dropped. */
export function clearOutbox(): void {
  endedSessions += 1;
  write([]);
}

/** Drops the changes of other users. */
export function dropOthersChanges(userId: string): void {
  const own = queuedChanges().filter((change) => isOwn(change, userId));
  if (own.length < queuedChanges().length) write(own);
}

export function queuedChanges(): readonly FavoriteChange[] {
  const text = readLocal(KEY);
  if (text === undefined) return inMemory;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isChange) : [];
  } catch {
    return [];
  }
}

function write(changes: readonly FavoriteChange[]): void {
  if (changes.length === 0) forgetLocal(KEY);
  else writeLocal(KEY, JSON.stringify(changes));
  inMemory = readLocal(KEY) === undefined ? changes : [];
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each change of the outbox, in any tab. Returns the unsubscribe function. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTabsChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Calls back after another tab has changed the outbox. Returns the unsubscribe function. */
export function onOtherTabsChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === KEY && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The listener receives the outcomes that no caller awaits. Returns the unsubscribe function. */
export function onDelivered(listener: typeof report): () => void {
  report = listener;
  return () => {
    report = () => {};
  };
}

function isQueued(change: FavoriteChange): boolean {
  return queuedChanges().some((queued) => isSame(queued, change));
}

function isSame(one: FavoriteChange, other: FavoriteChange): boolean {
  return one.beachId === other.beachId && one.id === other.id && one.wanted === other.wanted;
}

function isChange(value: unknown): value is FavoriteChange {
  if (typeof value !== 'object' || value === null) return false;
  const { beachId, wanted, userId, name } = value as Record<string, unknown>;
  const isTextOrNone = (text: unknown) => text === undefined || typeof text === 'string';
  return Number.isInteger(beachId) && typeof wanted === 'boolean' && isTextOrNone(userId) && isTextOrNone(name);
}
