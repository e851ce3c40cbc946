import { awaitsBeaches } from '@groundswell/present';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Inlined } from '../../api/inlined.ts';
import { keepPlaceholderOf } from '../../api/keep-placeholder-of.ts';
import { serverClock } from '../../api/server-clock.ts';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';
import { isReadable, type PlaceReply, readable } from './readable.ts';

/** The polling interval while a beach's forecast, or its later days, are still being computed, ms. */
const WAITING_MS = 10_000;

/** The key of all forecast queries. */
export const FORECASTS = ['forecast'] as const;
const key = (slug: string, units: Units) => [...FORECASTS, slug, units] as const;

/**
 * Queries the forecast of a beach, or the overview of an area, in the reader's units. The data is fresh until the
 * server's expiry time.
 */
export function forecastQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: key(slug, units),
    queryFn: async ({ signal }): Promise<PlaceReply> =>
      readable(
        await request('getForecast', {
          params: { fcstId: slug },
          query: { isAjax: 'true', units, lang: language },
          signal,
        }),
      ),
    staleTime: ({ state }) => (state.data ? expiryOf(state.data) - serverClock.at(state.dataUpdatedAt) : 0),
    refetchInterval: ({ state }) => isBeingRead(state.data) && WAITING_MS,
    placeholderData: keepPlaceholderOf(slug),
  });
}

/**
 * Fetches the current conditions and replaces those on the page, including fields that the new reply lacks. The whole
 * forecast is then refetched too, because its hourly values begin with the current conditions.
 */
export async function refreshWeather(client: QueryClient, slug: string, units: Units): Promise<void> {
  const query = { isAjax: 'true', units, lang: language };
  const current = await request('getWeather', { params: { slug }, query });
  client.setQueryData<PlaceReply>(key(slug, units), (reply) =>
    reply?.kind === 'beach' ? { ...reply, current } : reply,
  );
  await client.invalidateQueries({ queryKey: key(slug, units) });
}

/**
 * Puts the inlined reply into the query cache, as received at `receivedAt` (default: the current time), so that the
 * first paint has data. Ignores replies of other calls, and unreadable ones.
 */
export function primeForecast(client: QueryClient, { path, reply }: Inlined, receivedAt?: number): void {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const [, slug] = /^\/forecast\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === undefined || !isReadable(reply)) return;
  client.setQueryData(key(slug, searchParams.get('units') === '2' ? 2 : 1), reply, { updatedAt: receivedAt });
}

function isBeingRead(reply: PlaceReply | undefined): boolean {
  if (reply?.state === 'waiting') return true;
  return reply?.kind === 'place' ? awaitsBeaches(reply, serverClock.now()) : reply?.days_read !== undefined;
}

function expiryOf(reply: PlaceReply): number {
  return Date.parse(reply.kind === 'beach' ? reply.fcst_expires : reply.expires);
}
