import { BadFirstTime, type FirstTime, firstTimePath, parseFirstTime, type TileSet } from '@groundswell/tiles';
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
export class RunGoesBack extends Error {}

/** The newest run of a set; a reply that goes back or cannot be read fails, and the run before stays. */
export function firstTimeQuery(set: TileSet) {
  return queryOptions({
    queryKey: ['first-time', set],
    queryFn: async ({ signal, client, queryKey }): Promise<ShownRun> => {
      const response = await fetch(`/${firstTimePath(set)}`, { signal, cache: 'no-store' });
      const known = client.getQueryData<ShownRun>(queryKey);
      if (response.status === 404 && !known?.run) return { run: undefined, drawnAt: undefined };
      if (!response.ok) throw new BadFirstTime(`The server answers ${response.status}.`);
      const run = parseFirstTime(await response.text());
      if (compareRuns(known?.run, run) === 'older') throw new RunGoesBack();
      const drawnAt = Date.parse(response.headers.get('last-modified') ?? '');
      return { run, drawnAt: Number.isNaN(drawnAt) ? undefined : drawnAt };
    },
    // `freshness.ts` says when it is asked for anew.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 1,
  });
}
