import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpRequest, jsonReply } from '../gateway/http-message.ts';
import type { RunningServer } from '../services/http-server.ts';
import { serveSite } from './site-server.ts';

let server: RunningServer;
let answered = 0;
const hosts: unknown[] = [];
const answer = async ({ headers }: HttpRequest) => {
  hosts.push(headers.host);
  return jsonReply(200, ++answered);
};

beforeAll(async () => {
  server = await serveSite(answer, { port: 0, hosts: ['board.example'] }, () => undefined);
});
afterAll(() => server.stop());

function get(host: string): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request(server.url, { headers: { host } }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
    })
      .once('error', reject)
      .end();
  });
}

test('the site answers by the names of this machine and the names it was started with', async () => {
  const names = ['localhost', 'widgets.localhost:3000', '127.0.0.1', '[::1]:3000', 'board.example', 'Board.Example:80'];
  for (const host of names) expect((await get(host)).status, host).toBe(200);
});

test('a host in capitals is the same host to all that answers, the pages of this machine among them', async () => {
  hosts.length = 0;
  for (const host of ['LOCALHOST:4712', 'Board.Example']) await get(host);
  expect(hosts).toEqual(['localhost:4712', 'board.example']);
});

test('421 with a sentence by any other name, before anything is done: a page whose name leads here gets nothing', async () => {
  const before = answered;
  for (const host of ['evil.test', 'evil.test:3000', 'localhost.evil.test', 'evil-localhost', 'x.board.example']) {
    const { status, text } = await get(host);
    expect(status, host).toBe(421);
    expect(text).toBe(
      'The site answers by the names of this machine alone. To open it by another name, start it with --host NAME.\n',
    );
  }
  expect(answered).toBe(before);
});
