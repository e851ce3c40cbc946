import { isForecast, KEPT_FORECASTS, KEPT_OWN } from './kept.ts';

/**
 * Returns the cached forecasts and overviews. A user's own copy takes precedence over a visitor's; unreadable replies
 * are left out.
 */
export async function listKeptForecasts(): Promise<unknown[]> {
  if (!('caches' in globalThis)) return [];
  const byPath = new Map<string, unknown>();
  for (const store of [KEPT_FORECASTS, KEPT_OWN]) {
    const kept = await caches.open(store);
    for (const { url } of await kept.keys()) {
      const address = new URL(url);
      const reply = isForecast(address) ? await kept.match(url).then(readJson) : undefined;
      if (reply !== undefined) byPath.set(address.pathname, reply);
    }
  }
  return [...byPath.values()];
}

async function readJson(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined);
}
