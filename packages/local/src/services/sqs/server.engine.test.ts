import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueuePlan } from '../../template/plan.ts';
import type { RunningServer } from '../http-server.ts';
import { openQueue, type Queue } from './queue.ts';
import { serveQueues } from './server.ts';

const plan: QueuePlan = { name: 'work', visibilityTimeoutMs: 30_000, delayMs: 0, retentionMs: 86_400_000 };
const queues = new Map<string, Queue>();
let dir: string;
let server: RunningServer;
let sqs: SQSClient;
let QueueUrl: string;

async function open(...plans: readonly QueuePlan[]) {
  for (const one of plans) {
    queues.set(one.name, await openQueue(one, join(dir, one.name), { now: Date.now }, (name) => queues.get(name)));
  }
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'groundswell-sqs-'));
  server = await serveQueues((name) => queues.get(name), '000000000000');
  QueueUrl = `${server.url}/000000000000/work`;
  sqs = new SQSClient({
    endpoint: server.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
});
afterEach(async () => {
  sqs.destroy();
  await server.stop();
  for (const queue of queues.values()) await queue.close();
  queues.clear();
  rmSync(dir, { recursive: true });
});

async function receive(VisibilityTimeout?: number) {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: 10,
      MessageAttributeNames: ['All'],
      VisibilityTimeout,
    }),
  );
  return Messages;
}

test('a message has the trace of the function that sent it, as the SDK names it', async () => {
  await open(plan);
  const header = 'Root=1-5759e988-bd862e3fe1be46a994272793;Sampled=0';
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'fn');
  vi.stubEnv('_X_AMZN_TRACE_ID', header);
  const Entries = ['1', '2'].map((Id) => ({ Id, MessageBody: Id }));
  await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  vi.unstubAllEnvs();
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '3' }));
  const traces = new Map<string | undefined, string | undefined>();
  for (let asked = 0; asked < 3; asked++) {
    const command = new ReceiveMessageCommand({ QueueUrl, MessageSystemAttributeNames: ['AWSTraceHeader'] });
    const [message] = (await sqs.send(command)).Messages ?? [];
    traces.set(message?.Body, message?.Attributes?.AWSTraceHeader);
  }
  expect(Object.fromEntries(traces)).toEqual({ 1: header, 2: header, 3: undefined });
});

test('a message is handed out once, with digests that the SDK accepts, and is gone when it is deleted', async () => {
  await open(plan);
  const MessageAttributes = {
    kind: { DataType: 'String', StringValue: 'ü' },
    raw: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2]) },
  };
  const sent = await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: '{"step":12}', MessageAttributes }));
  // The expected digest was computed independently, with Python's hashlib.
  expect(sent.MD5OfMessageBody).toBe('655233dd66dc50f744ba795328fd1e7c');
  expect(sent.MD5OfMessageAttributes).toBe('bfbf46098b3297c1e3fd1bc20ff60cf8');

  const [message] = await receive();
  expect(message).toMatchObject({
    Body: '{"step":12}',
    MessageId: sent.MessageId,
    MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
  });
  expect(await receive()).toEqual([]);
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle }));
  expect(queues.get('work')?.list()).toEqual([]);
});

test('an undeleted message comes back after its visibility timeout, and its old receipt is void', async () => {
  await open({ ...plan, visibilityTimeoutMs: 60 });
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'again' }));
  const [first] = await receive();
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl,
      WaitTimeSeconds: 2,
      MessageSystemAttributeNames: ['ApproximateReceiveCount'],
    }),
  );
  expect(Messages[0]?.Attributes?.ApproximateReceiveCount).toBe('2');
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
  expect(queues.get('work')?.list()).toHaveLength(1);
});

test('a message received too often goes to the dead-letter queue with its reason', async () => {
  await open({ ...plan, name: 'parked' }, { ...plan, redrive: { deadLetterQueue: 'parked', maxReceiveCount: 2 } });
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'poison' }));
  const work = queues.get('work');
  for (let round = 0; round < 2; round++) {
    const [message] = await receive(0);
    work?.recordFailure(`${message?.ReceiptHandle}`, 'it is too large');
  }
  expect(await receive()).toEqual([]);
  expect(work?.list()).toEqual([]);
  expect(queues.get('parked')?.list()).toMatchObject([{ body: 'poison', failure: 'it is too large' }]);
});

test('messages and their history outlive the process, a half-written last line does not', async () => {
  await open(plan);
  const work = queues.get('work');
  await work?.send('first');
  await work?.send('second');
  const [taken] = (await work?.receive(1)) ?? [];
  await work?.remove(taken?.receipt ?? '');
  await work?.receive(1);
  await work?.close();
  await appendFile(join(dir, 'work'), '{"did":"send","mess');

  await open(plan);
  expect(queues.get('work')?.list()).toMatchObject([{ body: 'second', receiveCount: 1 }]);
  expect(await queues.get('work')?.receive(1)).toMatchObject([{ receiveCount: 2 }]);
});
