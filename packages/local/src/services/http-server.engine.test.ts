import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startService } from './http-server.ts';

function statusFor(port: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers: { host } }, (reply) => resolve(reply.resume().statusCode))
      .once('error', reject)
      .end();
  });
}

test('a stand-in answers by the names of this machine alone: a page elsewhere whose name leads here gets nothing', async () => {
  const { url, stop } = await startService((_request, response) => response.end('a secret'));
  const { port, host } = new URL(url);
  const own = [host, '127.0.0.1', `localhost:${port}`, `frames.localhost:${port}`];
  const foreign = ['evil.test', `evil.test:${port}`, 'localhost.evil.test', '127.0.0.1.evil.test', 'evil-localhost'];
  expect(await Promise.all(own.map((name) => statusFor(port, name)))).toEqual(own.map(() => 200));
  expect(await Promise.all(foreign.map((name) => statusFor(port, name)))).toEqual(foreign.map(() => 403));
  await stop();
});
