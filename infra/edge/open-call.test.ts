import { ErrorEnvelope } from '@groundswell/contracts';
import { compileRequestFunction } from '@groundswell/local/cloudfront/edge-function';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { edgeCode } from '../edge-code.ts';

const run = compileRequestFunction(edgeCode('open-call'));
const ask = (over: object) =>
  run({
    method: 'GET',
    path: '/v1/beaches',
    query: '',
    headers: { host: 'waves.example' },
    cookies: [],
    body: Buffer.alloc(0),
    sourceIp: '192.0.2.1',
    ...over,
  });

test('the CORS preflight allows pages of any site to call with a key, and never with cookies', async () => {
  const answer = await ask({ method: 'OPTIONS', headers: { origin: 'https://club.example' } });
  if (!('reply' in answer)) return expect.fail();
  expect([answer.reply.status, answer.reply.headers]).toMatchObject([
    204,
    { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization, if-none-match' },
  ]);
  expect(answer.reply.headers).not.toHaveProperty('access-control-allow-credentials');
});

test.each([
  { query: 'key=gsw_a.b' },
  { query: 'name=a&name=gsw_a.b' },
  { path: '/v1/beaches/gsw_a.b/forecast' },
  { query: 'k=%67sw%5Fa.b&odd=%zz' },
  { path: '/v1/beaches/gsw%5fa.b/now' },
])('a key in an address is refused in the form of all failures: %o', async (over) => {
  const answer = await ask(over);
  if (!('reply' in answer)) return expect.fail();
  expect(answer.reply.status).toBe(400);
  const envelope = v.parse(ErrorEnvelope, JSON.parse(String(answer.reply.body)));
  expect(envelope.reason.code).toBe('key-in-address');
  expect(JSON.stringify(envelope)).not.toContain('gsw_');
});

test('other requests pass, with the requested host name', async () => {
  const answer = await ask({ query: 'name=steamer' });
  expect('request' in answer && answer.request.headers['x-groundswell-host']).toBe('waves.example');
});
