import { BadFirstTimeError, type FirstTime, firstTimePath, parseFirstTime, type TileSet } from '@groundswell/tiles';
import { queryOptions } from '@tanstack/react-query';
import { compareRuns } from './model/freshness.ts';

export interface ShownRun {
  /** Undefined if the set has no run. */
  readonly run: FirstTime | undefined;
  /** The time at which the server rendered the run's tiles, UTC ms; undefined if the server does not send it. */
  readonly drawnAt: number | undefined;
}

/** The error for a `firstTime.txt` that is of an older run than the shown one. */
export class OlderRunError extends Error {}

/** The prefix of all cache keys of model runs. */
export const RUNS_KEY = ['first-time'];
const AWAITED_EVERY_MS = 2000;

/** Polls for an hour that a reader waits for. The request names the hour, so that the server renders it next. */
export function awaitedHourQuery(set: TileSet, hour: number | undefined) {
  return queryOptions({
    queryKey: ['awaited-hour', set, hour],
    queryFn: async ({ client }) => {
      const { queryKey } = firstTimeQuery(set);
      const shown = await fetchShownRun(set, client.getQueryData<ShownRun>(queryKey), `?hour=${hour}`);
      client.setQueryData(queryKey, shown);
      return null;
    },
    enabled: hour !== undefined,
    refetchInterval: AWAITED_EVERY_MS,
    retry: false,
  });
}

/**
 * Reads the reply to its end even after the query is cancelled: the text is short, and an abort would count as a failed
 * request.
 */
async function fetchShownRun(set: TileSet, known: ShownRun | undefined, query = ''): Promise<ShownRun> {
  const response = await fetch(`/${firstTimePath(set)}${query}`, { cache: 'no-store' });
  if (response.status === 404 && !known?.run) return { run: undefined, drawnAt: undefined };
  if (!response.ok) throw new BadFirstTimeError(`The server answers ${response.status}.`);
  const run = parseFirstTime(await response.text());
  if (compareRuns(known?.run, run) === 'older') throw new OlderRunError();
  const drawnAt = Date.parse(response.headers.get('last-modified') ?? '');
  return { run, drawnAt: Number.isNaN(drawnAt) ? undefined : drawnAt };
}

/** Fetches the newest run of a set. An older or unreadable reply fails, and the cached run stays. */
export function firstTimeQuery(set: TileSet) {
  const queryKey = [...RUNS_KEY, set];
  return queryOptions({
    queryKey,
    queryFn: ({ client }) => fetchShownRun(set, client.getQueryData<ShownRun>(queryKey)),
    // `map/keep-fresh.ts` decides when to refetch.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 1,
  });
}
