import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQSClient } from '@aws-sdk/client-sqs';
import { HOUR_MS } from '@groundswell/durations';
import type { MessageAttributes } from '@groundswell/local/services/sqs/message';
import { openQueue, type Queue } from '@groundswell/local/services/sqs/queue';
import { serveQueues } from '@groundswell/local/services/sqs/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeadLetters, redriveDeadLetters } from './dead-letters.ts';
import { parseDuration } from './parse-duration.ts';
import { type DeadLetterQueue, listDeadLetterQueues } from './queues.ts';

const ACCOUNT = '000000000000';
const NAMES = { work: 'GroundswellMail-LettersQueue12345678-x1', dead: 'GroundswellMail-LettersParked9ABCDEF0-x2' };
const clock = { at: Date.UTC(2026, 10, 20), now: () => clock.at };
const queues = new Map<string, Queue>();
let dir: string;
let sqs: SQSClient;
let stop: () => Promise<void>;
let letters: DeadLetterQueue;

beforeEach(async () => {
  clock.at = Date.UTC(2026, 10, 20);
  dir = mkdtempSync(join(tmpdir(), 'groundswell-dead-letters-'));
  const plan = { visibilityTimeoutMs: 30_000, delayMs: 0, retentionMs: 14 * 24 * HOUR_MS };
  const redrive = { deadLetterQueue: NAMES.dead, maxReceiveCount: 5 };
  for (const one of [
    { name: NAMES.work, ...plan, redrive },
    { name: NAMES.dead, ...plan },
  ])
    queues.set(one.name, await openQueue(one, join(dir, one.name), clock, (name) => queues.get(name)));
  const server = await serveQueues(
    (name) => queues.get(name),
    ACCOUNT,
    () => queues.values(),
  );
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  sqs = new SQSClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  stop = server.stop;
  [letters] = (await listDeadLetterQueues(sqs, 'letters')) as [DeadLetterQueue];
});
afterEach(async () => {
  sqs.destroy();
  await stop();
  for (const queue of queues.values()) await queue.close();
  rmSync(dir, { recursive: true });
});

const text = (StringValue: string) => ({ DataType: 'String', StringValue });
async function park(body: object | string, reason?: string) {
  const attributes: MessageAttributes = reason
    ? { reason: text(reason), job: text('send-email'), requestId: text('m1') }
    : {};
  await queues.get(NAMES.dead)?.send(typeof body === 'string' ? body : JSON.stringify(body), attributes);
}
const bodiesOf = (name: string) =>
  queues
    .get(name)
    ?.list()
    .map(({ body }) => JSON.parse(body));
const visible = () => queues.get(NAMES.dead)?.counts().visible;
const options = (filter = {}) => ({ filter, now: clock.at, waitS: 0 });

test('dead-letter queues are found by the names that CloudFormation gives, each with its work queue', async () => {
  expect(await listDeadLetterQueues(sqs)).toEqual([letters]);
  expect(letters.name).toBe('Letters');
  expect([letters.workUrl, letters.url].map((url) => url.split('/').at(-1))).toEqual([NAMES.work, NAMES.dead]);
  expect(await listDeadLetterQueues(sqs, 'Steps')).toEqual([]);
});

test('messages are listed with kind, age and reason, and stay where they are', async () => {
  await park({ letter: 'pass-code' }, 'SES is down.');
  clock.at += 2 * HOUR_MS;
  await park('not JSON');
  const pass = { queue: 'Letters', kind: 'pass-code', ageMs: 2 * HOUR_MS, reason: 'SES is down.', requestId: 'm1' };
  const broken = { queue: 'Letters', kind: 'Letters', ageMs: 0, reason: undefined, requestId: undefined };
  expect(await listDeadLetters(sqs, letters, options())).toEqual([pass, broken]);
  expect(await listDeadLetters(sqs, letters, options({ olderThanMs: HOUR_MS }))).toEqual([pass]);
  expect(visible()).toBe(2);
});

test('texts of messages are listed without the characters that a terminal obeys', async () => {
  await park({ letter: 'pass\u202e-code\u009b31m' }, 'SES\u202e\u001b[2J is\u0085\ndown\u200b.');
  const [letter] = await listDeadLetters(sqs, letters, options());
  expect(letter).toMatchObject({ kind: 'pass-code31m', reason: 'SES[2J is  down.' });
});

test('the selected messages move unchanged, without the reason, and a second run finds none', async () => {
  for (let number = 0; number < 25; number++)
    await park({ letter: number % 2 ? 'alert' : 'contact', number }, 'SES is down.');
  expect(await redriveDeadLetters(sqs, letters, options({ kind: 'alert' }))).toHaveLength(12);
  expect(bodiesOf(NAMES.work)).toHaveLength(12);
  expect(queues.get(NAMES.work)?.list()[0]).toMatchObject({ attributes: {}, receiveCount: 0 });
  expect(visible()).toBe(13);
  expect(await redriveDeadLetters(sqs, letters, options({ kind: 'alert' }))).toEqual([]);
});

test('two runs at once move every message once', async () => {
  for (let number = 0; number < 60; number++) await park({ does: 'settle-gift', number });
  const runs = await Promise.all([1, 2].map(() => redriveDeadLetters(sqs, letters, options())));
  expect(runs.flat()).toHaveLength(60);
  const numbers = bodiesOf(NAMES.work)?.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(60);
  expect(numbers).toHaveLength(60);
  expect(queues.get(NAMES.dead)?.list()).toEqual([]);
});

test.each([1, 2, 3, 4, 5])('a run killed at request %i loses no message', async (number) => {
  for (let at = 0; at < 2; at++) await park({ does: 'settle-gift', at });
  let requests = 0;
  const dying = {
    send: async (command: never) => {
      if (++requests >= number) throw new Error('killed');
      return sqs.send(command);
    },
  } as unknown as SQSClient;
  await expect(redriveDeadLetters(dying, letters, options())).rejects.toThrow('killed');
  const everywhere = [NAMES.work, NAMES.dead].flatMap((name) => bodiesOf(name) ?? []);
  expect(new Set(everywhere.map(({ at }) => at))).toEqual(new Set([0, 1]));
});

test('a duration is in minutes, hours or days', () => {
  expect(['90m', '2h', '14d', undefined].map(parseDuration)).toEqual([5_400_000, 7_200_000, 1_209_600_000, undefined]);
  for (const wrong of ['2', 'h', '2 h', '-1d']) expect(() => parseDuration(wrong)).toThrow(/like 30m/);
});
