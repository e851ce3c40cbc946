import type { ForecastReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import type { Inlined } from '../../api/inlined.ts';
import type { Units } from '../../preferences/units.tsx';

/** A beach's first forecast is asked for again this often. */
const WAITING_MS = 60_000;

const key = (slug: string, units: Units) => ['forecast', slug, units] as const;

/** One beach's forecast in the reader's units. Fresh until the server says it expires. */
export function forecastQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: key(slug, units),
    queryFn: async ({ signal }): Promise<ForecastReply> => {
      const reply = await request('getForecast', {
        params: { fcstId: slug },
        query: { isAjax: 'true', units },
        signal,
      });
      if (reply.kind !== 'beach') throw new ApiError(404, reply.title);
      return reply;
    },
    staleTime: ({ state }) => (state.data ? Date.parse(state.data.fcst_expires) - state.dataUpdatedAt : 0),
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && WAITING_MS,
    placeholderData: (shown, query) => (query?.queryKey[1] === slug ? shown : undefined),
  });
}

/** Fetches the conditions now in place of those on the page: what they leave out is not known any more. */
export async function refreshWeather(client: QueryClient, slug: string, units: Units): Promise<void> {
  const current = await request('getWeather', { params: { slug }, query: { isAjax: 'true', units } });
  client.setQueryData<ForecastReply>(key(slug, units), (forecast) => forecast && { ...forecast, current });
}

/** Takes a forecast that came inside the page, so that the first paint has data. Other replies are left alone. */
export function primeForecast(client: QueryClient, { path, reply }: Inlined): void {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const [, slug] = /^\/forecast\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (slug === undefined || typeof reply !== 'object' || reply === null || !('fcst_expires' in reply)) return;
  client.setQueryData(key(slug, searchParams.get('units') === '2' ? 2 : 1), reply as ForecastReply);
}
