import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startService } from './http-server.ts';

function statusFor(port: string, host: string, headers = {}, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, headers: { host, ...headers } }, (reply) =>
      resolve(reply.resume().statusCode),
    )
      .once('error', reject)
      .end();
  });
}

test('a service answers only to this machine’s host names, so DNS rebinding gets no reply', async () => {
  const { url, stop } = await startService((_request, response) => response.end('a secret'));
  const { port, host } = new URL(url);
  const own = [host, '127.0.0.1', `localhost:${port}`, `frames.localhost:${port}`];
  const foreign = ['evil.test', `evil.test:${port}`, 'localhost.evil.test', '127.0.0.1.evil.test', 'evil-localhost'];
  expect(await Promise.all(own.map((name) => statusFor(port, name)))).toEqual(own.map(() => 200));
  expect(await Promise.all(foreign.map((name) => statusFor(port, name)))).toEqual(foreign.map(() => 403));
  await stop();
});

test.each([
  [200, 'a program', {}, 'POST'],
  [200, 'a program that fetches', { 'sec-fetch-mode': 'cors' }, 'POST'],
  [200, 'a visit', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'GET'],
  [403, 'a form of a page', { origin: 'https://evil.test', 'sec-fetch-mode': 'navigate' }, 'POST'],
  [403, 'a form of a page that hides itself', { origin: 'null', 'sec-fetch-mode': 'navigate' }, 'POST'],
  [403, 'a picture in a page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 'GET'],
])('%i for %s', async (status, _, headers, method) => {
  const { url, stop } = await startService((_request, response) => response.end('a secret'));
  const { port, host } = new URL(url);
  expect(await statusFor(port, host, headers, method)).toBe(status);
  await stop();
});
