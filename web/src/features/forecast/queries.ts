import type { ForecastReply, PlaceOverviewReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Inlined } from '../../api/inlined.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';

/** A beach's first forecast is asked for again this often. */
const WAITING_MS = 60_000;

/** What stands at an address: a beach's forecast, or the overview of a region, area or local. */
type Reply = ForecastReply | PlaceOverviewReply;

const key = (slug: string, units: Units) => ['forecast', slug, units] as const;

/** One beach's forecast, or one place's overview, in the reader's units. Fresh until the server says it expires. */
export function forecastQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: key(slug, units),
    queryFn: ({ signal }): Promise<Reply> =>
      request('getForecast', {
        params: { fcstId: slug },
        query: { isAjax: 'true', units, lang: pageLanguage() },
        signal,
      }),
    staleTime: ({ state }) => (state.data ? expiryOf(state.data) - state.dataUpdatedAt : 0),
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && WAITING_MS,
    placeholderData: (shown, query) => (query?.queryKey[1] === slug ? shown : undefined),
  });
}

/** Fetches the conditions now in place of those on the page: what they leave out is not known any more. */
export async function refreshWeather(client: QueryClient, slug: string, units: Units): Promise<void> {
  const query = { isAjax: 'true', units, lang: pageLanguage() };
  const current = await request('getWeather', { params: { slug }, query });
  client.setQueryData<Reply>(key(slug, units), (reply) => (reply?.kind === 'beach' ? { ...reply, current } : reply));
}

/**
 * Takes what came inside the page, so that the first paint has data, as received at `receivedAt` (now, where it is left
 * out). Replies of other calls are left alone.
 */
export function primeForecast(client: QueryClient, { path, reply }: Inlined, receivedAt?: number): void {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const [, slug] = /^\/forecast\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === undefined || typeof reply !== 'object' || reply === null || !('kind' in reply)) return;
  client.setQueryData(key(slug, searchParams.get('units') === '2' ? 2 : 1), reply as Reply, { updatedAt: receivedAt });
}

function expiryOf(reply: Reply): number {
  return Date.parse(reply.kind === 'beach' ? reply.fcst_expires : reply.expires);
}
