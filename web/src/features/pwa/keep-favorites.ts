import type { FavoritesTodayReply } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { serverClock } from '../../api/server-clock.ts';
import { language } from '../../preferences/language.ts';
import { readUnits } from '../../preferences/units.tsx';
import { KEPT_OWN, ownKey } from './kept.ts';

/** The delay in browsers without `requestIdleCallback`. */
const IDLE_MS = 1000;
/** The age at which a cached reply is requested again. */
const REFRESH_MS = 3 * 3_600_000;

/**
 * Makes the service worker cache the signed-in user, today's favorites and the forecast of each, by requesting those
 * that are missing or stale. The requests run one after another while the page is idle. Throws at the first failure;
 * the next attempt continues.
 */
export async function keepFavorites(favorites: readonly number[], signal: AbortSignal): Promise<void> {
  const kept = await caches.open(KEPT_OWN);
  const find = (path: string) => kept.match(ownKey(new URL(path, location.href).href));

  if (!(await find('/api/auth/me'))) await request('getMe', { signal, quiet: true });
  for (const { locationBeachSlug: fcstId } of await listToday(await find('/api/favorites/today'))) {
    if (isYoung(await find(`/forecast/${fcstId}`))) continue;
    await untilIdle(signal);
    const query = { isAjax: 'true', units: readUnits(), lang: language } as const;
    await request('getForecast', { params: { fcstId }, query, signal, quiet: true }).catch(ignoreNotFound);
  }

  async function listToday(cached: Response | undefined) {
    if (cached && isYoung(cached)) {
      const { locations } = (await cached.json()) as FavoritesTodayReply;
      if (locations.map(({ id }) => id).join() === favorites.join()) return locations;
    }
    const { locations } = await request('listFavoritesToday', {
      query: { fetch_settings: 'true', lang: language },
      signal,
      quiet: true,
    });
    return locations;
  }
}

function isYoung(reply: Response | undefined): boolean {
  const saidAt = Date.parse(reply?.headers.get('date') ?? '');
  return serverClock.now() - saidAt < REFRESH_MS;
}

/**
 * Ignores a 404 reply: a favorite beach that was removed from the catalogue must not stop the caching of the others.
 */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

function untilIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => (signal.aborted ? reject(signal.reason) : resolve());
    if ('requestIdleCallback' in globalThis) requestIdleCallback(go);
    else setTimeout(go, IDLE_MS);
  });
}
