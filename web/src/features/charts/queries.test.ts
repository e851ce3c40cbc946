import { formatFirstTime } from '@groundswell/tiles';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { m } from '../../paraglide/maps.js';
import { firstTimeQuery } from './queries.ts';
import { faultOf } from './use-runs.ts';

const textOf = (run: string, hours = [0, 3]) => formatFirstTime({ run, model: 'gfswave.global.0p25', hours });

afterEach(() => vi.unstubAllGlobals());

/** Fetches the run of a fixed `firstTime.txt`, then refetches with the given response. */
async function refresh(next: Response) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } });
  const query = { ...firstTimeQuery('wvht'), retry: false, staleTime: 0 };
  const fetches = vi
    .fn()
    .mockResolvedValueOnce(new Response(textOf('2026112006')))
    .mockResolvedValueOnce(next);
  vi.stubGlobal('fetch', fetches);
  await client.fetchQuery(query);
  const error: unknown = await client.fetchQuery(query).catch((thrown: unknown) => thrown);
  const data = client.getQueryData(query.queryKey);
  return {
    shown: data?.run?.run,
    hours: data?.run?.hours.length,
    fault: error instanceof Error && faultOf(data, error),
  };
}

test('a run that comes later is shown', async () => {
  expect(await refresh(new Response(textOf('2026112012')))).toEqual({ shown: '2026112012', hours: 2, fault: false });
});

test.each([
  ['goes back to an older run', () => new Response(textOf('2026112000')), m.charts_run_goes_back],
  ['loses hours of its run', () => new Response(textOf('2026112006', [0])), m.charts_run_goes_back],
  ['cannot be read', () => new Response('<html>'), m.charts_run_failed],
  ['is gone', () => new Response('', { status: 404 }), m.charts_run_failed],
])('a firstTime.txt that %s is reported, and the previous run stays', async (_, next, sentence) => {
  expect(await refresh(next())).toEqual({ shown: '2026112006', hours: 2, fault: sentence() });
});
