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
  const findPool = () => ({ invoke, waitingCount: () => 0 }) as unknown as FunctionPool;
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

const pool = (waiting: number) =>
  ({ invoke: async () => ({ statusCode: 200, body: '' }), waitingCount: () => waiting }) as unknown as FunctionPool;

test('a call above the stage’s throttle gets API Gateway’s 429', async () => {
  const throttled = { ...plan, throttle: { perSecond: 1, burst: 2 } };
  const gateway = createGateway(throttled, identity, () => pool(0), { now: () => 0 });
  const statuses = [await gateway(request), await gateway(request), await gateway(request)].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a call to a function for which many calls wait is refused with a sentence and a time', async () => {
  const askedWhere = (waiting: number) => createGateway(plan, identity, () => pool(waiting), { now: () => 0 })(request);
  expect((await askedWhere(49)).status).toBe(200);
  const { status, headers, body } = await askedWhere(50);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(body.toString()).message).toMatch(/^This machine is busy: .+\.$/);
});
