import { call, message, reason } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint, personalEndpoint } from './endpoint.ts';
import { NotFoundError, TooManyRequestsError } from './errors.ts';
import type { User } from './user.ts';

const readTide = call({
  name: 'read-tide',
  method: 'GET',
  path: '/tide/{station}',
  access: 'anyone',
  readsToken: true,
  page: true,
  params: v.object({ station: v.pipe(v.string(), v.regex(/^\d+$/, message('not-a-number', { field: 'station' }))) }),
  query: v.object({
    units: v.optional(v.picklist(['1', '2']), '1'),
    lang: v.optional(v.string(), 'en'),
  }),
  reply: v.object({ levelM: v.number(), reader: v.string() }),
  cache: { browserS: 60, edgeS: 120, staleS: 600 },
});
const saveTide = call({
  ...readTide,
  name: 'save-tide',
  method: 'POST',
  page: false,
  access: 'editor',
  body: v.object({ levelM: v.number() }),
});

const findUser = async (token: string): Promise<User | undefined> =>
  token === 'expired' ? undefined : { id: token, role: token === 'ed' ? 'editor' : 'user' };
const read = personalEndpoint(
  findUser,
  readTide,
  async ({ params, user }) => {
    if (params.station === '404') throw new NotFoundError(reason('no-such-beach'));
    if (params.station === '500') throw new Error('database password is hunter2');
    return { levelM: 1.2, reader: (await user)?.id ?? 'visitor' };
  },
  { page: async (content) => `<p>${'failed' in content ? content.status : content.reply.levelM}</p>` },
);
const save = personalEndpoint(findUser, saveTide, async ({ body, user }) => ({ levelM: body.levelM, reader: user.id }));

function request(over: Partial<APIGatewayProxyEventV2> & { token?: string } = {}): APIGatewayProxyEventV2 {
  const { token, ...event } = over;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...over.headers,
  };
  return {
    rawPath: '/tide/1',
    pathParameters: { station: '1' },
    isBase64Encoded: false,
    requestContext: { requestId: 'r1' },
    ...event,
    headers,
  } as APIGatewayProxyEventV2;
}
const answer = async (handler: typeof read, over?: Parameters<typeof request>[0]) => {
  const { statusCode, headers, body } = await handler(request(over), {} as Context);
  return { status: statusCode, headers: headers ?? {}, body: body?.startsWith('{') ? JSON.parse(body) : body };
};

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('200 has caching and security headers and the request id', async () => {
  const { status, headers, body } = await answer(read);
  expect({ status, body }).toEqual({ status: 200, body: { levelM: 1.2, reader: 'visitor' } });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=60, s-maxage=120, stale-while-revalidate=600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    'x-request-id': 'r1',
  });
});

test.each([
  [300, 'public, max-age=60, s-maxage=120, stale-while-revalidate=180'],
  [90, 'public, max-age=60, s-maxage=90'],
  [20.9, 'public, max-age=20, s-maxage=20'],
  [-5, 'private, no-store'],
])('no cache keeps a reply that is true for %d s longer', async (trueS, expected) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  const handler = endpoint(readTide, async () => ({ levelM: 1, reader: '' }), {
    expires: () => new Date(Date.now() + 1000 * trueS).toISOString(),
  });
  const { headers } = await answer(handler);
  vi.useRealTimers();
  expect(headers['cache-control']).toBe(expected);
});

test('a reply has Content-Language and Vary, because the edge fills in a missing language', async () => {
  const { headers } = await answer(read, { queryStringParameters: { lang: 'es' } });
  expect(headers).toMatchObject({ 'content-language': 'es', vary: 'accept, accept-language, cookie' });
  const page = await answer(read, { headers: { accept: 'text/html' } });
  expect(page.headers).toMatchObject({ 'content-language': 'en', vary: 'accept, accept-language, cookie' });
});

test('a page’s own address has the host name that the edge received, else the API’s', async () => {
  const shown = endpoint(readTide, async () => ({ levelM: 1, reader: '' }), {
    page: async ({ site, path }) => site + path,
  });
  const accept = 'text/html';
  expect((await answer(shown, { headers: { accept, 'x-groundswell-host': 'waves.example' } })).body).toBe(
    'https://waves.example/tide/1',
  );
  const requestContext = { requestId: 'r1', domainName: 'api.example' } as APIGatewayProxyEventV2['requestContext'];
  expect((await answer(shown, { headers: { accept }, requestContext })).body).toBe('https://api.example/tide/1');
});

test.each([
  [{ 'x-groundswell-host': 'waves.example', 'cloudfront-forwarded-proto': 'https' }, 'https://waves.example'],
  [{ 'x-groundswell-host': 'localhost:3000', 'cloudfront-forwarded-proto': 'http' }, 'http://localhost:3000'],
  [{}, 'https://api.example'],
])('for %o the handler gets the site %s', async (headers, expected) => {
  const siteReader = endpoint(readTide, async ({ site }) => ({ levelM: 1, reader: site }));
  const requestContext = { requestId: 'r1', domainName: 'api.example' } as APIGatewayProxyEventV2['requestContext'];
  expect((await answer(siteReader, { headers, requestContext })).body).toMatchObject({ reader: expected });
});

test('a reply for a user is not cached and has no ETag', async () => {
  const { headers, body } = await answer(read, { token: 'ann' });
  expect(body.reader).toBe('ann');
  expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
});

test('a cacheable reply has an ETag of its content', async () => {
  const tagOf = async (levelM: number) =>
    (await answer(endpoint(readTide, async () => ({ levelM, reader: '' })) as typeof read)).headers.etag;
  expect(await tagOf(1)).toMatch(/^"[\w-]{22}"$/);
  expect(await tagOf(1)).toBe(await tagOf(1));
  expect(await tagOf(1)).not.toBe(await tagOf(2));
});

test('a bad token on an open call counts as a visitor', async () => {
  expect((await answer(read, { token: 'expired' })).body.reader).toBe('visitor');
});

test('422 names the field in a sentence and by a code, once in the envelope and once by field', async () => {
  const { status, body } = await answer(read, { pathParameters: { station: 'x' } });
  expect(status).toBe(422);
  const notANumber = { code: 'not-a-number', values: { field: 'station' } };
  expect(body).toEqual({
    error: 'The station must be a number.',
    errorMsg: 'The station must be a number.',
    code: 'invalid',
    reason: notANumber,
    requestId: 'r1',
    errors: { station: ['The station must be a number.'] },
    reasons: { station: [notANumber] },
  });
});

test('404 is not cached', async () => {
  const { status, headers } = await answer(read, { pathParameters: { station: '404' } });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('404 suggests similar names', async () => {
  const meant = { slug: 'boston', name: 'Boston', within: 'Massachusetts' };
  const like = endpoint(readTide, async () => {
    throw new NotFoundError(reason('no-such-beach'), [meant]);
  });
  expect((await answer(like)).body).toMatchObject({ code: 'not_found', suggestions: [meant] });
});

test('500 has one fixed sentence, and the cause goes to the log only', async () => {
  const { status, body } = await answer(read, { pathParameters: { station: '500' } });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('hunter2');
  expect(lines.join()).toContain('hunter2');
});

test('one structured line a request', async () => {
  await answer(read);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', call: 'read-tide', requestId: 'r1', status: 200, CallMs: expect.any(Number) },
  ]);
});

test.each([
  [{ headers: { accept: 'text/html' } }, '<p>1.2</p>'],
  [{ headers: { accept: '*/*' } }, '<p>1.2</p>'],
  [{ headers: { accept: 'text/html', 'x-groundswell-as': 'json' } }, { levelM: 1.2, reader: 'visitor' }],
  [
    { headers: { accept: 'text/html' }, queryStringParameters: { isAjax: 'true' } },
    { levelM: 1.2, reader: 'visitor' },
  ],
  [{ headers: { accept: 'text/html' }, pathParameters: { station: '404' } }, '<p>404</p>'],
  [{ headers: { accept: 'text/html' }, pathParameters: { station: 'No Name' } }, '<p>404</p>'],
])('a path that is also a page returns the requested form (%#)', async (over, expected) => {
  expect((await answer(read, over)).body).toEqual(expected);
});

test.each([
  ['401 without a token', undefined, '{"levelM":1}', 401],
  ['401 for an expired token', 'expired', '{"levelM":1}', 401],
  ['403 for too low a role', 'ann', '{"levelM":1}', 403],
  ['400 for broken JSON', 'ed', '{"levelM":', 400],
  ['400 for a body over 32 KB', 'ed', `{"levelM":1,"x":"${'x'.repeat(33_000)}"}`, 400],
  ['422 for no body', 'ed', undefined, 422],
  ['422 for a missing field', 'ed', '{}', 422],
  ['422 for an array', 'ed', '[]', 422],
  ['422 for a text, with JSON around it', 'ed', '"{}"', 422],
  ['200 for an editor', 'ed', '{"levelM":1}', 200],
])('%s', async (_, token, body, expected) => {
  expect((await answer(save, { token, body })).status).toBe(expected);
});

test('422 says for each field what it must be, and does not repeat the input', async () => {
  const bare = personalEndpoint(findUser, { ...saveTide, body: v.object({ level: v.boolean() }) }, async () => ({
    levelM: 1,
    reader: 'ed',
  }));
  const { body } = await answer(bare, { token: 'ed', body: '{"level":"<b>high</b>"}' });
  expect(body.errors).toEqual({ level: ['The level must be on or off.'] });
});

test('422 says for a missing field that it is missing', async () => {
  const { body } = await answer(save, { token: 'ed', body: '{}' });
  expect(body.errors).toEqual({ levelM: ['The level m must be given.'] });
});

test('a cookie is for this host only, over TLS, not readable by scripts, and is sent with a failure too', async () => {
  const kept = endpoint(readTide, async ({ params, cookies }) => {
    cookies.set('__Host-tide', `${cookies.read('__Host-tide')}.2`, 60);
    if (params.station === '404') throw new NotFoundError(reason('no-such-beach'));
    return { levelM: 1, reader: '' };
  });
  for (const station of ['1', '404']) {
    const event = request({ pathParameters: { station }, cookies: ['a=1', '__Host-tide=1'] });
    const { cookies } = await kept(event, {} as Context);
    expect(cookies).toEqual(['__Host-tide=1.2; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax']);
  }
});

test('429 states when to retry', async () => {
  const busy = endpoint(readTide, async () => {
    throw new TooManyRequestsError(12.3);
  });
  const { status, headers } = await answer(busy);
  expect([status, headers['retry-after']]).toEqual([429, '13']);
});

test('a call that is open to anyone reads data while its user is looked up', async () => {
  let startReading: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => {
    startReading = resolve;
  });
  const slowly = async (id: string) => reading.then(() => ({ id, role: 'user' }) as const);
  const both = personalEndpoint(slowly, readTide, async ({ user }) => {
    startReading();
    return { levelM: 1, reader: (await user)?.id ?? '' };
  });
  expect((await answer(both, { token: 'ann' })).body).toEqual({ levelM: 1, reader: 'ann' });
});

test('if the user lookup fails, an open call fails too, even if it ignores its user', async () => {
  const broken = async () => Promise.reject(new Error('The table is away.'));
  const careless = personalEndpoint(broken, readTide, async () => ({ levelM: 1, reader: '' }));
  expect((await answer(careless, { token: 'ann' })).status).toBe(500);
  const misspelled = await answer(careless, { token: 'ann', queryStringParameters: { units: '3' } });
  expect(misspelled.status).toBe(422);
});

test('a call that is not open to anyone needs a handler that can find its user', async () => {
  // @ts-expect-error: only `personalEndpoint` accepts it, as it is given one.
  const forgotten = endpoint(saveTide, async ({ body }) => ({ levelM: body.levelM, reader: '' }));
  expect((await answer(forgotten as typeof read, { token: 'ed', body: '{"levelM":1}' })).status).toBe(401);
});
