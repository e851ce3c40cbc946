import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The reason for refusing a request, in DynamoDB's terms. */
interface Refusal {
  readonly type: string;
  readonly message: string;
}

export interface DynamoGate {
  readonly url: string;
  /** Decides for each request, by its operation (`PutItem`), whether to refuse it; undefined lets it pass. */
  refuse: (operation: string) => Refusal | undefined;
  refused: number;
  stop(): Promise<void>;
}

/** Starts a proxy for a DynamoDB engine that refuses the requests a test chooses, like a table under load. */
export async function startDynamoGate(engineUrl: string): Promise<DynamoGate> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const { headers } = asked;
    const refusal = gate.refuse(String(headers['x-amz-target']).split('.')[1] ?? '');
    if (refusal) {
      gate.refused++;
      asked.resume();
      answer.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      const __type = `com.amazonaws.dynamodb.v20120810#${refusal.type}`;
      return void answer.end(JSON.stringify({ __type, message: refusal.message }));
    }
    const forwarded = request(engineUrl, { method: 'POST', headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    forwarded.once('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gate: DynamoGate = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: () => undefined,
    refused: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        agent.destroy();
        server.closeAllConnections();
      }),
  };
  return gate;
}
