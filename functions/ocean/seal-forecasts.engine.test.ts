import { AsyncLocalStorage } from 'node:async_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import { sealing, type WaitingEntry } from '@groundswell/data/ocean';
import { type ObjectStore, startInProcessObjects } from '@groundswell/data/testing/start-object-store';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { batchPath, encodeEntry, LOG_PATH, parseLog, proveForecast } from '@groundswell/forecast-log';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handler } from './seal-forecasts.ts';

const [CYCLE, NEXT] = ['2026112006', '2026112012'] as const;
const NOW = Date.UTC(2026, 10, 20, 11, 30);
const BEACHES = ['cove', 'point', 'rincon'];
/** The requests to S3 of a job that seals a run: the log; the run's file twice, its write, its reading; the log twice. */
const REQUESTS = 6;

useMemoryTable({ TILES_BUCKET: 'maps' });
let store: ObjectStore;
beforeAll(() => {
  store = startInProcessObjects();
});
afterAll(async () => {
  vi.useRealTimers();
  await store.stop();
});
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  store.objects.clear();
  listed(CYCLE);
});

function entryOf(beach: string, cycle: string, startAt: number, faceCm = 150): WaitingEntry {
  const column = (value: number) => Array<number>(24).fill(value);
  const text = encodeEntry({
    cycle,
    beach,
    buoy: null,
    startAt,
    faceCm: column(faceCm),
    seaCm: column(90),
    errorPm: column(300),
  });
  return { cycle, beachId: BEACHES.indexOf(beach), steps: 1, composedAt: startAt - 1.5 * HOUR_MS, text };
}

/** The two workers. They read different entries, since a forecast may be replaced between their reads. */
const worker = new AsyncLocalStorage<'a' | 'b'>();
function listed(cycle: string, startAt = NOW + HOUR_MS / 2): void {
  vi.spyOn(sealing, 'list').mockImplementation(async (asked) => {
    const beaches = worker.getStore() === 'b' ? BEACHES.slice(1) : BEACHES;
    const faceCm = worker.getStore() === 'b' ? 210 : 150;
    return asked === cycle ? beaches.map((beach) => entryOf(beach, cycle, startAt, faceCm)) : [];
  });
}

const seal = () => handler({}, { awsRequestId: 'seal' });
const textOf = (path: string) => store.objects.get(`maps/${path}`)?.toString() ?? '';
const readLog = () => parseLog(textOf(LOG_PATH));

/** Checks that one run is sealed, and that each of its forecasts is proven. */
function expectSealed(cycle: string): void {
  const log = readLog();
  expect(log.seals.map((one) => one.cycle)).toContain(cycle);
  const lines = textOf(batchPath(cycle)).split('\n').slice(0, -1);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const { beach } = JSON.parse(line);
    expect(encodeEntry(proveForecast(log, cycle, beach, textOf(batchPath(cycle))).entry)).toBe(line);
  }
}

type Send = (this: unknown, ...args: unknown[]) => Promise<unknown>;
/** Calls `before` ahead of each request to S3, which may delay it, and `after` behind it. */
function gate(before: () => Promise<void>, after: () => void = () => undefined): () => void {
  const client = S3Client.prototype as unknown as { send: Send };
  const { send } = client;
  client.send = async function (...args) {
    await before();
    const reply = await send.apply(this, args);
    after();
    return reply;
  };
  return () => {
    client.send = send;
  };
}

test('a complete run is sealed once: a file of its forecasts and a line of the log', async () => {
  await seal();
  expectSealed(CYCLE);
  const before = textOf(LOG_PATH);
  expect(readLog().head).toMatchObject({ size: 1, sealedAt: NOW });
  await seal();
  expect(textOf(LOG_PATH)).toBe(before);
});

test('the next run continues the log, and an older one is not sealed after it', async () => {
  await seal();
  const before = textOf(LOG_PATH);
  vi.setSystemTime(NOW + 6 * HOUR_MS);
  listed(NEXT, NOW + 6.5 * HOUR_MS);
  await seal();
  expectSealed(NEXT);
  expect(textOf(LOG_PATH).startsWith(before)).toBe(true);
  listed('2026112000', NOW + 7 * HOUR_MS);
  await seal();
  expect(readLog().head.size).toBe(2);
});

test('a run that still gains beaches waits, and one whose hours have begun is not sealed', async () => {
  listed(CYCLE, NOW + 1.4 * HOUR_MS);
  await seal();
  expect(textOf(LOG_PATH)).toBe('');
  listed(CYCLE, NOW - MINUTE_MS * 30);
  await seal();
  expect(textOf(LOG_PATH)).toBe('');
});

test('nothing is appended to a log that does not verify', async () => {
  await seal();
  const forged = textOf(LOG_PATH).replace(' 3 ', ' 2 ');
  store.objects.set(`maps/${LOG_PATH}`, Buffer.from(forged));
  listed(NEXT);
  await expect(seal()).rejects.toThrow('does not have the root it states');
  expect(textOf(LOG_PATH)).toBe(forged);
});

describe.each(['before', 'after'] as const)('killed %s a request to S3', (death) => {
  test.each(Array.from({ length: REQUESTS }, (_, request) => request + 1))(
    'request %d: the next job seals the run, once and whole',
    async (request) => {
      const revive = killAt(request, death);
      await expect(seal()).rejects.toThrow('killed');
      revive();
      vi.setSystemTime(NOW + 10 * MINUTE_MS);
      await worker.run('b', seal);
      expectSealed(CYCLE);
      expect(readLog().head.size).toBe(1);
    },
  );
});

function killAt(request: number, death: 'before' | 'after'): () => void {
  let requests = 0;
  const kill = (when: typeof death) => {
    if (requests > request || (requests === request && death === when)) throw new Error('killed');
  };
  return gate(
    async () => {
      requests++;
      kill('before');
    },
    () => kill('after'),
  );
}

/** Runs two jobs at once. `order` says whose request is next, and `dies` the request at which the first job ends. */
async function interleave(order: readonly ('a' | 'b')[], dies = Number.POSITIVE_INFINITY): Promise<void> {
  const waiting = new Map<string, () => void>();
  const running = new Set(['a', 'b']);
  const logs: string[] = [];
  let requestsOfA = 0;
  const revive = gate(
    async () => {
      const who = worker.getStore() ?? 'a';
      await new Promise<void>((resolve) => void waiting.set(who, resolve));
      if (who === 'a' && ++requestsOfA >= dies) throw new Error('killed');
    },
    () => void logs.push(textOf(LOG_PATH)),
  );
  const run = (who: 'a' | 'b') =>
    worker
      .run(who, seal)
      .catch((error: Error) => expect(error.message).toBe('killed'))
      .finally(() => running.delete(who));
  const jobs = [run('a'), run('b')];
  for (let turn = 0; running.size > 0; turn++) {
    while ([...running].some((who) => !waiting.has(who))) await new Promise(setImmediate);
    const wanted = order[turn] ?? 'a';
    const who = running.has(wanted) ? wanted : ([...running][0] ?? wanted);
    const go = waiting.get(who);
    waiting.delete(who);
    go?.();
    while (running.has(who) && !waiting.has(who)) await new Promise(setImmediate);
  }
  await Promise.all(jobs);
  revive();
  // The log only grows, after each request.
  for (const [at, text] of logs.entries()) expect(text.startsWith(logs[at - 1] ?? '')).toBe(true);
}

/** Lists all orders of `a` and `b` requests. */
function ordersOf(a: number, b: number): readonly ('a' | 'b')[][] {
  if (a === 0 || b === 0) return [[...Array<'a'>(a).fill('a'), ...Array<'b'>(b).fill('b')]];
  return [
    ...ordersOf(a - 1, b).map((order) => ['a' as const, ...order]),
    ...ordersOf(a, b - 1).map((order) => ['b' as const, ...order]),
  ];
}

test('two jobs at once seal a run once and whole, in all 924 orders of their requests', async () => {
  const orders = ordersOf(REQUESTS, REQUESTS);
  expect(orders).toHaveLength(924);
  for (const order of orders) {
    store.objects.clear();
    await interleave(order);
    expectSealed(CYCLE);
    expect(readLog().head.size).toBe(1);
  }
});

test('two jobs at once of which one is killed leave a log that the next job completes', async () => {
  const orders = fc.array(fc.constantFrom('a' as const, 'b' as const), { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(orders, fc.integer({ min: 1, max: REQUESTS }), async (order, dies) => {
      store.objects.clear();
      await interleave(order, dies);
      await seal();
      expectSealed(CYCLE);
      expect(readLog().head.size).toBe(1);
    }),
    { numRuns: 200 },
  );
});
