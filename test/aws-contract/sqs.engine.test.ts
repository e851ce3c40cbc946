import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListDeadLetterSourceQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SendMessageCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { openQueue, type Queue } from '@groundswell/local/services/sqs/queue';
import { serveQueues } from '@groundswell/local/services/sqs/server';
import { expect, vi } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

interface QueueSettings {
  readonly visibilityS?: number;
  /** The queue that receives a message after this many receives. */
  readonly redrive?: { readonly to: string; readonly after: number };
}

interface Queues {
  readonly sqs: SQSClient;
  /** Creates a queue and returns its URL. */
  create(settings?: QueueSettings): Promise<string>;
  /** Moves the service's clock, if it is ours. An outside engine's time passes while `receiveLate` polls. */
  pass(seconds: number): void;
  stop(): unknown;
}

const ACCOUNT = '000000000000';

async function openOurs(): Promise<Queues> {
  vi.useFakeTimers({ toFake: ['performance'] });
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-sqs-'));
  const queues = new Map<string, Queue>();
  const server = await serveQueues(
    (name) => queues.get(name),
    ACCOUNT,
    () => queues.values(),
  );
  return {
    sqs: new SQSClient(clientAt(server.url)),
    async create({ visibilityS = 30, redrive } = {}) {
      const plan = {
        name: randomUUID(),
        visibilityTimeoutMs: visibilityS * 1000,
        delayMs: 0,
        retentionMs: 86_400_000,
        ...(redrive && {
          redrive: { deadLetterQueue: redrive.to.split('/').at(-1) ?? '', maxReceiveCount: redrive.after },
        }),
      };
      queues.set(plan.name, await openQueue(plan, join(dir, plan.name), Date, (name) => queues.get(name)));
      return `${server.url}/${ACCOUNT}/${plan.name}`;
    },
    pass: (seconds) => void vi.advanceTimersByTime(seconds * 1000),
    async stop() {
      vi.useRealTimers();
      await server.stop();
      for (const queue of queues.values()) await queue.close();
      rmSync(dir, { recursive: true });
    },
  };
}

async function openAt(url: string): Promise<Queues> {
  const sqs = new SQSClient(clientAt(url));
  return {
    sqs,
    async create({ visibilityS = 30, redrive } = {}) {
      const policy = redrive && {
        deadLetterTargetArn: await attributeOf(sqs, redrive.to, 'QueueArn'),
        maxReceiveCount: redrive.after,
      };
      const Attributes = {
        VisibilityTimeout: String(visibilityS),
        ...(policy && { RedrivePolicy: JSON.stringify(policy) }),
      };
      const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName: randomUUID(), Attributes }));
      return QueueUrl;
    },
    pass: () => undefined,
    stop: () => sqs.destroy(),
  };
}

async function attributeOf(sqs: SQSClient, QueueUrl: string, name: 'QueueArn' | 'ApproximateNumberOfMessages') {
  const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [name] }));
  return Attributes?.[name];
}

describeContract('SQS', { ours: openOurs, at: openAt }, (test, queues) => {
  const send = (QueueUrl: string, more: Partial<SendMessageCommandInput> = {}) =>
    queues().sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'work', ...more }));
  const receive = async (QueueUrl: string, more: Partial<ReceiveMessageCommandInput> = {}) =>
    (await queues().sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...more }))).Messages ?? [];
  const receiveLate = async (QueueUrl: string, more: Partial<ReceiveMessageCommandInput> = {}) => {
    queues().pass(1);
    return receive(QueueUrl, { WaitTimeSeconds: 20, ...more });
  };
  const text = (StringValue: string) => ({ DataType: 'String', StringValue });
  const refused = (name: string) => ({ name: expect.stringMatching(new RegExp(`(^|\\.)${name}$`)) });

  test('the source queues of a dead-letter queue are listed', async () => {
    const to = await queues().create();
    const from = await queues().create({ redrive: { to, after: 1 } });
    const { queueUrls } = await queues().sqs.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl: to }));
    expect(queueUrls?.map((url) => url.split('/').at(-1))).toEqual([from.split('/').at(-1)]);
  });

  test('a message is received once, with the digests that the SDK checks, and is gone when deleted', async () => {
    const url = await queues().create({ visibilityS: 0 });
    const sent = await send(url, { MessageBody: '{"wave":"é"}' });
    const [message] = await receive(url);
    expect(message).toMatchObject({ MessageId: sent.MessageId, Body: '{"wave":"é"}' });
    await queues().sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message?.ReceiptHandle }));
    expect(await receive(url)).toEqual([]);
  });

  test('message attributes arrive when they are requested, and only then', async () => {
    const url = await queues().create({ visibilityS: 0 });
    const raw = new Uint8Array([0, 255]);
    await send(url, {
      MessageAttributes: { reason: text('it was flat'), raw: { DataType: 'Binary', BinaryValue: raw } },
    });
    const [all] = await receive(url, { MessageAttributeNames: ['All'] });
    expect(all?.MessageAttributes?.reason).toMatchObject(text('it was flat'));
    expect(all?.MessageAttributes?.raw?.BinaryValue).toEqual(raw);
    const [one] = await receive(url, { MessageAttributeNames: ['reason'] });
    expect(Object.keys(one?.MessageAttributes ?? {})).toEqual(['reason']);
    const [none] = await receive(url);
    expect(none?.MessageAttributes).toBeUndefined();
  });

  test('system attributes arrive when they are requested, and only then', async () => {
    const url = await queues().create({ visibilityS: 0 });
    await send(url);
    const [none] = await receive(url);
    expect(none?.Attributes ?? {}).toEqual({});
    const [one] = await receive(url, { MessageSystemAttributeNames: ['ApproximateReceiveCount'] });
    expect(one?.Attributes).toEqual({ ApproximateReceiveCount: '2' });
    const [all] = await receive(url, { MessageSystemAttributeNames: ['All'] });
    expect(all?.Attributes).toMatchObject({
      ApproximateReceiveCount: '3',
      SentTimestamp: expect.stringMatching(/^\d{13}$/),
      ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
    });
  });

  test('a batch of ten is queued, with a result for each entry', async () => {
    const url = await queues().create();
    const Entries = Array.from({ length: 10 }, (_, index) => ({ Id: `${index}`, MessageBody: `m${index}` }));
    const { Successful = [], Failed = [] } = await queues().sqs.send(
      new SendMessageBatchCommand({ QueueUrl: url, Entries }),
    );
    expect(Successful.map(({ Id }) => Id)).toEqual(Entries.map(({ Id }) => Id));
    expect(Failed).toEqual([]);
    const bodies = (await receive(url)).map(({ Body }) => Body);
    expect(bodies.sort()).toEqual(Entries.map(({ MessageBody }) => MessageBody));
  });

  test('a batch with a wrong entry queues the others, and names the wrong one', async () => {
    const url = await queues().create();
    const Entries = [
      { Id: 'good', MessageBody: 'm' },
      { Id: 'late', MessageBody: 'm', DelaySeconds: 901 },
    ];
    const sent = await queues().sqs.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    expect(sent.Successful).toMatchObject([{ Id: 'good' }]);
    expect(sent.Failed).toMatchObject([{ Id: 'late', SenderFault: true, Code: 'InvalidParameterValue' }]);
    expect(await receive(url)).toHaveLength(1);
  });

  for (const [what, ids, name] of [
    ['more than ten entries', Array.from({ length: 11 }, (_, index) => `${index}`), 'TooManyEntriesInBatchRequest'],
    ['two entries of one id', ['a', 'a'], 'BatchEntryIdsNotDistinct'],
    ['an id with a space', ['a b'], 'InvalidBatchEntryId'],
  ] as const)
    test(`a batch of ${what} is refused as ${name}, and queues nothing`, async () => {
      const url = await queues().create();
      const Entries = ids.map((Id) => ({ Id, MessageBody: 'm' }));
      await expect(queues().sqs.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }))).rejects.toMatchObject(
        refused(name),
      );
      expect(await receive(url)).toEqual([]);
    });

  test('a batch whose messages together exceed a message’s limit is refused as BatchRequestTooLong', async () => {
    const url = await queues().create();
    const Entries = ['a', 'b'].map((Id) => ({ Id, MessageBody: 'm'.repeat(600_000) }));
    const sent = queues().sqs.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    await expect(sent).rejects.toMatchObject(refused('BatchRequestTooLong'));
  });

  test('a message of one MiB is queued, a larger one is refused', async () => {
    const url = await queues().create();
    await send(url, { MessageBody: 'm'.repeat(1_048_576) });
    expect((await receive(url))[0]?.Body).toHaveLength(1_048_576);
    await expect(send(url, { MessageBody: 'm'.repeat(1_048_577) })).rejects.toMatchObject(
      refused('InvalidParameterValue'),
    );
  });

  test('a message with a control character is refused as InvalidMessageContents', async () => {
    const url = await queues().create();
    await expect(send(url, { MessageBody: 'a\u0001' })).rejects.toMatchObject(refused('InvalidMessageContents'));
    await send(url, { MessageBody: 'tab\t, line\n, 🌊' });
    expect(await receive(url)).toHaveLength(1);
  });

  test('an empty message is refused', async () => {
    const url = await queues().create();
    await expect(send(url, { MessageBody: '' })).rejects.toMatchObject({ $fault: 'client' });
  });

  test('an attribute without a value is refused as InvalidParameterValue', async () => {
    const url = await queues().create();
    await expect(send(url, { MessageAttributes: { reason: text('') } })).rejects.toMatchObject(
      refused('InvalidParameterValue'),
    );
  });

  test('a message with eleven attributes is refused as InvalidParameterValue', async () => {
    const url = await queues().create();
    const MessageAttributes = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`a${index}`, text('x')]));
    await expect(send(url, { MessageAttributes })).rejects.toMatchObject(refused('InvalidParameterValue'));
  });

  test('a delay, a visibility timeout and a number of messages out of range are refused', async () => {
    const url = await queues().create();
    await expect(send(url, { DelaySeconds: 901 })).rejects.toMatchObject(refused('InvalidParameterValue'));
    await expect(receive(url, { VisibilityTimeout: 43_201 })).rejects.toMatchObject(refused('InvalidParameterValue'));
    await expect(receive(url, { MaxNumberOfMessages: 11 })).rejects.toMatchObject(refused('InvalidParameterValue'));
    await expect(receive(url, { WaitTimeSeconds: 21 })).rejects.toMatchObject(refused('InvalidParameterValue'));
  });

  test('a delayed message is hidden', async () => {
    const url = await queues().create();
    await send(url, { DelaySeconds: 900 });
    expect(await receive(url)).toEqual([]);
  });

  test('a delayed message is received when its delay is over', async () => {
    const url = await queues().create();
    await send(url, { DelaySeconds: 1 });
    expect(await receiveLate(url)).toHaveLength(1);
  });

  test('a received message is hidden', async () => {
    const url = await queues().create();
    await send(url);
    expect(await receive(url)).toHaveLength(1);
    expect(await receive(url)).toEqual([]);
  });

  test('a received message is received again after its visibility timeout, and counted', async () => {
    const url = await queues().create({ visibilityS: 1 });
    await send(url);
    expect(await receive(url)).toHaveLength(1);
    const [again] = await receiveLate(url, { MessageSystemAttributeNames: ['ApproximateReceiveCount'] });
    expect(again?.Attributes?.ApproximateReceiveCount).toBe('2');
  });

  test('a message whose visibility timeout is set to zero is received again at once', async () => {
    const url = await queues().create();
    await send(url);
    const [message] = await receive(url);
    const ReceiptHandle = message?.ReceiptHandle;
    await queues().sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 }));
    expect(await receive(url)).toHaveLength(1);
  });

  test('a message received too often is moved to the dead-letter queue, unchanged', async () => {
    const to = await queues().create();
    const url = await queues().create({ visibilityS: 0, redrive: { to, after: 2 } });
    const { MessageId } = await send(url, { MessageBody: 'poison', MessageAttributes: { job: text('read') } });
    for (let round = 0; round < 2; round++) expect(await receive(url)).toHaveLength(1);
    expect(await receive(url)).toEqual([]);
    const parked = await receive(to, { MessageAttributeNames: ['All'] });
    expect(parked).toMatchObject([{ MessageId, Body: 'poison', MessageAttributes: { job: text('read') } }]);
  });

  test('deleting a message twice succeeds', async () => {
    const url = await queues().create();
    await send(url);
    const [message] = await receive(url);
    const remove = () =>
      queues().sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message?.ReceiptHandle }));
    await remove();
    await expect(remove()).resolves.toMatchObject({});
  });

  test('messages are deleted in a batch', async () => {
    const url = await queues().create({ visibilityS: 0 });
    for (const MessageBody of ['a', 'b']) await send(url, { MessageBody });
    const Entries = (await receive(url)).map(({ ReceiptHandle }, index) => ({ Id: `${index}`, ReceiptHandle }));
    const { Successful } = await queues().sqs.send(new DeleteMessageBatchCommand({ QueueUrl: url, Entries }));
    expect(Successful).toHaveLength(2);
    expect(await receive(url)).toEqual([]);
  });

  test('a queue tells only the requested attributes, and its number of messages', async () => {
    const url = await queues().create();
    await send(url);
    await send(url);
    const AttributeNames = ['ApproximateNumberOfMessages' as const];
    const { Attributes } = await queues().sqs.send(new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames }));
    expect(Attributes).toEqual({ ApproximateNumberOfMessages: '2' });
  });

  test('a purged queue is empty', async () => {
    const url = await queues().create();
    await send(url);
    await queues().sqs.send(new PurgeQueueCommand({ QueueUrl: url }));
    expect(await receive(url)).toEqual([]);
  });

  test('a queue’s URL is found by its name', async () => {
    const url = await queues().create();
    const found = await queues().sqs.send(new GetQueueUrlCommand({ QueueName: url.split('/').at(-1) }));
    expect(found.QueueUrl).toBe(url);
  });

  test('a missing queue is refused as QueueDoesNotExist', async () => {
    const url = `${await queues().create()}-missing`;
    await expect(send(url)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    await expect(receive(url)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });
});
