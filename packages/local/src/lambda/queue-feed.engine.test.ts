import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openQueue, type Queue } from '../services/sqs/queue.ts';
import type { FunctionPool } from './pool.ts';
import { feedFromQueue } from './queue-feed.ts';

const queues = new Map<string, Queue>();
let dir: string;
let feed: { stop(): void } | undefined;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'groundswell-feed-'));
  const settings = { visibilityTimeoutMs: 200, delayMs: 0, retentionMs: 86_400_000 };
  const redrive = { deadLetterQueue: 'parked', maxReceiveCount: 2 };
  for (const plan of [
    { ...settings, name: 'parked' },
    { ...settings, name: 'work', redrive },
  ]) {
    queues.set(plan.name, await openQueue(plan, join(dir, plan.name), { now: Date.now }, (name) => queues.get(name)));
  }
});
afterEach(async () => {
  feed?.stop();
  for (const queue of queues.values()) await queue.close();
  rmSync(dir, { recursive: true });
});

type SqsEvent = { readonly Records: readonly { readonly messageId: string; readonly body: string }[] };

/** Feeds `work` to `handle` in batches of three, until the queue is empty. */
async function drain(
  bodies: readonly string[],
  handle: (event: SqsEvent) => unknown,
  turns?: Parameters<typeof feedFromQueue>[5],
): Promise<void> {
  const work = queues.get('work');
  if (!work) throw new Error('The queue is not open.');
  for (const body of bodies) await work.send(body);
  const pool: FunctionPool = {
    plan: { name: 'Fn', label: 'fn', codeDir: '', handler: '', environment: {}, timeoutMs: 1, memoryMb: 1 },
    cap: 2,
    invoke: async (event) => handle(event as SqsEvent),
    workerCount: () => 0,
    waitingCount: () => 0,
    stop: async () => undefined,
  };
  const mapping = {
    queueName: 'work',
    functionName: 'Fn',
    batchSize: 3,
    maxConcurrency: 10,
    reportsItemFailures: true,
  };
  feed = feedFromQueue(mapping, work, pool, 'arn:aws:sqs:us-east-1:000000000000:work', 'us-east-1', turns);
  await expect.poll(() => work.list().length).toBe(0);
}

test('every message reaches the function once and is gone', async () => {
  const seen: string[] = [];
  await drain(['a', 'b', 'c', 'd', 'e'], ({ Records }) => void seen.push(...Records.map(({ body }) => body)));
  expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('no batch is received before its turn, and the turn ends with the batch', async () => {
  const events: string[] = [];
  await drain(['a'], () => void events.push('handled'), {
    take: async () => {
      events.push('turn');
      return () => void events.push('released');
    },
  });
  const handled = events.indexOf('handled');
  expect(events.slice(0, handled)).toContain('turn');
  expect(events.filter((event) => event === 'turn')).toHaveLength(2);
  expect(events.slice(handled)).toContain('released');
});

test('only the message that is reported as failed is retried', async () => {
  const seen: string[] = [];
  await drain(['a', 'b', 'c'], ({ Records }) => {
    seen.push(...Records.map(({ body }) => body));
    const again = seen.filter((body) => body === 'b').length === 1 ? Records.filter(({ body }) => body === 'b') : [];
    return { batchItemFailures: again.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  expect(seen.sort()).toEqual(['a', 'b', 'b', 'c']);
});

test('a message that fails each time is parked with the reason', async () => {
  await drain(['poison'], () => {
    throw new Error('cannot be decoded');
  });
  expect(queues.get('parked')?.list()).toMatchObject([{ body: 'poison', failure: 'cannot be decoded' }]);
});
