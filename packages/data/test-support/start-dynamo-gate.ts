import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Why a request is not let through, as DynamoDB words it. */
export interface Refusal {
  readonly type: string;
  readonly message: string;
}

export interface DynamoGate {
  readonly url: string;
  /** Asked for each request by its operation, `PutItem`; nothing where it passes. */
  refuse: (operation: string) => Refusal | undefined;
  /** How many were refused. */
  refused: number;
  stop(): Promise<void>;
}

/** Stands before an engine of DynamoDB and refuses what a test says, as a table under load does. */
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
