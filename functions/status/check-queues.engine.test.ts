import { type QueueChecks, queueChecks, WATCHED_QUEUES } from '@groundswell/data/status';
import { eachCrash, eachInterleaving } from '@groundswell/data/testing/interrupt';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { useTable } from '@groundswell/data/testing/use-table';
import { MINUTE_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './check-queues.ts';

const NOON = Date.UTC(2026, 10, 30, 12);

useTable();
let host: QueueHost;
let now = NOON;
beforeAll(() => {
  host = startInProcessQueues();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of Object.values(WATCHED_QUEUES).flat()) process.env[`${name}_QUEUE_URL`] = `${host.url}/1/${name}`;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterAll(async () => {
  vi.useRealTimers();
  await host.stop();
});
beforeEach(() => host.queues.clear());

/** Runs the job some minutes later. */
async function check(minutes = 1): Promise<void> {
  now += minutes * MINUTE_MS;
  vi.setSystemTime(now);
  await handler({}, { awsRequestId: 'test' });
}
const fill = (name: string, messages: number) =>
  host.queues.set(`${host.url}/1/${name}`, Array.from({ length: messages }, String));
const queue = async (name: string) => (await queueChecks.read())?.queues[name];

test('each check stores what waits, and when a queue was last empty', async () => {
  fill('CODES', 3);
  await check();
  // No check has found this queue empty, so nothing is known of its messages' age.
  expect(await queue('CODES')).toEqual({ waiting: 3 });
  expect(await queue('EMAIL')).toEqual({ waiting: 0, emptyAt: now });
  const emptyAt = now;
  fill('EMAIL', 2);
  await check();
  await check(7);
  expect(await queue('EMAIL')).toEqual({ waiting: 2, emptyAt });
  fill('EMAIL', 0);
  await check();
  expect(await queue('EMAIL')).toEqual({ waiting: 0, emptyAt: now });
  expect((await queueChecks.read())?.checkedAt).toBe(now);
});

test('of two checks at once one is dropped, so that none is derived from an older one', async () => {
  const [first, second] = [now + MINUTE_MS, now + 2 * MINUTE_MS];
  const read = await queueChecks.read();
  const next = (checkedAt: number): QueueChecks => ({ checkedAt, queues: { CODES: { waiting: 1 } } });
  expect(await queueChecks.replace(read, next(second))).toBe('stored');
  expect(await queueChecks.replace(read, next(first))).toBe('changed');
  expect(await queueChecks.read()).toEqual(next(second));
  expect(await queueChecks.replace(undefined, next(first))).toBe('changed');
});

test('whatever runs beside a check, or cuts it off, the bound never falls below the true wait', async () => {
  // The queue is emptied, gets a message a minute later, and keeps it.
  const afresh = async () => {
    fill('CODES', 0);
    await check();
    const sentAt = now + MINUTE_MS;
    now = sentAt;
    fill('CODES', 1);
    return {
      act: () => check(),
      other: () => check(),
      check: async () => {
        expect((await queue('CODES'))?.emptyAt).toBeLessThan(sentAt);
      },
    };
  };
  expect(await eachInterleaving(afresh)).toBeGreaterThanOrEqual(2);
  expect(await eachCrash(afresh)).toBeGreaterThanOrEqual(2);
});
