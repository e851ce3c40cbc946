import type { SNSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { notice } from './notice.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const told: number[] = [];
const handler = notice({ name: 'count', message: v.object({ n: v.number() }) }, async ({ n }) => {
  if (n < 0) throw new Error('It is less than nothing.');
  told.push(n);
});
const event = (...messages: unknown[]) =>
  ({ Records: messages.map((message) => ({ Sns: { MessageId: 'm', Message: JSON.stringify(message) } })) }) as SNSEvent;

test('each thing that a topic tells is handled', async () => {
  await handler(event({ n: 1 }, { n: 2 }));
  expect(told).toEqual([1, 2]);
});

test('what cannot be handled, or is of another shape, is thrown, so that Lambda tries again', async () => {
  await expect(handler(event({ n: -1 }))).rejects.toThrow('less than nothing');
  await expect(handler(event({ m: 1 }))).rejects.toThrow();
});
