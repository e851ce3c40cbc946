import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Inlined } from '../../api/inlined.ts';
import { serverClock } from '../../api/server-clock.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';
import { isReadable, type PlaceReply, readable } from './readable.ts';

/** A beach's first forecast is asked for again this often. */
const WAITING_MS = 60_000;

/** All that is known of forecasts. */
export const FORECASTS = ['forecast'] as const;
const key = (slug: string, units: Units) => [...FORECASTS, slug, units] as const;

/** One beach's forecast, or one place's overview, in the reader's units. Fresh until the server says it expires. */
export function forecastQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: key(slug, units),
    queryFn: async ({ signal }): Promise<PlaceReply> =>
      readable(
        await request('getForecast', {
          params: { fcstId: slug },
          query: { isAjax: 'true', units, lang: pageLanguage() },
          signal,
        }),
      ),
    staleTime: ({ state }) => (state.data ? expiryOf(state.data) - serverClock.at(state.dataUpdatedAt) : 0),
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && WAITING_MS,
    placeholderData: (shown, query) => (query?.queryKey[1] === slug ? shown : undefined),
  });
}

/** Fetches the conditions now in place of those on the page: what they leave out is not known any more. */
export async function refreshWeather(client: QueryClient, slug: string, units: Units): Promise<void> {
  const query = { isAjax: 'true', units, lang: pageLanguage() };
  const current = await request('getWeather', { params: { slug }, query });
  client.setQueryData<PlaceReply>(key(slug, units), (reply) =>
    reply?.kind === 'beach' ? { ...reply, current } : reply,
  );
}

/**
 * Takes what came inside the page, so that the first paint has data, as received at `receivedAt` (now, where it is left
 * out). Replies of other calls are left alone, and what no page can be drawn by.
 */
export function primeForecast(client: QueryClient, { path, reply }: Inlined, receivedAt?: number): void {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const [, slug] = /^\/forecast\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === undefined || !isReadable(reply)) return;
  client.setQueryData(key(slug, searchParams.get('units') === '2' ? 2 : 1), reply, { updatedAt: receivedAt });
}

function expiryOf(reply: PlaceReply): number {
  return Date.parse(reply.kind === 'beach' ? reply.fcst_expires : reply.expires);
}
