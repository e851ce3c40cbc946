import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface QueueHost {
  readonly url: string;
  /** Bodies sent so far, by queue address; tests take them off. */
  readonly queues: Map<string, string[]>;
  /** Seconds that each message was to wait, by queue address. */
  readonly delaysS: Map<string, (number | undefined)[]>;
  /** How many of the next entries are refused, as SQS may under load. */
  refuse: number;
  stop(): Promise<void>;
}

/** As much of SQS's JSON interface as the product uses: SendMessageBatch of at most ten entries. */
export async function startQueueHost(): Promise<QueueHost> {
  const queues = new Map<string, string[]>();
  const delaysS = new Map<string, (number | undefined)[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { QueueUrl, Entries } = JSON.parse(Buffer.concat(chunks).toString()) as {
      QueueUrl: string;
      Entries: { Id: string; MessageBody: string; DelaySeconds?: number }[];
    };
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

/** The SDK checks that SQS got what it sent. */
function md5(body: string): string {
  return createHash('md5').update(body).digest('hex');
}
