import type { Inlined } from '../../api/inlined.ts';
import { KEPT_MARK } from '../../api/server-clock.ts';

/** What this device keeps of the forecasts that a visitor was shown, to be read where there is no connection. */
export const KEPT_FORECASTS = 'kept-forecasts';
/** What it keeps for who is signed in: forecasts in the units and with the days of the account, and the account's lists. */
export const KEPT_OWN = 'kept-own';
/** Parts of the site that pages load only when they need them. */
export const KEPT_PARTS = 'kept-parts';

export const MOST_FORECASTS = 30;
/** The most favorites that a plan has, the beaches that were read beside them, and the lists. */
export const MOST_OWN = 60;

/** What the worker is told when nothing that was kept may stay. */
export const FORGET = 'forget';

/** One forecast is kept for each place and units; what else is asked with it (language, `isAjax`) makes no second copy. */
export function keptKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?units=${searchParams.get('units') === '2' ? 2 : 1}`;
}

/** A user's own has one copy, whatever is asked with it. */
export function ownKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Keeps what came inside the page: it was never asked for by a call that the service worker could see. */
export async function keepInlined({ path, reply }: Inlined): Promise<void> {
  const address = new URL(path, location.href);
  if (!('caches' in globalThis) || !isForecast(address)) return;
  const kept = await caches.open(KEPT_FORECASTS);
  await kept.put(keptKey(address.href), Response.json(reply));
  await dropOldest(kept, MOST_FORECASTS);
}

/** A kept reply as it is handed out: it says what it is, for its date is not that of now. */
export function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_MARK, 'true');
  return new Response(kept.body, { status: kept.status, headers });
}

/** A beach's or a place's address, where its forecast is also a call. */
export function isForecast({ pathname }: { readonly pathname: string }): boolean {
  return /^\/forecast\/[a-z0-9-]+$/.test(pathname);
}

/** Who is signed in, and the favorites today. */
export function isOwnList({ pathname }: { readonly pathname: string }): boolean {
  return pathname === '/api/auth/me' || pathname === '/api/favorites/today';
}

/** A cache holds what was put last at its end. */
export async function dropOldest(kept: Cache, most: number): Promise<void> {
  const all = await kept.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => kept.delete(one)));
}

/** All that was kept goes when somebody signs out: it also tells what was read. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // What is still on its way to the worker would come after.
  navigator.serviceWorker?.controller?.postMessage(FORGET);
  await Promise.all([KEPT_FORECASTS, KEPT_OWN].map(forgetStore));
}

/** What was kept for a user goes also where the session ended while no page was open. */
export async function forgetOwn(): Promise<void> {
  if ('caches' in globalThis) await forgetStore(KEPT_OWN);
}

/** Where stores are closed to us there is nothing in them. */
async function forgetStore(store: string): Promise<void> {
  try {
    await caches.delete(store);
  } catch {}
}
