import { forecasts, pastDays, sealing, summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { parseEntry } from '@groundswell/forecast-log';
import { parseCycle } from '@groundswell/ocean';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler } from './build-forecasts.ts';

const LATE_MS = 6 * HOUR_MS;
vi.mock('@groundswell/pipeline/testing/series-of-beaches', () => ({
  readOceanAtBeaches: async () => new Map([[beach?.id, madeOcean(Date.now() - LATE_MS)]]),
}));

const beach = findBeach('trestles-lowers');
useMemoryTable({ OCEAN_PINS: '{}' });

let queues: QueueHost;
beforeAll(() => {
  queues = startInProcessQueues();
  process.env.ALERTS_QUEUE_URL = `${queues.url}/1/alerts`;
});
afterAll(async () => {
  vi.useRealTimers();
  await queues.stop();
});

async function build(cycle: string, throughHour?: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: parseCycle(cycle) + LATE_MS });
  const body = JSON.stringify({ cycle, beachIds: [beach?.id], throughHour });
  const event = { Records: [{ messageId: 'm', body }] } as SQSEvent;
  expect((await handler(event, { awsRequestId: 'test' })).batchItemFailures).toEqual([]);
  return (await forecasts.readNow(beach?.id ?? 0)).forecast;
}

test('a forecast is stored with the values of the five previous runs, its own earlier build not among them', async () => {
  const first = await build('2026111900');
  expect(first?.runs).toBeUndefined();
  expect(first?.tideStages).toEqual(['low', 'mid']);
  expect(first?.breakTraits).toEqual({ kind: 'point', holdsFromM: 0.6, holdsToM: 3.6 });

  for (const cycle of ['2026111906', '2026111912', '2026111918', '2026112000', '2026112006']) await build(cycle);
  const stored = await build('2026112012');
  const again = await build('2026112012');
  const earlier = [6, 12, 18, 24, 30].map((hours) => parseCycle('2026112012') - hours * HOUR_MS);
  expect(stored?.runs?.runAt).toEqual(earlier);
  expect(again?.runs).toEqual(stored?.runs);
  expect((await summaries.readMany([beach?.id ?? 0])).get(beach?.id ?? 0)?.updatedAt).toBe(again?.updatedAt);
  expect(stored?.runs?.spreadPct.slice(0, 13).every((pct) => pct !== null)).toBe(true);
});

test('a whole build announces the new forecast, and an early one does not', async () => {
  queues.queues.clear();
  await build('2026112100', 72);
  expect([...queues.queues.values()]).toEqual([]);
  const built = await build('2026112100');
  const builtAt = built?.updatedAt;
  expect([...queues.queues.values()]).toEqual([[JSON.stringify({ beachIds: [beach?.id], builtAt })]]);
});

test('a day is stored as the first build on that day forecast it', async () => {
  await build('2026112206');
  const [first, ...others] = await pastDays.list(beach?.id ?? 0, '2026-11-22', '2026-11-23');
  expect(others).toEqual([]);
  expect(first?.hours.length).toBeGreaterThan(8);
  await build('2026112212');
  expect(await pastDays.list(beach?.id ?? 0, '2026-11-22', '2026-11-23')).toEqual([first]);
});

test('a whole build leaves an entry to be sealed, and an early one does not', async () => {
  await build('2026112300', 72);
  expect(await sealing.list('2026112300')).toEqual([]);
  const built = await build('2026112300');
  const [waiting, ...others] = await sealing.list('2026112300');
  expect(others).toEqual([]);
  const entry = parseEntry(waiting?.text ?? '');
  expect(entry).toMatchObject({ cycle: '2026112300', beach: beach?.slug, startAt: parseCycle('2026112306') + HOUR_MS });
  const first = (entry.startAt - (built?.startAt ?? 0)) / HOUR_MS;
  expect(entry.faceCm).toEqual(built?.waves?.faceCm.slice(first, first + 24));
});
