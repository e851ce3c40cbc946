import { ApiError, type Failure } from './api-error.ts';
import type * as replies from './replies.generated.ts';

export interface ClientOptions {
  /** The site's address without a trailing slash: 'https://groundswell.example'. */
  readonly site: string;
  /** The API key. Without a key, calls get the forecast days and the daily quota of a visitor. */
  readonly key?: string;
  /** The `fetch` to use, by default the runtime's own. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Near {
  readonly near?: { readonly lat: number; readonly lon: number };
  readonly withinKm?: number;
  readonly limit?: number;
}
export interface Days {
  /** The number of forecast days, by default all that the plan includes. */
  readonly days?: number;
}

export type Client = ReturnType<typeof createClient>;

/** The maximum number of URLs whose last reply is cached, to be revalidated by ETag. */
const MOST_CACHED = 100;

/**
 * Creates a client with the calls of the open API, named as in its description. Each throws an `ApiError` if it fails.
 */
export function createClient({ site, key, fetch = globalThis.fetch }: ClientOptions) {
  const cached = new Map<string, { readonly etag: string; readonly body: unknown }>();

  async function get<Reply>(path: string, query: Readonly<Record<string, string | number | undefined>> = {}) {
    const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
    const address = `${site}/v1/${path}${parameters.length > 0 ? `?${search}` : ''}`;
    const before = cached.get(address);
    const response = await fetch(address, {
      headers: {
        accept: 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(before === undefined ? {} : { 'if-none-match': before.etag }),
      },
    });
    if (response.status === 304 && before !== undefined) return before.body as Reply;
    if (!response.ok)
      throw new ApiError(response.status, await readFailure(response), response.headers.get('retry-after'));
    const body: unknown = await response.json();
    const etag = response.headers.get('etag');
    if (etag !== null) cacheReply(address, etag, body);
    return body as Reply;
  }

  function cacheReply(address: string, etag: string, body: unknown): void {
    cached.delete(address);
    cached.set(address, { etag, body });
    const [oldest] = cached.keys();
    if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
  }

  return {
    listBeaches: ({ name, ...near }: Near & { readonly name?: string } = {}) =>
      get<replies.ListBeachesReply>('beaches', { name, ...nearQuery(near) }),
    getBeachForecast: (beach: string, { days }: Days = {}) =>
      get<replies.GetBeachForecastReply>(`beaches/${encodeURIComponent(beach)}/forecast`, { days }),
    getBeachNow: (beach: string) => get<replies.GetBeachNowReply>(`beaches/${encodeURIComponent(beach)}/now`),
    getBeachTides: (beach: string, { days }: Days = {}) =>
      get<replies.GetBeachTidesReply>(`beaches/${encodeURIComponent(beach)}/tides`, { days }),
    getBeachAdvisories: (beach: string) =>
      get<replies.GetBeachAdvisoriesReply>(`beaches/${encodeURIComponent(beach)}/advisories`),
    listStations: (near: Near = {}) => get<replies.ListStationsReply>('stations', nearQuery(near)),
    getStation: (station: string) => get<replies.GetStationReply>(`stations/${encodeURIComponent(station)}`),
    listCharts: () => get<replies.ListChartsReply>('charts'),
  };
}

function nearQuery({ near, withinKm, limit }: Near) {
  return { near: near && `${near.lat},${near.lon}`, within_km: withinKm, limit };
}

/** Reads the API's error envelope. A proxy in front of the API may reply in another form. */
async function readFailure(response: Response): Promise<Failure> {
  try {
    return (await response.json()) as Failure;
  } catch {
    return {};
  }
}
