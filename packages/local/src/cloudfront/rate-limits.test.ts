import { beforeEach, expect, test } from 'vitest';
import type { HttpRequest } from '../gateway/http-message.ts';
import { readLimits } from '../template/read-limits.ts';
import { withRateLimits } from './rate-limits.ts';

const rule = (Name: string, Priority: number, Limit: number, RegexString: string) => ({
  Name,
  Priority,
  Statement: {
    RateBasedStatement: {
      AggregateKeyType: 'IP',
      Limit,
      EvaluationWindowSec: 60,
      ScopeDownStatement: { RegexMatchStatement: { FieldToMatch: { UriPath: {} }, RegexString } },
    },
  },
  Action: {
    Block: {
      CustomResponse: {
        ResponseCode: 429,
        CustomResponseBodyKey: 'many',
        ResponseHeaders: [{ Name: 'Retry-After', Value: '60' }],
      },
    },
  },
});
const ACL = {
  DefaultAction: { Allow: {} },
  CustomResponseBodies: { many: { ContentType: 'APPLICATION_JSON', Content: '{"code":"too_many_requests"}' } },
  Rules: [rule('calls', 1, 3, '^/(api|forecast|login)(/|$)'), rule('accounts', 0, 2, '^/(login)(/|$)')],
};

let now = 0;
const request = (() => {
  let answer: ReturnType<typeof withRateLimits>;
  beforeEach(() => {
    now = 0;
    answer = withRateLimits(
      async () => ({ status: 200, headers: {}, cookies: [], body: Buffer.alloc(0) }),
      readLimits(ACL),
      () => now,
    );
  });
  return async (path: string, sourceIp = '192.0.2.1') =>
    answer({
      method: 'GET',
      path,
      query: '',
      headers: {},
      cookies: [],
      body: Buffer.alloc(0),
      sourceIp,
    } as HttpRequest);
})();
const statusesOf = async (paths: readonly string[], sourceIp?: string) => {
  const statuses = [];
  for (const path of paths) statuses.push((await request(path, sourceIp)).status);
  return statuses;
};

test('an address above the limit gets the template’s refusal, another address does not', async () => {
  const paths = ['/api/a', '/forecast/b', '/api/a', '/api/a'];
  expect(await statusesOf(paths)).toEqual([200, 200, 200, 429]);
  expect(await statusesOf(paths, '192.0.2.2')).toEqual([200, 200, 200, 429]);
  const { headers, body } = await request('/api/a');
  expect(headers).toEqual({ 'content-type': 'application/json', 'retry-after': '60' });
  expect(body.toString()).toBe('{"code":"too_many_requests"}');
});

test('a stricter limit on some paths is checked first, and a request past it does not count for the others', async () => {
  expect(await statusesOf(['/login/a', '/login/a', '/login/a', '/login/a'])).toEqual([200, 200, 429, 429]);
  expect(await statusesOf(['/api/a', '/api/a'])).toEqual([200, 429]);
});

test('a minute after its last request an address may call again', async () => {
  await statusesOf(['/api/a', '/api/a', '/api/a', '/api/a']);
  now = 59_999;
  expect(await statusesOf(['/api/a'])).toEqual([429]);
  now = 120_000;
  expect(await statusesOf(['/api/a'])).toEqual([200]);
});

test('files do not count; a call with a percent-encoded path does', async () => {
  expect(await statusesOf(['/', '/assets/a.js', '/assets/a.js', '/apis', '/tiles/a'])).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(await statusesOf(['/%61pi/a', '/api/a', '/%61pi/a', '/%61pi/a'])).toEqual([200, 200, 200, 429]);
});

test('an unsupported web ACL stops the start', () => {
  expect(() => readLimits({ ...ACL, DefaultAction: { Block: {} } })).toThrow('cannot run here');
  const [rule] = ACL.Rules;
  expect(() => readLimits({ ...ACL, Rules: [{ ...rule, Statement: { GeoMatchStatement: {} } }] })).toThrow();
});
