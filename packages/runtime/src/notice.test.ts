import type { SNSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { notice } from './notice.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const handled: number[] = [];
const handler = notice({ name: 'count', message: v.object({ n: v.number() }) }, async ({ n }) => {
  if (n < 0) throw new Error('It is less than nothing.');
  handled.push(n);
});
const event = (...messages: unknown[]) =>
  ({ Records: messages.map((message) => ({ Sns: { MessageId: 'm', Message: JSON.stringify(message) } })) }) as SNSEvent;

test('each message of a topic is handled', async () => {
  await handler(event({ n: 1 }, { n: 2 }));
  expect(handled).toEqual([1, 2]);
});

test('a message that fails, or has another shape, throws, so that Lambda retries it', async () => {
  await expect(handler(event({ n: -1 }))).rejects.toThrow('less than nothing');
  await expect(handler(event({ m: 1 }))).rejects.toThrow();
});
