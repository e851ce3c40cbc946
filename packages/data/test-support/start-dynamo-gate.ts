import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The reason for refusing a request, in DynamoDB's terms. */
export interface Refusal {
  readonly type: string;
  readonly message: string;
}

export interface DynamoGate {
  readonly url: string;
  /** Called for each request with its operation, `PutItem`; undefined where it passes. */
  refuse: (operation: string) => Refusal | undefined;
  /** How many were refused. */
  refused: number;
  stop(): Promise<void>;
}

/** A proxy for an engine of DynamoDB that refuses requests chosen by a test, like a table under load. */
export async function startDynamoGate(engineUrl: string): Promise<DynamoGate> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const target = String(request.headers['x-amz-target']);
    const refusal = gate.refuse(target.split('.')[1] ?? '');
    if (refusal) {
      gate.refused++;
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      const __type = `com.amazonaws.dynamodb.v20120810#${refusal.type}`;
      return void response.end(JSON.stringify({ __type, message: refusal.message }));
    }
    const headers = { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.0' };
    const authorization = String(request.headers.authorization);
    const reply = await fetch(engineUrl, {
      method: 'POST',
      headers: { ...headers, authorization, 'x-amz-date': String(request.headers['x-amz-date']) },
      body: Buffer.concat(chunks),
    });
    response.writeHead(reply.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gate: DynamoGate = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: () => undefined,
    refused: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gate;
}
