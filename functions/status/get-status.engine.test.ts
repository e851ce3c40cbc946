import { callAs, sendAs } from '@groundswell/accounts/testing/call-as';
import { getStatus, type SiteContents, STATUS_SOURCES, type StatusReply } from '@groundswell/contracts';
import { advisories, cycles, pointStore, stationList, tileStore } from '@groundswell/data/ocean';
import { siteContent } from '@groundswell/data/site';
import { queueChecks, WATCHED_QUEUES } from '@groundswell/data/status';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { useTable } from '@groundswell/data/testing/use-table';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { DECIDING_MODELS } from '@groundswell/ocean';
import { formatFirstTime } from '@groundswell/tiles';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler } from './get-status.ts';

vi.mock('@groundswell/page-rendering/testing/site-shell', () => ({
  readSiteShell: () => '<html lang="en"><!--head--><div id="root"></div><!--data--></html>',
}));

const NOW = Date.UTC(2026, 10, 30, 17);
const RUN = '2026113012';

useTable({ CHECK_REPLIES: '1', SITE_ALERT: '', SHORT_RANGE_MODEL: 'hrrr', NWS_URL: 'https://api.weather.gov' });
useObjects();
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterAll(() => void vi.useRealTimers());

const status = async (query: Readonly<Record<string, string>> = {}): Promise<StatusReply> =>
  (await callAs(handler, undefined, { path: '/api/status', query })).body;
const stateOf = ({ sources }: StatusReply) => Object.fromEntries(sources.map(({ id, state }) => [id, state]));

/** Stores the whole of a run, its build, and a shown chart, a reading, advisories and a check of the queues. */
async function publish(run: string): Promise<void> {
  for (const { id, steps } of DECIDING_MODELS) {
    await cycles.markQueued(run, id, steps, steps.length);
    for (const step of steps) await cycles.markDone(run, id, step);
  }
  await cycles.markDone(run, 'hrrr', 0);
  await cycles.claimBuild(run, { steps: 9 }, NOW);
  await cycles.markBuilt(run, { steps: 9 }, NOW - 20 * MINUTE_MS);
  const shown = formatFirstTime({ run, model: 'gfswave.global.0p25', hours: [0] });
  for (const set of ['wvht', 'gfs-wind']) await tileStore.updateText(`tiles/${set}/firstTime.txt`, () => shown);
  await pointStore.updateShown(() => shown);
  const station = { stationId: '44009', name: 'Delaware Bay', lat: 38.5, lon: -74.7, kind: 'buoy' } as const;
  const waterC = { value: 12, at: NOW - 9 * MINUTE_MS };
  await stationList.put({ listedAt: NOW, stations: [{ ...station, waterC }] }, NOW);
  await advisories.put({ checkedAt: NOW - 4 * MINUTE_MS, advisories: [] });
}

test('on an empty table nothing is said to be on time, except for the tides', async () => {
  const reply = await status();
  expect(reply.state).toBe('unknown');
  expect(reply.forecasts).toMatchObject({ run: null, state: 'unknown' });
  expect(stateOf(reply)).toEqual(
    Object.fromEntries(STATUS_SOURCES.map((id) => [id, id === 'tides' ? 'ok' : 'unknown'])),
  );
  expect(reply.queues.map(({ state }) => state)).toEqual(Object.keys(WATCHED_QUEUES).map(() => 'unknown'));
});

test('each source has the time of its newest data, and each kind of work its longest wait', async () => {
  await publish(RUN);
  const names = Object.values(WATCHED_QUEUES).flat();
  const queues = Object.fromEntries(names.map((name) => [name, { waiting: 0, emptyAt: NOW - MINUTE_MS }]));
  const busy = {
    ALERTS: { waiting: 2, emptyAt: NOW - 3 * MINUTE_MS },
    PUSHES: { waiting: 5, emptyAt: NOW - 8 * MINUTE_MS },
  };
  await queueChecks.replace(undefined, { checkedAt: NOW - MINUTE_MS, queues: { ...queues, ...busy } });

  const reply = await status();
  expect(reply).toMatchObject({
    state: 'ok',
    forecasts: { built_at: '2026-11-30T16:40:00.000Z', complete_run: '2026-11-30T12:00:00.000Z', age_s: 5 * 3600 },
    queues_checked_at: '2026-11-30T16:59:00.000Z',
  });
  expect(Object.fromEntries(reply.sources.map(({ id, age_s }) => [id, age_s]))).toEqual({
    ...Object.fromEntries(STATUS_SOURCES.map((id) => [id, 5 * 3600])),
    buoys: 9 * 60,
    advisories: 4 * 60,
    tides: null,
  });
  expect(reply.queues.find(({ id }) => id === 'alerts')).toMatchObject({ waiting: 7, oldest_at_most_s: 480 });
});

test('of the regional waves the oldest grid counts; a grid without a run for 36 hours is down, though others came', async () => {
  vi.setSystemTime(NOW + 12 * HOUR_MS);
  const [grid, ...rest] = DECIDING_MODELS;
  for (const { id } of rest) await cycles.markDone('2026120100', id, 0);
  expect((await status()).sources.find(({ id }) => id === 'regional-waves')?.at).toBe('2026-11-30T12:00:00.000Z');
  vi.setSystemTime(NOW + 36 * HOUR_MS);
  for (const { id } of rest) await cycles.markDone('2026120200', id, 0);
  expect((await status()).sources[0]).toMatchObject({ id: 'regional-waves', at: null, state: 'down' });
  expect(grid?.kind).toBe('waves');
  vi.setSystemTime(NOW);
});

test('a source that the settings switch off is not listed', async () => {
  vi.stubEnv('SHORT_RANGE_MODEL', 'none');
  vi.stubEnv('NWS_URL', 'none');
  const listed = (await status()).sources.map(({ id }) => id);
  vi.unstubAllEnvs();
  expect(listed).toEqual(STATUS_SOURCES.filter((id) => id !== 'short-range' && id !== 'advisories'));
});

test('an incident’s markup stays text in the page, and its data cannot close their element', async () => {
  const attack = '</script><img src=x onerror=alert(1)>';
  const text = { en: attack, es: '', 'zh-CN': '' };
  const incidents: SiteContents['incidents'] = [
    { id: 'abcd1234', title: text, updates: [{ at: '2026-11-30T16:00:00Z', state: 'investigating', text }] },
  ];
  expect(await siteContent.write('incidents', 0, incidents, 'ann')).toBe('written');
  expect((await status({ lang: 'es' })).incidents).toMatchObject([
    { lang: 'en', title: attack, state: 'investigating' },
  ]);
  const page = await sendAs(handler, undefined, { path: '/status', headers: { accept: 'text/html' } });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.text).toContain('abcd1234');
  expect(page.text).not.toContain('<img');
});

test('the page and the call have one cache time, and a program gets JSON from either address', async () => {
  for (const path of ['/status', '/api/status']) {
    const { headers, text } = await sendAs(handler, undefined, { path });
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toContain(`s-maxage=${getStatus.cache.edgeS}`);
    expect(JSON.parse(text).as_of).toBe('2026-11-30T17:00:00.000Z');
  }
  const inBrowser = await sendAs(handler, undefined, { path: '/api/status', headers: { accept: 'text/html' } });
  expect(inBrowser.headers['content-type']).toContain('application/json');
});
