import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { type ForecastReply, getForecast, type LocationMenuReply } from '@groundswell/contracts';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { findFirstTime, firstTimePath, type TileSet } from '@groundswell/tiles';
import { type Cloud, startCloud } from '../support/cloud.ts';
import { makeReader } from '../support/reader.ts';
import type { BenchRow } from './bench-row.ts';

const WARM_UP_CALLS = 100;
const CHARTS: readonly TileSet[] = ['wvht', 'gfs-wind', 'nam-wind', 'sst'];
const BEACHES_ASKED = 30;
const POLL_MS = 250;
/** The pause between the simulated reader's requests, ms. Without it, the requests would occupy a whole processor. */
const REST_MS = 100;
/** The pages that a visitor opens first, and the API requests that their browser then makes. */
const PAGES = [
  '/',
  '/api/home/today?units=1&lang=en',
  '/api/beach/popular?units=1&lang=en',
  '/forecast/rincon?isAjax=true&units=1&lang=en',
  '/forecast/steamer-lane',
  '/nearby',
  '/api/nearby/locations?unit=1&sortMethod=geog&lang=en',
  '/blog',
  '/maps',
];

/**
 * Measures the local cloud on the sample ocean: the first and the second start, the first minute, memory, and the
 * forecast call through the gateway.
 */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-bench-'));
  try {
    const first = await startCloud({ dataDir });
    const minute = await measureFirstMinute(first);
    const secondsToAll = await first.secondsToAll;
    const firstPeakMb = residentMb(first.pid);
    const calls = await measureForecastCalls(first);
    await first.stop();
    const second = await startCloud({ dataDir });
    await second.stop();
    return [
      {
        what: 'first start, empty data directory, a readable page',
        measured: `${first.secondsToReady.toFixed(1)} s`,
        aim: 'at most 4 s, builds cached',
      },
      {
        what: 'first start, all days of all beaches',
        measured: `${secondsToAll.toFixed(1)} s`,
        aim: 'at most 60 s',
      },
      ...minute,
      { what: 'memory of all its processes when all is read', measured: `${firstPeakMb} MB`, aim: 'at most 1000 MB' },
      {
        what: 'second start on the same data',
        measured: `${second.secondsToReady.toFixed(1)} s`,
        aim: 'at most 2.5 s',
      },
      ...calls,
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures after how many seconds the charts and forecasts are ready, counted from the site's start, while a simulated
 * reader opens pages.
 */
async function measureFirstMinute({ url }: Cloud): Promise<BenchRow[]> {
  const readyAt = performance.now();
  const until = async (isThere: () => Promise<boolean>) => {
    while (!(await isThere())) await pause(POLL_MS);
    return `${((performance.now() - readyAt) / 1000).toFixed(1)} s`;
  };
  const charts = CHARTS.map(async (set) => ({
    what: `after ready: the chart ${set} of now`,
    measured: await until(() => showsNow(url, set)),
    aim: 'at most 15 s',
  }));
  const beaches = async () => {
    const slugs = await listSlugs(url);
    const waiting = slugs.filter((_, n) => n % Math.ceil(slugs.length / BEACHES_ASKED) === 0);
    const measured = await until(async () => {
      while (waiting[0] && (await isComposed(url, waiting[0]))) waiting.shift();
      return waiting.length === 0;
    });
    return { what: 'after ready: forecasts of all beaches', measured, aim: 'at most 60 s' };
  };
  const [requests, ...rest] = await Promise.all([measurePages(url), beaches(), ...charts]);
  return [...rest, requests];
}

async function showsNow(url: string, set: TileSet): Promise<boolean> {
  const shown = findFirstTime(await (await fetch(`${url}/${firstTimePath(set)}`)).text());
  if (!shown) return false;
  const awayMs = (hour: number) => Math.abs(runStart(shown.run) + hour * HOUR_MS - Date.now());
  const [nearest] = [...shown.hours, ...(shown.awaitedHours ?? [])].sort((a, b) => awayMs(a) - awayMs(b));
  return nearest !== undefined && shown.hours.includes(nearest);
}

/**
 * Returns whether a beach's forecast is composed. A plain request would make the local cloud compose this beach first;
 * percent-encoding a letter of the slug avoids that.
 */
async function isComposed(url: string, slug: string): Promise<boolean> {
  const path = `/forecast/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}?isAjax=true`;
  return ((await (await fetch(url + path)).json()) as ForecastReply).state === 'ready';
}

/** Requests the pages in turn for a minute. */
async function measurePages(url: string): Promise<BenchRow> {
  const agent = new Agent({ keepAlive: true });
  const times: { readonly path: string; readonly ms: number }[] = [];
  for (const endsAt = performance.now() + MINUTE_MS; performance.now() < endsAt; )
    for (const path of PAGES) {
      const startedAt = performance.now();
      await readWhole(agent, url + path, { accept: path.includes('=') ? 'application/json' : 'text/html' });
      times.push({ path, ms: performance.now() - startedAt });
      await pause(REST_MS);
    }
  const slowest = times.sort((a, b) => a.ms - b.ms).at(-1);
  const at = (share: number) => `${(times[Math.floor(times.length * share)]?.ms ?? 0).toFixed(0)} ms`;
  return {
    what: `after ready: ${times.length} page requests in a minute, p50, p95`,
    measured: `${at(0.5)}, ${at(0.95)}`,
    aim: `p95 at most 300 ms; slowest ${slowest?.ms.toFixed(0)} ms, ${slowest?.path}`,
  };
}

async function listSlugs(url: string): Promise<readonly string[]> {
  const menu = (await (await fetch(`${url}/locationmenu`)).json()) as LocationMenuReply;
  return menu
    .flatMap(({ areas }) => areas)
    .flatMap(({ locals }) => locals)
    .flatMap(({ locations }) => locations.map(({ slug }) => slug));
}

/**
 * Requests every beach once in each unit system, as a user of Pro. All addresses differ, so no cache answers. The first
 * calls are a warm-up.
 */
async function measureForecastCalls({ url }: Cloud): Promise<BenchRow[]> {
  const slugs = await listSlugs(url);
  const addresses = ['1', '2'].flatMap((units) =>
    slugs.map((slug) => `${getForecast.path.replace('{fcstId}', slug)}?isAjax=true&units=${units}`),
  );
  const { token } = await makeReader(url, 'Pro');
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let largestBytes = 0;
  for (const [index, address] of addresses.entries()) {
    const startedAt = performance.now();
    const body = await readWhole(agent, url + address, { authorization: `Bearer ${token}` });
    if (index >= WARM_UP_CALLS) times.push(performance.now() - startedAt);
    const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    largestBytes = Math.max(largestBytes, compressed.length);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return [
    {
      what: `get-forecast through the gateway, ${times.length} uncached calls: p50, p95`,
      measured: `${at(0.5)}, ${at(0.95)}`,
      aim: 'p95 under 15 ms',
    },
    {
      what: 'largest forecast reply, 16 days hourly, brotli 5',
      measured: `${(largestBytes / 1024).toFixed(1)} KB`,
      aim: 'at most 25 KB',
    },
  ];
}

/** Reads a reply to its last byte, over a keep-alive connection. */
function readWhole(agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'identity', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    request.on('error', reject);
  });
}

/** Returns the resident memory of a process and its descendants, MB, as `ps` reports it. */
function residentMb(pid: number): number {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [child = 0, parent = 0] of table) {
      if (!family.has(parent) || family.has(child)) continue;
      family.add(child);
      grew = true;
    }
  }
  return Math.round(table.filter(([id = 0]) => family.has(id)).reduce((sum, [, , rss = 0]) => sum + rss, 0) / 1024);
}
