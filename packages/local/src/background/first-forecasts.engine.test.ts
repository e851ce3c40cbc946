import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Cloud } from '../cloud.ts';
import { openQueue, type Queue } from '../services/sqs/queue.ts';
import { drawCurrentWaveChart, followCharts } from './first-charts.ts';
import { followFirstForecasts } from './first-forecasts.ts';
import type { Jobs } from './jobs.ts';

const queues = new Map<string, Queue>();
let dir: string;
let shown: string[];
let remembered: number[];

const QUEUES = ['steps', 'beaches', 'tiles'];
const environment = Object.fromEntries(
  QUEUES.map((name) => [`${name.toUpperCase()}_QUEUE_URL`, `http://sqs/0/${name}`]),
);
const settings = { visibilityTimeoutMs: 5000, delayMs: 0, retentionMs: 86_400_000 };
const jobs: Jobs = { names: [], runNow: async () => [] };

beforeEach(async () => {
  shown = [];
  remembered = [];
  dir = mkdtempSync(join(tmpdir(), 'groundswell-first-'));
  for (const name of QUEUES)
    queues.set(name, await openQueue({ ...settings, name }, join(dir, name), { now: Date.now }, () => undefined));
});
afterEach(async () => {
  for (const queue of queues.values()) await queue.close();
  rmSync(dir, { recursive: true });
});

const plan = { functions: [{ environment }] } as unknown as Cloud['plan'];
const say = (line: string) => void shown.push(line);
const show = (phase: string, done?: number, total?: number, more?: string) =>
  say(total ? `${phase}: ${done} of ${total}${more ?? ''}` : phase);
const progress = { show, say, clear: () => undefined };

function follow(reading?: Cloud['ocean']['reading'], wantedFirst?: readonly number[]) {
  const cloud = { plan, queues, ocean: { settings: {}, reading }, findFailure: () => undefined } as unknown as Cloud;
  return followFirstForecasts(cloud, jobs, Promise.resolve(), progress, {
    wantedFirst,
    onComposed: (ids) => remembered.push(...ids),
  });
}

async function handle(name: string, max = 10) {
  const queue = queues.get(name);
  for (const { receipt } of (await queue?.receive(max)) ?? []) await queue?.remove(receipt);
}

test('it waits for every step and every beach', async () => {
  const { all: forecasts } = follow();
  for (const step of [0, 1]) await queues.get('steps')?.send(JSON.stringify({ source: 'gfs', step }));
  await expect.poll(() => shown).toContain('Reading the ocean: 0 of 2 steps');
  await queues.get('beaches')?.send(JSON.stringify({ beachIds: [7, 8] }));
  await handle('steps');
  await handle('beaches');
  expect(await forecasts).toEqual({ beaches: 2, problems: [] });
});

test('with the live ocean it reports how much was read, and waits for no more steps once the budget is used up', async () => {
  const reading = { budgetBytes: 1500e6, readBytes: 214e6, isSpent: false };
  const { all: forecasts } = follow(reading);
  for (const step of [0, 1, 2]) await queues.get('steps')?.send(JSON.stringify({ source: 'gfs', step }));
  await handle('steps', 1);
  await expect.poll(() => shown).toContain('Reading the ocean: 1 of 3 steps, 214 MB of 1500 MB');
  await queues.get('beaches')?.send(JSON.stringify({ beachIds: [7] }));
  reading.isSpent = true;
  await handle('beaches');
  expect(await forecasts).toEqual({ beaches: 1, problems: [] });
  expect(queues.get('steps')?.list()).toHaveLength(2);
});

test('the start waits only for the beaches wanted first, or until none of them is queued', async () => {
  const { first, all } = follow(undefined, [7]);
  for (const beachIds of [[7], [8]]) await queues.get('beaches')?.send(JSON.stringify({ beachIds }));
  await handle('beaches', 1);
  await first;
  expect(remembered).toEqual([7]);
  expect(queues.get('beaches')?.list()).toHaveLength(1);
  await handle('beaches');
  expect(await all).toMatchObject({ beaches: 2 });
  await queues.get('beaches')?.send(JSON.stringify({ beachIds: [8] }));
  await follow(undefined, [9]).first;
});

test('followCharts resolves when no chart is waiting', async () => {
  for (const step of [0, 1]) await queues.get('tiles')?.send(JSON.stringify({ set: 'wave', step }));
  const drawn = followCharts({ plan, queues }, progress);
  await handle('tiles', 1);
  await expect.poll(() => shown).toContain('Drawing charts: 1 of 2');
  await handle('tiles');
  await drawn;
});

test('the current wave chart is drawn first and awaited; if none is queued, nothing is awaited', async () => {
  const tiles = queues.get('tiles');
  const preferred: string[] = [];
  const turns = { prefer: (name: string) => void preferred.push(name) };
  const cloud = { plan, queues, turns, now: () => Date.UTC(2026, 10, 20, 14), isDrawn: async () => false };
  await tiles?.send(JSON.stringify({ set: 'gfs-wind', run: '2026112006', hour: 9 }));
  await drawCurrentWaveChart(cloud);
  expect(preferred).toEqual([]);
  await tiles?.send(JSON.stringify({ set: 'wvht', run: '2026112006', hour: 9 }));
  const drawn = drawCurrentWaveChart(cloud);
  expect(JSON.parse(tiles?.peek()?.body ?? '')).toMatchObject({ set: 'wvht' });
  expect(preferred).toEqual(['tiles']);
  await handle('tiles', 1);
  await drawn;
  expect(tiles?.list()).toHaveLength(1);
});
