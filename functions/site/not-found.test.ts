import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler } from './not-found.ts';

vi.mock('@groundswell/page-rendering/testing/site-shell', () => ({
  readSiteShell: () => '<html lang="en"><!--head--><div id="root"></div><!--data--></html>',
}));
beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

async function call(rawPath: string, headers: Record<string, string>, method = 'GET', lang?: string) {
  const event = { rawPath, headers, queryStringParameters: lang && { lang } };
  const requestContext = { requestId: 'r1', domainName: 'api.example', http: { method } };
  const whole = { ...event, requestContext, isBase64Encoded: false } as unknown as APIGatewayProxyEventV2;
  const { statusCode, headers: sent, body = '' } = await handler(whole, {} as Context);
  return { status: statusCode, type: sent?.['content-type'], cache: sent?.['cache-control'], body };
}

test.each([
  ['/contact', { accept: BROWSER }],
  ['/forecast/x/y', { 'x-groundswell-as': 'page' }],
  ['/forecast/', { accept: BROWSER }],
  ['/weather/x/y', { accept: BROWSER, 'x-groundswell-as': 'page' }],
])('404 page for a browser that opens %s', async (path, headers) => {
  const { status, type, cache, body } = await call(path, headers);
  expect([status, type, cache]).toEqual([404, 'text/html; charset=utf-8', 'no-store']);
  expect(body).toContain('<title>Page not found · Groundswell</title>');
});

test('404 page in the language that the edge names', async () => {
  const { body } = await call('/forecast/x/y', { 'x-groundswell-as': 'page' }, 'GET', 'es');
  expect(body).toContain('<html lang="es">');
  const other = await call('/forecast/x/y', { 'x-groundswell-as': 'page' }, 'GET', '"><b>');
  expect(other.body).toContain('<html lang="en">');
});

test.each([
  ['/api/xyz', { accept: BROWSER }, 'GET'],
  ['/contact/x', { accept: 'application/json' }, 'GET'],
  ['/contact/x', { accept: '*/*' }, 'GET'],
  ['/nearby/x/y', {}, 'GET'],
  ['/forecast/x/y', { 'x-groundswell-as': 'json' }, 'GET'],
  ['/register', { accept: BROWSER }, 'POST'],
])('404 in the envelope of failed calls for %s, %o, %s', async (path, headers, method) => {
  const { status, body } = await call(path, headers as Record<string, string>, method);
  expect(status).toBe(404);
  const error = 'This page could not be found';
  expect(JSON.parse(body)).toEqual({
    error,
    errorMsg: error,
    code: 'not_found',
    reason: { code: 'no-such-page' },
    requestId: 'r1',
  });
});
