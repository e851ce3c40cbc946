import { expect, test } from 'vitest';
import type { HttpRequest } from '../gateway/http-message.ts';
import { compileRequestFunction } from './edge-function.ts';

const passOn = compileRequestFunction('function handler(event) { return event.request; }');

function requestOf(query: string, cookies: readonly string[] = []): HttpRequest {
  return { method: 'GET', path: '/', query, headers: {}, cookies, body: Buffer.alloc(0), sourceIp: '127.0.0.1' };
}

async function queryAfter(request: HttpRequest): Promise<string> {
  const result = await passOn(request);
  return 'request' in result ? result.request.query : '';
}

test('a query passes unchanged, also a name given twice', async () => {
  expect(await queryAfter(requestOf('units=1&day=a%20b&units=2&flag'))).toBe('units=1&units=2&day=a%20b&flag');
});

test('no name in a query or a cookie reaches Object.prototype', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(await queryAfter(requestOf(`${name}=1&units=1`, [`${name}=1`]))).toBe(`${name}=1&units=1`);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(await queryAfter(requestOf('units=2'))).toBe('units=2');
});
