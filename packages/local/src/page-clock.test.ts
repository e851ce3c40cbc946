import vm from 'node:vm';
import { DAY_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import type { HttpReply, HttpRequest } from './gateway/http-message.ts';
import { movePageClock } from './page-clock.ts';

const reply = (type: string, body: string): HttpReply => ({
  status: 200,
  headers: { 'content-type': type },
  cookies: [],
  body: Buffer.from(body),
});
const request = (path: string, accept: string): HttpRequest => ({
  method: 'GET',
  path,
  query: '',
  headers: { accept, 'accept-encoding': 'br' },
  cookies: [],
  body: Buffer.alloc(0),
  sourceIp: '',
});
const moved = movePageClock(
  async ({ path }) => (path === '/data' ? reply('application/json', '"<head>"') : reply('text/html', '<head><title>')),
  DAY_MS,
);

test('a page loads the script first, and the script moves its clock', async () => {
  const page = (await moved(request('/', 'text/html,*/*'))).body.toString();
  const [, path = ''] = /^<head><script src="([^"]+)"><\/script><title>$/.exec(page) ?? [];
  const script = (await moved(request(path, '*/*'))).body.toString();
  const said = vm.runInNewContext(`${script}; Date.now()`);
  expect(Math.abs(said - Date.now() - DAY_MS)).toBeLessThan(60_000);
});

test('other files stay unchanged, and so do pages of a cloud on the machine’s own time', async () => {
  expect((await moved(request('/data', 'application/json'))).body.toString()).toBe('"<head>"');
  const answer = async () => reply('text/html', '<head>');
  expect(movePageClock(answer, 0)).toBe(answer);
});
