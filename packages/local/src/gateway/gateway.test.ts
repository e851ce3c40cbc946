import { expect, test } from 'vitest';
import type { FunctionPool } from '../lambda/pool.ts';
import { createGateway } from './gateway.ts';

const plan = { id: 'api', routes: [{ routeKey: '$default', functionName: 'read' }], authorizers: new Map() };
const identity = { apiId: 'api', accountId: '000000000000', host: 'api.execute-api.us-east-1.amazonaws.com' };
const request = { method: 'GET', path: '/', query: '', headers: {}, cookies: [], body: Buffer.alloc(0), sourceIp: '' };

/**
 * Sends a request to a function that replies with `statusCode`. The table engine ends `endings` times during the call.
 */
async function statusWhere(statusCode: number, { endings, answers }: { endings: number; answers: boolean }) {
  let counted = 0;
  const invoke = async () => {
    counted += endings;
    return { statusCode, body: '' };
  };
  const tables = { endings: () => counted, answers: async () => answers };
  const findPool = () => ({ invoke }) as unknown as FunctionPool;
  return (await createGateway(plan, identity, findPool, { now: () => 0 }, tables)(request)).status;
}

test.each([
  [500, { endings: 0, answers: true }, 500],
  [500, { endings: 1, answers: true }, 503],
  // The engine is down, but its end has not been counted yet.
  [500, { endings: 0, answers: false }, 503],
  [200, { endings: 1, answers: false }, 200],
  [404, { endings: 1, answers: false }, 404],
])('a reply %i while the table engine is %o becomes %i', async (status, engine, expected) => {
  expect(await statusWhere(status, engine)).toBe(expected);
});
