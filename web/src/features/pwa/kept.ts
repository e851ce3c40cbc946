import type { Inlined } from '../../api/inlined.ts';
import { KEPT_MARK } from '../../api/server-clock.ts';

/** The store of a visitor's forecasts, for offline reading. */
export const KEPT_FORECASTS = 'kept-forecasts';
/** The store of a user's forecasts, in the units and with the days of the account, and of the account's lists. */
export const KEPT_OWN = 'kept-own';
/** The store of chunks that pages load on demand. */
export const KEPT_PARTS = 'kept-parts';

export const MAX_FORECASTS = 30;
/** The largest plan's favorites, the beaches read beside them, and the lists. */
export const MAX_OWN = 60;

/** The message that has the worker forget everything kept. */
export const FORGET = 'forget';

/** One forecast is kept per place and units; other parameters (language, `isAjax`) make no second copy. */
export function keptKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?units=${searchParams.get('units') === '2' ? 2 : 1}${beachOf(searchParams, '&')}`;
}

/** A user's own reply has one copy for any parameters but the beach that the first page is for. */
export function ownKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return origin + pathname + beachOf(searchParams, '?');
}

function beachOf(search: URLSearchParams, before: string): string {
  const beach = search.get('beach');
  return beach === null ? '' : `${before}beach=${encodeURIComponent(beach)}`;
}

/** Stores the inlined reply: the service worker saw no call for it. */
export async function keepInlined({ path, reply }: Inlined): Promise<void> {
  const address = new URL(path, location.href);
  if (!('caches' in globalThis) || !isForecast(address)) return;
  const kept = await caches.open(KEPT_FORECASTS);
  await kept.put(keptKey(address.href), Response.json(reply));
  await dropOldest(kept, MAX_FORECASTS);
}

/** Marks a kept reply on its return, as its date is out of date. */
export function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_MARK, 'true');
  return new Response(kept.body, { status: kept.status, headers });
}

/** A beach's or a place's address, which is both page and call. */
export function isForecast({ pathname }: { readonly pathname: string }): boolean {
  return /^\/forecast\/[a-z0-9-]+$/.test(pathname);
}

/** The first page's ocean and the best within reach. */
export function isHomeToday({ pathname }: { readonly pathname: string }): boolean {
  return pathname === '/api/home/today';
}

/** The signed-in user, and today's favorites. */
export function isOwnList({ pathname }: { readonly pathname: string }): boolean {
  return pathname === '/api/auth/me' || pathname === '/api/favorites/today';
}

/** A cache lists its newest entry last. */
export async function dropOldest(kept: Cache, most: number): Promise<void> {
  const all = await kept.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => kept.delete(one)));
}

/** Deletes everything kept at sign-out: it also shows what was read. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Replies under way to the worker would be stored afterwards.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  await Promise.all([KEPT_FORECASTS, KEPT_OWN].map(forgetStore));
}

/** Deletes a user's own replies, also where the session ended while no page was open. */
export async function forgetOwn(): Promise<void> {
  if ('caches' in globalThis) await forgetStore(KEPT_OWN);
}

/** Inaccessible stores are empty. */
async function forgetStore(store: string): Promise<void> {
  try {
    await caches.delete(store);
  } catch {}
}
