import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import type { Behaviour, CachePolicy, Selection } from '../template/distribution-plan.ts';
import { createDistribution } from './distribution.ts';

const none: Selection = { mode: 'none', names: new Set() };
const some = (...names: string[]): Selection => ({ mode: 'some', names: new Set(names) });
const kept: CachePolicy = {
  minTtlS: 0,
  defaultTtlS: 0,
  maxTtlS: 3600,
  headers: none,
  cookies: none,
  query: none,
  brotli: true,
  gzip: true,
};
const disabled: CachePolicy = { ...kept, maxTtlS: 0, brotli: false, gzip: false };

let originRequests: HttpRequest[];
let reply: HttpReply;
beforeEach(() => {
  originRequests = [];
  reply = answering('hello');
});

function answering(body: string, headers: Record<string, string> = {}): HttpReply {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    cookies: [],
    body: Buffer.from(body),
  };
}

function distributionOf(...behaviours: Partial<Behaviour>[]) {
  const plan = {
    name: 'Site',
    host: 'localhost:3000',
    rootObject: 'index.html',
    origins: new Map([['api', { id: 'api', host: 'api.test', path: '', headers: {} }]]),
    customErrors: [],
    limits: [],
    behaviours: behaviours.map((one) => ({
      pattern: '*',
      originId: 'api',
      allowedMethods: new Set(['GET', 'HEAD']),
      cache: disabled,
      compress: true,
      ...one,
    })),
  };
  return createDistribution(plan, () => async (request) => {
    originRequests.push(request);
    return { ...reply, headers: { ...reply.headers } };
  });
}

function get(path: string, headers: Record<string, string> = {}, more: Partial<HttpRequest> = {}): HttpRequest {
  const [name = '', query = ''] = path.split('?');
  return {
    method: 'GET',
    path: name,
    query,
    headers: { host: 'localhost:3000', ...headers },
    cookies: [],
    body: Buffer.alloc(0),
    sourceIp: '::1',
    ...more,
  };
}

test('the first pattern that matches answers; the root is the root object', async () => {
  const view = distributionOf({ pattern: '/api/*', allowedMethods: new Set(['GET', 'POST']) }, {});
  await view(get('/'));
  expect(originRequests[0]?.path).toBe('/index.html');
  expect((await view(get('/x', {}, { method: 'POST' }))).status).toBe(403);
  expect((await view(get('/api/x', {}, { method: 'POST' }))).status).toBe(200);
});

test('only what the policies name reaches the origin', async () => {
  const cache = { ...kept, headers: some('x-as'), cookies: some('locale'), query: some('units') };
  const view = distributionOf({ cache });
  const cookies = ['locale=en', 'secret=1'];
  await view(get('/f?units=2&utm=x', { 'x-as': 'json', authorization: 'Bearer t', accept: '*/*' }, { cookies }));
  expect(originRequests[0]).toMatchObject({ query: 'units=2', cookies: ['locale=en'] });
  expect(originRequests[0]?.headers).toMatchObject({ 'x-as': 'json', host: 'api.test' });
  expect(originRequests[0]?.headers).not.toHaveProperty('authorization');
});

test('everything but the host reaches the origin where the origin request policy states so', async () => {
  const originRequest = {
    headers: { mode: 'allBut', names: new Set(['host']) } as const,
    cookies: { ...none, mode: 'all' } as const,
    query: { ...none, mode: 'all' } as const,
  };
  await distributionOf({ originRequest })(get('/f?a=1', { authorization: 'Bearer t' }, { cookies: ['a=b'] }));
  expect(originRequests[0]).toMatchObject({
    query: 'a=1',
    cookies: ['a=b'],
    headers: { authorization: 'Bearer t', host: 'api.test' },
  });
});

test('a reply is cached for its max-age, separately for each cache key', async () => {
  reply = answering('hello', { 'cache-control': 'public, max-age=0, s-maxage=60' });
  const view = distributionOf({ cache: { ...kept, query: some('units') } });
  await view(get('/f?units=1'));
  const again = await view(get('/f?units=1&utm=x'));
  expect(again.headers['x-cache']).toBe('Hit from cloudfront');
  await view(get('/f?units=2'));
  expect(originRequests.map(({ query }) => query)).toEqual(['units=1', 'units=2']);
});

test.each([['no-store'], ['private, max-age=60'], ['']])(
  'a reply with "%s" is fetched each time',
  async (cacheControl) => {
    reply = answering('hello', { 'cache-control': cacheControl });
    const view = distributionOf({ cache: kept });
    await view(get('/f'));
    await view(get('/f'));
    expect(originRequests).toHaveLength(2);
  },
);

test('concurrent requests for the same thing reach the origin once', async () => {
  reply = answering('hello', { 'cache-control': 's-maxage=60' });
  const view = distributionOf({ cache: kept });
  await Promise.all(Array.from({ length: 5 }, () => view(get('/f'))));
  expect(originRequests).toHaveLength(1);
});

test('a large text is sent compressed to a viewer that accepts it, where something is cached', async () => {
  const text = JSON.stringify('surf '.repeat(500));
  reply = answering(text, { etag: '"a"' });
  const compressed = await distributionOf({ cache: kept })(get('/f', { 'accept-encoding': 'gzip, deflate, br' }));
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"a"' });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(text);
  expect((await distributionOf({ cache: kept })(get('/f'))).headers).not.toHaveProperty('content-encoding');
  const uncached = await distributionOf({ cache: disabled })(get('/f', { 'accept-encoding': 'br' }));
  expect(uncached.headers).not.toHaveProperty('content-encoding');
});

test('304 for an unchanged copy, 206 for a part, 416 past the end', async () => {
  reply = answering('hello', { etag: '"a"' });
  const view = distributionOf({});
  expect((await view(get('/f', { 'if-none-match': 'W/"a"' }))).status).toBe(304);
  const part = await view(get('/f', { range: 'bytes=1-2' }));
  expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, 'el', 'bytes 1-2/5']);
  expect((await view(get('/f', { range: 'bytes=9-' }))).status).toBe(416);
});

test('an edge function changes the request, or answers it', async () => {
  const onRequest = `function handler(event) {
    var request = event.request;
    if (request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } };
    request.headers['x-as'] = { value: request.cookies.sc_units ? 'json' : 'page' };
    request.querystring.units = { value: request.cookies.sc_units.value };
    delete request.cookies.sc_units;
    return request;
  }`;
  const view = distributionOf({ onRequest, cache: { ...kept, headers: some('x-as'), query: some('units') } });
  expect(await view(get('/old'))).toMatchObject({ status: 301, headers: { location: '/new' } });
  await view(get('/f', {}, { cookies: ['sc_units=2'] }));
  expect(originRequests[0]).toMatchObject({ query: 'units=2', cookies: [], headers: { 'x-as': 'json' } });
});

test('an edge function changes a reply’s status because of a header that another one set on the request', async () => {
  const onRequest = `function handler({ request }) {
    if (request.uri === '/own') return { statusCode: 200, body: 'own' };
    if (request.uri === '/odd') request.headers['x-odd'] = { value: '1' };
    request.uri = '/f';
    return request;
  }`;
  const onResponse = `function handler({ context, request, response }) {
    if (request.headers['x-odd'] || request.uri !== '/f') response.statusCode = 404;
    response.headers['x-seen'] = { value: context.eventType + response.headers['x-set'].value };
    return response;
  }`;
  const responseHeaders = { set: [{ name: 'x-set', value: '!', override: true }], remove: [] };
  const view = distributionOf({ onRequest, onResponse, responseHeaders });
  const odd = await view(get('/odd'));
  expect([odd.status, odd.body.toString(), odd.headers['x-seen']]).toEqual([404, 'hello', 'viewer-response!']);
  expect((await view(get('/even'))).status).toBe(200);
  expect((await view(get('/own'))).headers).not.toHaveProperty('x-seen');
  reply = { ...reply, status: 403 };
  expect((await view(get('/odd'))).status).toBe(403);
});

test('overriding headers replace those of the origin, others only fill their absence', async () => {
  reply = answering('hello', { 'cache-control': 'no-store', 'content-security-policy': 'strict', server: 'x' });
  const set = [
    { name: 'cache-control', value: 'no-cache', override: true },
    { name: 'content-security-policy', value: 'loose', override: false },
    { name: 'referrer-policy', value: 'no-referrer', override: false },
  ];
  const { headers } = await distributionOf({ responseHeaders: { set, remove: ['server'] } })(get('/f'));
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': 'strict',
    'referrer-policy': 'no-referrer',
  });
  expect(headers).not.toHaveProperty('server');
});

test.each([
  ['takes all headers but some', { mode: 'allBut', names: new Set(['host']) } as const],
  ['names the headers', some('cloudfront-viewer-address', 'cloudfront-forwarded-proto')],
])(
  'with a policy that %s CloudFront itself states where the viewer is and which scheme it uses, whatever the request states',
  async (_, headers) => {
    const originRequest = { headers, cookies: none, query: none };
    const claimed = { 'cloudfront-viewer-address': '203.0.113.9:1', 'cloudfront-forwarded-proto': 'https' };
    await distributionOf({ originRequest })(get('/f', claimed, { sourceIp: '127.0.0.1', sourcePort: 4321 }));
    expect(originRequests[0]?.headers).toMatchObject({
      'cloudfront-viewer-address': '127.0.0.1:4321',
      'cloudfront-forwarded-proto': 'http',
    });
  },
);

test('a request body reaches the origin with its cookies, and every cookie that the origin sets comes back', async () => {
  const all = { mode: 'all', names: new Set<string>() } as const;
  const originRequest = { headers: { mode: 'allBut', names: new Set(['host']) } as const, cookies: all, query: all };
  const view = distributionOf({ pattern: '/login/*', allowedMethods: new Set(['GET', 'POST']), originRequest });
  reply = { ...reply, cookies: ['__Host-session=a; HttpOnly', 'seen=1'] };
  const body = Buffer.from('{"email":"ana@example.com"}');
  const sent = { method: 'POST', body, cookies: ['__Host-session=b'] };
  const shown = await view(get('/login/ajax', { 'content-type': 'application/json' }, sent));
  expect(originRequests[0]).toMatchObject({ ...sent, headers: { 'content-type': 'application/json' } });
  expect(shown.cookies).toEqual(['__Host-session=a; HttpOnly', 'seen=1']);
});
