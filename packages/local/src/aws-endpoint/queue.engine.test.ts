import { randomUUID } from 'node:crypto';
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { findSharedMoto, MOTO } from '@groundswell/test/support/moto';
import { needs } from '@groundswell/test/support/needs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FunctionPool } from '../lambda/pool.ts';
import { feedFromQueue } from '../lambda/queue-feed.ts';
import type { ConsumerQueue } from '../services/sqs/queue.ts';
import type { QueuePlan } from '../template/plan.ts';
import { clientSettings } from './client-settings.ts';
import { connectEndpoint } from './connect.ts';
import { createQueues } from './create-queues.ts';
import { openQueueAt } from './queue.ts';

const NAME = `work-${randomUUID()}`;
const LASTS = { visibilityTimeoutMs: 1000, delayMs: 0, retentionMs: 60_000 };
const PARKED: QueuePlan = { name: `parked-${NAME}`, ...LASTS };
const WORK: QueuePlan = { name: NAME, ...LASTS, redrive: { deadLetterQueue: PARKED.name, maxReceiveCount: 2 } };
const MAPPING = { queueName: NAME, functionName: 'worker', batchSize: 3, maxConcurrency: 1, reportsItemFailures: true };

describe('a queue at moto', needs(MOTO), () => {
  let sqs: SQSClient;
  let work: ConsumerQueue;
  const urls = { work: '', parked: '' };
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error) as undefined;
  const send = (MessageBody: string, reason?: string) =>
    sqs.send(
      new SendMessageCommand({
        QueueUrl: urls.work,
        MessageBody,
        ...(reason && { MessageAttributes: { reason: { DataType: 'String', StringValue: reason } } }),
      }),
    );

  beforeAll(async () => {
    const url = await findSharedMoto();
    const { accountId } = await connectEndpoint(url);
    sqs = new SQSClient(clientSettings(url));
    const arnOf = (name: string) => `arn:aws:sqs:us-east-1:${accountId}:${name}`;
    for (const _again of [1, 2]) await createQueues(sqs, [WORK, PARKED], arnOf);
    urls.work = `${url}/${accountId}/${NAME}`;
    urls.parked = `${url}/${accountId}/${PARKED.name}`;
    work = openQueueAt(sqs, urls.work, WORK, onFailure);
  });

  test('messages are counted, received with their attributes, hidden, and removed once', async () => {
    const removed: string[] = [];
    work.watch(({ did, message }) => void removed.push(`${did} ${message.body}`));
    expect(await work.hasVisible()).toBe(false);
    await send('one', 'because');
    expect(await work.hasVisible()).toBe(true);
    expect(await work.counts()).toEqual({ visible: 1, hidden: 0 });

    const [message] = await work.receive(10);
    expect(message).toMatchObject({ body: 'one', receiveCount: 1, attributes: { reason: { StringValue: 'because' } } });
    expect(await work.counts()).toEqual({ visible: 0, hidden: 1 });
    expect(await work.remove(message?.receipt ?? '')).toBe(true);
    expect([await work.counts(), removed]).toEqual([{ visible: 0, hidden: 0 }, ['removed one']]);
  });

  test('a batch is handled as Lambda does; what fails too often goes to the dead-letter queue', async () => {
    for (const body of ['good', 'bad', 'fine']) await send(body);
    const batches: string[][] = [];
    const invoke = async (event: unknown) => {
      const { Records } = event as { Records: { messageId: string; body: string }[] };
      batches.push(Records.map(({ body }) => body));
      const failed = Records.filter(({ body }) => body === 'bad');
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    };
    const pool = { cap: 1, invoke } as unknown as FunctionPool;
    const feed = feedFromQueue(MAPPING, work, pool, 'arn:aws:sqs:us-east-1:1:work', 'us-east-1');
    const receiveParked = () => sqs.send(new ReceiveMessageCommand({ QueueUrl: urls.parked }));
    await expect.poll(async () => (await receiveParked()).Messages?.[0]?.Body).toBe('bad');
    feed.stop();
    expect(batches).toEqual([['good', 'bad', 'fine'], ['bad'], ...batches.slice(2)]);
    expect(batches.flat().filter((body) => body === 'bad')).toHaveLength(2);
    expect(await work.counts()).toEqual({ visible: 0, hidden: 0 });
  });

  test('a request that fails is reported, and finds nothing', async () => {
    const lost = openQueueAt(sqs, `${urls.work}-lost`, WORK, onFailure);
    expect([await lost.hasVisible(), await lost.receive(1), await lost.remove('x')]).toEqual([false, [], false]);
    expect(failures).toHaveLength(3);
  });
});
