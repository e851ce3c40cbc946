import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SQSClient } from '@aws-sdk/client-sqs';
import { stubInProcess } from './stub-in-process.ts';

export interface QueueHost {
  readonly url: string;
  /** The message bodies sent so far, by queue URL; tests remove those they have read. */
  readonly queues: Map<string, string[]>;
  /** The attributes of messages sent one by one, by queue URL. */
  readonly attributes: Map<string, Readonly<Record<string, string>>[]>;
  /** The number of further entries that the stub refuses, as SQS may do under load. */
  refuse: number;
  stop(): Promise<void>;
}

interface Sent {
  readonly QueueUrl: string;
  readonly MessageBody: string;
  readonly MessageAttributes?: Readonly<Record<string, { readonly StringValue: string }>>;
  readonly Entries: { Id: string; MessageBody: string }[];
}

/**
 * Starts a stub with the part of SQS's JSON interface that the product uses: SendMessage, SendMessageBatch of at most
 * ten entries, and GetQueueAttributes, which counts all messages as waiting.
 */
export async function startQueueHost(): Promise<QueueHost> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const action = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
    const reply = answer(host, action, JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(reply ? 200 : 400, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(reply ?? { __type: 'InvalidAction' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: QueueHost = {
    ...noQueues(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}

/** The SQS stubs in this process, by queue URL. */
const within = new Map<string, QueueHost>();

/** Starts the SQS stub without HTTP: the SQS clients of this process reach it by its queue URLs until it is stopped. */
export function startInProcessQueues(): QueueHost {
  const url = `http://queues-${randomUUID()}`;
  const undo = stubInProcess<Sent>(SQSClient, (action, sent) => {
    const host = within.get(new URL(sent.QueueUrl).origin);
    const reply = host && answer(host, action, sent);
    if (!reply) throw new Error(`${action} to ${sent.QueueUrl} is not known here, or has too many entries.`);
    return reply;
  });
  const host: QueueHost = {
    ...noQueues(),
    url,
    async stop() {
      within.delete(url);
      if (within.size === 0) undo();
    },
  };
  within.set(url, host);
  return host;
}

const noQueues = () => ({ queues: new Map(), attributes: new Map(), refuse: 0 });

function answer(host: QueueHost, action: string, { QueueUrl, Entries, ...one }: Sent): object | undefined {
  const { queues, attributes } = host;
  if (action === 'SendMessage') {
    const texts = Object.entries(one.MessageAttributes ?? {}).map(([name, { StringValue }]) => [name, StringValue]);
    queues.set(QueueUrl, [...(queues.get(QueueUrl) ?? []), one.MessageBody]);
    attributes.set(QueueUrl, [...(attributes.get(QueueUrl) ?? []), Object.fromEntries(texts)]);
    return { MessageId: 'm', MD5OfMessageBody: md5(one.MessageBody) };
  }
  if (action === 'GetQueueAttributes') {
    const count = String(queues.get(QueueUrl)?.length ?? 0);
    return { Attributes: { ApproximateNumberOfMessages: count, ApproximateNumberOfMessagesNotVisible: '0' } };
  }
  if (action !== 'SendMessageBatch' || Entries.length > 10) return undefined;
  const [refused, taken] = [Entries.slice(0, host.refuse), Entries.slice(host.refuse)];
  host.refuse -= refused.length;
  queues.set(QueueUrl, [...(queues.get(QueueUrl) ?? []), ...taken.map(({ MessageBody }) => MessageBody)]);
  return {
    Successful: taken.map(({ Id, MessageBody }) => ({ Id, MessageId: Id, MD5OfMessageBody: md5(MessageBody) })),
    Failed: refused.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })),
  };
}

/** Returns the digest of a body, which the SDK compares with the one that SQS returns. */
function md5(body: string): string {
  return createHash('md5').update(body).digest('hex');
}
