import type { Inlined } from '../../api/inlined.ts';

/** What this device keeps of the forecasts that it has shown, to be read where there is no connection. */
export const KEPT_FORECASTS = 'kept-forecasts';
/** Parts of the site that pages load only when they need them. */
export const KEPT_PARTS = 'kept-parts';

/** About 30 KB each. */
export const MOST_FORECASTS = 30;

/** One forecast is kept for each place and units; what else is asked with it (language, `isAjax`) makes no second copy. */
export function keptKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?units=${searchParams.get('units') === '2' ? 2 : 1}`;
}

/** Keeps what came inside the page: it was never asked for by a call that the service worker could see. */
export async function keepInlined({ path, reply }: Inlined): Promise<void> {
  const address = new URL(path, location.href);
  if (!('caches' in globalThis) || !isForecast(address)) return;
  const kept = await caches.open(KEPT_FORECASTS);
  await kept.put(keptKey(address.href), Response.json(reply));
  await dropOldest(kept, MOST_FORECASTS);
}

/** A beach's or a place's address, where its forecast is also a call. */
export function isForecast({ pathname }: { readonly pathname: string }): boolean {
  return /^\/forecast\/[a-z0-9-]+$/.test(pathname);
}

/** A cache holds what was put last at its end. */
export async function dropOldest(kept: Cache, most: number): Promise<void> {
  const all = await kept.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => kept.delete(one)));
}

/** What was kept for a user goes when that user signs out. */
export async function forgetKept(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(KEPT_FORECASTS);
}
