import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBeachFirst } from './beach-first.ts';
import type { HttpReply, HttpRequest } from './gateway/http-message.ts';
import { openQueue, type Queue } from './services/sqs/queue.ts';

const RINCON = 246;
const plan = { name: 'beaches', visibilityTimeoutMs: 5000, delayMs: 0, retentionMs: 86_400_000 };
const answer = async () => ({ status: 200 }) as HttpReply;
const requestOf = (path: string) => ({ path }) as HttpRequest;
let dir: string;
let queue: Queue;

beforeEach(async () => {
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
  const reply = withBeachFirst(answer, queue, { isComposed: false })(requestOf('/forecast/rincon')).then(() => {
    hasReplied = true;
  });
  const [batch] = await queue.receive(1);
  expect(JSON.parse(batch?.body ?? '').beachIds).toContain(RINCON);
  expect(hasReplied).toBe(false);
  await queue.remove(batch?.receipt ?? '');
  await reply;
});

test('other requests are answered at once, and so is every request once the folder is composed', async () => {
  const first = withBeachFirst(answer, queue, { isComposed: false });
  for (const path of ['/forecast/no-such-beach', '/forecast/california', '/maps']) await first(requestOf(path));
  await withBeachFirst(answer, queue, { isComposed: true })(requestOf('/forecast/rincon'));
  expect(queue.list().map(({ body }) => JSON.parse(body).beachIds)).toEqual([
    [1, 2],
    [3, RINCON],
  ]);
});
