import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { startPeople, type TestPeople } from '../../../packages/local/src/test-support/start-people.ts';
import { answerTrigger } from './answer-trigger.ts';

/** Gives a test file of handlers a user pool as Cognito answers, which they find by the environment. */
export function useIdentities({ countsOrders = true } = {}): {
  /** What Cognito was asked to do since the last time, in order. */
  takeOrders(): string[];
  /** What Cognito takes the time for, beside the real one. */
  readonly clock: { offsetMs: number };
} {
  const clock = { offsetMs: 0, now: () => Date.now() + clock.offsetMs };
  const orders: string[] = [];
  let people: TestPeople;
  let counter: Server | undefined;
  beforeAll(async () => {
    people = await startPeople({ trigger: answerTrigger, clock });
    if (countsOrders) {
      counter = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const [, order] = String(request.headers['x-amz-target'] ?? '').split('.');
        if (order) orders.push(order);
        const { host: _host, 'content-length': _length, ...headers } = request.headers;
        const answer = await fetch(new URL(request.url ?? '/', people.url), {
          method: request.method,
          headers: headers as Record<string, string>,
          body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
        });
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      await new Promise<void>((resolve) => counter?.listen(0, '127.0.0.1', resolve));
    }
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: counter
        ? `http://127.0.0.1:${(counter.address() as AddressInfo).port}`
        : people.url,
      USER_POOL_ID: people.poolId,
      USER_POOL_CLIENT_ID: people.clientId,
    });
  });
  afterAll(async () => {
    counter?.close();
    counter?.closeAllConnections();
    await people.stop();
  });
  return { takeOrders: () => orders.splice(0), clock };
}
