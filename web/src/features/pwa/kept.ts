import type { Inlined } from '../../api/inlined.ts';
import { KEPT_MARK } from '../../api/server-clock.ts';

/** The cache of a visitor's forecasts, for offline reading. */
export const KEPT_FORECASTS = 'kept-forecasts';
/** The cache of a user's lists and forecasts, in the account's units and with all forecast days of the plan. */
export const KEPT_OWN = 'kept-own';
/** The cache of chunks that pages load on demand. */
export const KEPT_PARTS = 'kept-parts';

export const MAX_FORECASTS = 30;
/** The limit of a user's cached replies: the largest plan's favorites, other beaches that were read, and the lists. */
export const MAX_OWN = 60;

/** The message that tells the service worker to drop all cached replies. */
export const FORGET = 'forget';

/**
 * Returns the cache key of a forecast: its path and its units. Other query parameters, such as the language and
 * `isAjax`, create no second copy.
 */
export function keptKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?units=${searchParams.get('units') === '2' ? 2 : 1}${beachOf(searchParams, '&')}`;
}

/**
 * Returns the cache key of a reply for the signed-in user. The key ignores all query parameters except `beach`, which
 * the home page sends.
 */
export function ownKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return origin + pathname + beachOf(searchParams, '?');
}

function beachOf(search: URLSearchParams, before: string): string {
  const beach = search.get('beach');
  return beach === null ? '' : `${before}beach=${encodeURIComponent(beach)}`;
}

/**
 * Caches the reply that the server inlined in the page. The page does not request that reply, so the service worker
 * cannot cache it.
 */
export async function keepInlined({ path, reply }: Inlined): Promise<void> {
  const address = new URL(path, location.href);
  if (!('caches' in globalThis) || !isForecast(address)) return;
  const kept = await caches.open(KEPT_FORECASTS);
  await kept.put(keptKey(address.href), Response.json(reply));
  await dropOldest(kept, MAX_FORECASTS);
}

/** Marks a reply that comes from the cache, because its `Date` header is out of date. */
export function markAsCached(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_MARK, 'true');
  return new Response(kept.body, { status: kept.status, headers });
}

/** Whether a URL is that of a beach or area. Its page and its API call share this URL. */
export function isForecast({ pathname }: { readonly pathname: string }): boolean {
  return /^\/forecast\/[a-z0-9-]+$/.test(pathname);
}

/** Whether an address is the home page's call for today's ocean and the best surf. */
export function isHomeToday({ pathname }: { readonly pathname: string }): boolean {
  return pathname === '/api/home/today';
}

/** Whether an address is that of the call for the signed-in user or for today's favorites. */
export function isOwnList({ pathname }: { readonly pathname: string }): boolean {
  return pathname === '/api/auth/me' || pathname === '/api/favorites/today';
}

/** Deletes the oldest entries above a number; a cache lists its newest entry last. */
export async function dropOldest(kept: Cache, most: number): Promise<void> {
  const all = await kept.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => kept.delete(one)));
}

/** Deletes all cached replies at sign-out, including forecasts, because they show what the user has read. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Without this message the service worker would still store the replies in flight.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  await Promise.all([KEPT_FORECASTS, KEPT_OWN].map(forgetStore));
}

/** Deletes a user's own cached replies, also if the session ended while no page was open. */
export async function forgetOwn(): Promise<void> {
  if ('caches' in globalThis) await forgetStore(KEPT_OWN);
}

/** Deletes a cache; one that is inaccessible counts as empty. */
async function forgetStore(store: string): Promise<void> {
  try {
    await caches.delete(store);
  } catch {}
}
