import { expect, test } from 'vitest';
import { toRequestEvent } from './request-event.ts';

const api = { apiId: 'api', accountId: '000000000000', host: 'api.execute-api.us-east-1.amazonaws.com' };
const matched = { route: { routeKey: 'GET /f/{id}', functionName: 'f' }, params: { id: 'a b' } };
const request = {
  method: 'GET',
  path: '/f/a%20b',
  query: 'units=2&tag=x&tag=y%20z',
  headers: { accept: 'text/html', 'user-agent': 'Firefox' },
  cookies: ['sc_units=2'],
  body: Buffer.alloc(0),
  sourceIp: '10.0.0.1',
};

test('an event has the form of HTTP APIs: raw and parsed query, decoded path, separate cookies', () => {
  const event = toRequestEvent(request, matched, api, Date.UTC(2026, 10, 20, 8, 58));
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /f/{id}',
    rawPath: '/f/a b',
    rawQueryString: 'units=2&tag=x&tag=y%20z',
    cookies: ['sc_units=2'],
    headers: { accept: 'text/html' },
    queryStringParameters: { units: '2', tag: 'x,y z' },
    pathParameters: { id: 'a b' },
    isBase64Encoded: false,
    requestContext: {
      http: { method: 'GET', path: '/f/a b', sourceIp: '10.0.0.1', userAgent: 'Firefox', protocol: 'HTTP/1.1' },
      time: '20/Nov/2026:08:58:00 +0000',
      stage: '$default',
    },
  });
  expect(event).not.toHaveProperty('body');
});

test('a JSON body is text, an image is base64', () => {
  const post = (type: string, body: Buffer) =>
    toRequestEvent({ ...request, headers: { 'content-type': type }, body }, matched, api, 0);
  expect(post('application/json', Buffer.from('{"ü":1}'))).toMatchObject({ body: '{"ü":1}', isBase64Encoded: false });
  expect(post('image/png', Buffer.from([137, 80]))).toMatchObject({ body: 'iVA=', isBase64Encoded: true });
});

test('absent parts are absent, not empty', () => {
  const event = toRequestEvent({ ...request, query: '', cookies: [] }, { ...matched, params: {} }, api, 0);
  for (const name of ['cookies', 'queryStringParameters', 'pathParameters']) expect(event).not.toHaveProperty(name);
});
