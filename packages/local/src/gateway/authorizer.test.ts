import { HOUR_MS } from '@groundswell/durations';
import { beforeEach, expect, test } from 'vitest';
import { FunctionError, type FunctionPool } from '../lambda/pool.ts';
import { createGateway } from './gateway.ts';
import type { HttpRequest } from './http-message.ts';

const plan = {
  id: 'api',
  routes: [
    { routeKey: 'POST /login', functionName: 'login', authorizerId: 'edge' },
    { routeKey: '$default', functionName: 'login', authorizerId: 'edge' },
  ],
  authorizers: new Map([['edge', { functionName: 'check', header: 'x-edge', keptMs: HOUR_MS }]]),
};
const identity = { apiId: 'api', accountId: '000000000000', host: 'api.execute-api.us-east-1.amazonaws.com' };

let now: number;
let events: Record<string, unknown>[];
let answer: unknown;
let reached: number;
let gateway: ReturnType<typeof createGateway>;
beforeEach(() => {
  [now, events, answer, reached] = [0, [], undefined, 0];
  const check = async (event: unknown) => {
    const { identitySource, ...rest } = event as { identitySource: string[] };
    events.push({ identitySource, ...rest });
    if (answer instanceof Error) throw answer;
    return answer ?? { isAuthorized: identitySource[0] === 'the-key' };
  };
  const login = async () => ({ statusCode: 200, body: String(++reached) });
  const findPool = (name: string) =>
    ({ invoke: name === 'check' ? check : login, waitingCount: () => 0 }) as unknown as FunctionPool;
  gateway = createGateway(plan, identity, findPool, { now: () => now });
});

async function send(key: string | undefined, over: Partial<HttpRequest> = {}) {
  const { status, body } = await gateway({
    method: 'POST',
    path: '/login',
    query: 'a=1',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-edge': key }) },
    cookies: [],
    body: Buffer.from('{"email":"ann@example.com"}'),
    sourceIp: '203.0.113.9',
    ...over,
  });
  return [status, body.toString()];
}

test('without the header the authorizer is not called and no route is reached', async () => {
  for (const path of ['/login', '/', '/elsewhere'])
    for (const key of [undefined, '']) expect(await send(key, { path })).toEqual([401, '{"message":"Unauthorized"}']);
  expect([events, reached]).toEqual([[], 0]);
});

test('a wrong key is forbidden, the right one reaches the function', async () => {
  expect(await send('a guess')).toEqual([403, '{"message":"Forbidden"}']);
  expect(reached).toBe(0);
  expect(await send('the-key')).toEqual([200, '1']);
});

test('the authorizer receives the request without its body', async () => {
  await send('the-key');
  expect(events).toMatchObject([
    {
      version: '2.0',
      type: 'REQUEST',
      identitySource: ['the-key'],
      routeKey: 'POST /login',
      rawPath: '/login',
      rawQueryString: 'a=1',
      requestContext: { apiId: 'api', http: { method: 'POST', sourceIp: '203.0.113.9' } },
    },
  ]);
  expect(events[0]).not.toHaveProperty('body');
});

test('a decision is cached by the key, allowed or denied, until it expires', async () => {
  for (const key of ['the-key', 'a guess', 'the-key', 'a guess']) await send(key);
  expect(events).toHaveLength(2);
  now = HOUR_MS - 1;
  await send('the-key', { path: '/elsewhere' });
  expect(events).toHaveLength(2);
  now = HOUR_MS;
  await send('the-key');
  expect(events).toHaveLength(3);
});

test.each([
  ['fails', new FunctionError({ errorType: 'Error', errorMessage: 'No secret.', trace: [] })],
  ['says neither yes nor no', { isAuthorized: 'true' }],
])('where the function %s nothing is reached or cached', async (_, result) => {
  answer = result;
  expect(await send('the-key')).toEqual([500, '{"message":"Internal Server Error"}']);
  expect(reached).toBe(0);
  answer = undefined;
  expect((await send('the-key'))[0]).toBe(200);
});

test('the oldest decisions are dropped, so that guessed keys cost no memory', async () => {
  for (let count = 0; count <= 1000; count++) await send(`guess ${count}`);
  expect(events).toHaveLength(1001);
  await send('guess 1000');
  expect(events).toHaveLength(1001);
  await send('guess 0');
  expect(events).toHaveLength(1002);
});
