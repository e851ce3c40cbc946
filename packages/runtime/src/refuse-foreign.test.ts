import { type Call, call } from '@groundswell/contracts';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from './endpoint.ts';
import { refuseForeign, requireJson } from './refuse-foreign.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const EDGE = { 'x-groundswell-host': 'waves.example', 'cloudfront-forwarded-proto': 'https' };

/** Returns the status of a request that changes data; 200 if it is accepted. */
function statusOf(headers: Record<string, string>, over: Partial<Call> = {}, body?: string): number {
  const requestContext = { domainName: 'api.example' } as APIGatewayProxyEventV2['requestContext'];
  const sent = { headers, requestContext, ...(body !== undefined && { body }) };
  try {
    refuseForeign({ method: 'POST', ...over }, sent);
    requireJson(over, sent);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['APPLICATION/JSON', 200],
  ['application/merge-patch+json', 200],
  ['text/plain', 415],
  ['text/plain; x=application/json', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonp', 415],
  ['', 415],
])('a body of the content type “%s”: %i', (type, expected) => {
  const sent = { ...EDGE, 'content-type': type };
  const level = v.object({ levelM: v.number() });
  for (const body of [level, v.optional(level)]) expect(statusOf(sent, { body }, '{}')).toBe(expected);
  // An absent body, or one that the call does not read, needs no content type.
  expect(statusOf(sent, { body: v.optional(level) })).toBe(200);
  expect(statusOf(sent, {}, 'a=1')).toBe(200);
  expect(statusOf(sent, { body: level })).toBe(expected);
});

test.each([
  ['https://waves.example', 200],
  ['http://waves.example', 403],
  ['https://waves.example:444', 403],
  ['https://api.example', 403],
  ['https://evil.example', 403],
  ['https://waves.example.evil.example', 403],
  ['https://sub.waves.example', 403],
  ['null', 403],
  ['', 403],
])('JSON of the origin “%s”: %i', (origin, expected) => {
  expect(statusOf({ ...EDGE, ...JSON_TYPE, origin })).toBe(expected);
});

test('the edge’s headers give the scheme and the port', () => {
  const local = { 'x-groundswell-host': 'localhost:4321', 'cloudfront-forwarded-proto': 'http', ...JSON_TYPE };
  expect(statusOf({ ...local, origin: 'http://localhost:4321' })).toBe(200);
  for (const origin of ['http://localhost', 'https://localhost:4321', 'http://localhost:4322'])
    expect(statusOf({ ...local, origin })).toBe(403);
});

test('without an edge only the API’s own origin is ours', () => {
  expect(statusOf({ ...JSON_TYPE, origin: 'https://api.example' })).toBe(200);
  expect(statusOf({ ...JSON_TYPE, origin: 'https://waves.example' })).toBe(403);
});

test.each([
  ['same-origin', 200],
  ['none', 200],
  ['same-site', 403],
  ['cross-site', 403],
  ['', 403],
])('JSON that the browser marks “%s”: %i', (site, expected) => {
  expect(statusOf({ ...EDGE, ...JSON_TYPE, 'sec-fetch-site': site })).toBe(expected);
});

test('a call that may be sent from anywhere accepts a form of another site', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  expect(statusOf({ ...EDGE, ...form, 'sec-fetch-site': 'cross-site' }, { sentFrom: 'anywhere' })).toBe(200);
});

const endTide = call({
  name: 'end-tide',
  method: 'POST',
  path: '/tide',
  access: 'anyone',
  body: v.object({ levelM: v.number() }),
  reply: v.object({ ended: v.boolean() }),
});

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

test('a foreign request is refused before it is parsed, with the usual error envelope', async () => {
  const handle = vi.fn(async () => ({ ended: true }));
  const event = {
    rawPath: '/tide',
    headers: { ...EDGE, ...JSON_TYPE, origin: 'https://evil.example' },
    body: '{"broken',
    requestContext: { requestId: 'r1' },
  } as unknown as APIGatewayProxyEventV2;
  const { statusCode, body = '' } = await endpoint(endTide, handle)(event, {} as Context);
  const sentence = 'Another site asked for this, so nothing was done.';
  expect([statusCode, JSON.parse(body)]).toEqual([
    403,
    { error: sentence, errorMsg: sentence, code: 'foreign_request', reason: { code: 'foreign-site' }, requestId: 'r1' },
  ]);
  expect(handle).not.toHaveBeenCalled();
});
