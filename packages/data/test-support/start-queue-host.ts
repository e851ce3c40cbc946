import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface QueueHost {
  readonly url: string;
  /** Bodies sent so far, by queue address; tests remove them. */
  readonly queues: Map<string, string[]>;
  /** The attributes of messages that were sent one by one, by queue address. */
  readonly attributes: Map<string, Readonly<Record<string, string>>[]>;
  /** Seconds that each message was to wait, by queue address. */
  readonly delaysS: Map<string, (number | undefined)[]>;
  /** The number of next entries to refuse, as SQS may under load. */
  refuse: number;
  stop(): Promise<void>;
}

interface Sent {
  readonly QueueUrl: string;
  readonly MessageBody: string;
  readonly MessageAttributes?: Readonly<Record<string, { readonly StringValue: string }>>;
  readonly Entries: { Id: string; MessageBody: string; DelaySeconds?: number }[];
}

/** The part of SQS's JSON interface that the product uses: SendMessage, and SendMessageBatch of at most ten entries. */
export async function startQueueHost(): Promise<QueueHost> {
  const queues = new Map<string, string[]>();
  const attributes: QueueHost['attributes'] = new Map();
  const delaysS = new Map<string, (number | undefined)[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { QueueUrl, Entries, ...one } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
    if (request.headers['x-amz-target'] === 'AmazonSQS.SendMessage') {
      const texts = Object.entries(one.MessageAttributes ?? {}).map(([name, { StringValue }]) => [name, StringValue]);
      queues.set(QueueUrl, [...(queues.get(QueueUrl) ?? []), one.MessageBody]);
      attributes.set(QueueUrl, [...(attributes.get(QueueUrl) ?? []), Object.fromEntries(texts)]);
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
      return void response.end(JSON.stringify({ MessageId: 'm', MD5OfMessageBody: md5(one.MessageBody) }));
    }
    if (request.headers['x-amz-target'] !== 'AmazonSQS.SendMessageBatch' || Entries.length > 10) {
      return void response.writeHead(400).end('{"__type":"InvalidAction"}');
    }
    const refused = Entries.splice(0, host.refuse);
    host.refuse -= refused.length;
    queues.set(QueueUrl, [...(queues.get(QueueUrl) ?? []), ...Entries.map(({ MessageBody }) => MessageBody)]);
    delaysS.set(QueueUrl, [...(delaysS.get(QueueUrl) ?? []), ...Entries.map(({ DelaySeconds }) => DelaySeconds)]);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(
      JSON.stringify({
        Successful: Entries.map(({ Id, MessageBody }) => ({ Id, MessageId: Id, MD5OfMessageBody: md5(MessageBody) })),
        Failed: refused.map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: QueueHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queues,
    attributes,
    delaysS,
    refuse: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}

/** The SDK verifies the digest that SQS returns. */
function md5(body: string): string {
  return createHash('md5').update(body).digest('hex');
}
