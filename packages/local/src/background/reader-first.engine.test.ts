import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import { openQueue, type Queue } from '../services/sqs/queue.ts';
import { withBeachFirst, withChartFirst } from './reader-first.ts';

const RINCON = 246;
const plan = { name: 'beaches', visibilityTimeoutMs: 5000, delayMs: 0, retentionMs: 86_400_000 };
const answer = async () => ({ status: 200 }) as HttpReply;
let preferred: string[] = [];
const turns = { prefer: (name: string) => void preferred.push(name) };
const requestOf = (path: string, query = '') => ({ path, query }) as HttpRequest;
let dir: string;
let queue: Queue;

beforeEach(async () => {
  preferred = [];
  dir = mkdtempSync(join(tmpdir(), 'groundswell-beach-'));
  queue = await openQueue(plan, join(dir, 'beaches'), { now: Date.now }, () => undefined);
  for (const beachIds of [
    [1, 2],
    [3, RINCON],
  ])
    await queue.send(JSON.stringify({ beachIds }));
});
afterEach(async () => {
  await queue.close();
  rmSync(dir, { recursive: true });
});

test('the batch of a requested beach goes first, and the reply waits until it is done', async () => {
  let hasReplied = false;
  const reply = withBeachFirst(
    answer,
    queue,
    { isComplete: false },
    turns,
  )(requestOf('/forecast/rincon')).then(() => {
    hasReplied = true;
  });
  const [batch] = await queue.receive(1);
  expect(JSON.parse(batch?.body ?? '').beachIds).toContain(RINCON);
  expect(preferred).toEqual(['beaches']);
  expect(hasReplied).toBe(false);
  await queue.remove(batch?.receipt ?? '');
  await reply;
});

test('other requests, and requests for a beach with a forecast, are answered at once in new and old data folders', async () => {
  const first = withBeachFirst(answer, queue, { isComplete: false }, turns);
  for (const path of ['/forecast/no-such-beach', '/forecast/california', '/maps']) await first(requestOf(path));
  await withBeachFirst(answer, queue, { isComplete: true }, turns)(requestOf('/forecast/rincon'));
  const batches = queue.list().map(({ body }) => body);
  for (const { receipt } of await queue.receive(2)) await queue.remove(receipt);
  for (const body of batches) await queue.send(body);
  await first(requestOf('/forecast/rincon'));
  expect(queue.list().map(({ body }) => JSON.parse(body).beachIds)).toEqual([
    [1, 2],
    [3, RINCON],
  ]);
});

test('a requested chart hour is drawn next; a request without an hour, or for a drawn one, changes nothing', async () => {
  await queue.clear();
  for (const hour of [6, 9, 12]) await queue.send(JSON.stringify({ set: 'wvht', run: '2026112006', hour }));
  const first = withChartFirst(answer, queue, turns);
  const hours = () => queue.list().map(({ body }) => JSON.parse(body).hour);
  for (const query of ['', 'hour=99', 'hour=x']) await first(requestOf('/tiles/wvht/firstTime.txt', query));
  await first(requestOf('/tiles/sst/firstTime.txt', 'hour=12'));
  expect([hours(), preferred]).toEqual([[6, 9, 12], []]);
  await first(requestOf('/tiles/wvht/firstTime.txt', 'hour=12'));
  expect([hours(), preferred]).toEqual([[12, 6, 9], ['beaches']]);
});
