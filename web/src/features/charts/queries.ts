import { BadFirstTimeError, type FirstTime, firstTimePath, parseFirstTime, type TileSet } from '@groundswell/tiles';
import { queryOptions } from '@tanstack/react-query';
import { compareRuns } from './model/freshness.ts';

/** The run that a set shows. */
export interface ShownRun {
  /** Undefined where the set has none. */
  readonly run: FirstTime | undefined;
  /** When it was drawn, UTC ms, where the server says so. */
  readonly drawnAt: number | undefined;
}

/** A `firstTime.txt` of an older run than the one that is shown. */
export class OlderRunError extends Error {}

/** Every set's run is cached under this key. */
export const RUNS_KEY = ['first-time'];
const AWAITED_EVERY_MS = 2000;

/**
 * Asks for an hour that a reader waits for until it is drawn. The request names it: where charts are drawn one after the
 * other, that hour is next.
 */
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

/** Reads to the end also when nobody waits any more: the text is short, and an abort is a failed request. */
async function fetchShownRun(set: TileSet, known: ShownRun | undefined, query = ''): Promise<ShownRun> {
  const response = await fetch(`/${firstTimePath(set)}${query}`, { cache: 'no-store' });
  if (response.status === 404 && !known?.run) return { run: undefined, drawnAt: undefined };
  if (!response.ok) throw new BadFirstTimeError(`The server answers ${response.status}.`);
  const run = parseFirstTime(await response.text());
  if (compareRuns(known?.run, run) === 'older') throw new OlderRunError();
  const drawnAt = Date.parse(response.headers.get('last-modified') ?? '');
  return { run, drawnAt: Number.isNaN(drawnAt) ? undefined : drawnAt };
}

/** The newest run of a set; a reply that goes back or cannot be read fails, and the run before stays. */
export function firstTimeQuery(set: TileSet) {
  const queryKey = [...RUNS_KEY, set];
  return queryOptions({
    queryKey,
    queryFn: ({ client }) => fetchShownRun(set, client.getQueryData<ShownRun>(queryKey)),
    // Refetching follows `map/keep-fresh.ts`.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 1,
  });
}
