import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { getForecast, type LocationMenuReply } from '@groundswell/contracts';
import { type Cloud, startCloud } from '../support/cloud.ts';
import { makeReader } from '../support/reader.ts';
import type { BenchRow } from './bench-row.ts';

const WARM_UP_CALLS = 100;

/** The whole cloud on the sample ocean: first and second start, memory, and the forecast call through the gateway. */
export async function bench(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-bench-'));
  try {
    const first = await startCloud({ dataDir });
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
        aim: 'at most 20 s',
      },
      {
        what: 'first start, all days of all beaches',
        measured: `${secondsToAll.toFixed(1)} s`,
        aim: 'at most 60 s',
      },
      { what: 'memory of all its processes when all is read', measured: `${firstPeakMb} MB`, aim: 'at most 1000 MB' },
      {
        what: 'second start on the same data',
        measured: `${second.secondsToReady.toFixed(1)} s`,
        aim: 'a few seconds',
      },
      ...calls,
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every beach once in both units by a reader of Pro, one after the other: no cache answers; the first calls only warm up. */
async function measureForecastCalls({ url }: Cloud): Promise<BenchRow[]> {
  const menu = (await (await fetch(`${url}/locationmenu`)).json()) as LocationMenuReply;
  const locations = menu
    .flatMap(({ areas }) => areas)
    .flatMap(({ locals }) => locals)
    .flatMap((local) => local.locations);
  const addresses = ['1', '2'].flatMap((units) =>
    locations.map(({ slug }) => `${getForecast.path.replace('{fcstId}', slug)}?isAjax=true&units=${units}`),
  );
  const { token } = await makeReader(url, 'Pro');
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let largestBytes = 0;
  for (const [index, address] of addresses.entries()) {
    const startedAt = performance.now();
    const body = await readWhole(agent, url + address, token);
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

/** A reply to its last byte, over a connection that is kept. */
function readWhole(agent: Agent, url: string, token: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent, headers: { 'accept-encoding': 'identity', authorization: `Bearer ${token}` } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      },
    );
    request.on('error', reject);
  });
}

/** Resident memory of a process and all below it, from the process table. */
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
