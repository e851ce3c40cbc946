import { expect, test } from 'vitest';
import { jsonReply } from '../gateway/http-message.ts';
import { controlPages } from './control.ts';
import { withLocalPages } from './local-pages.ts';

const fired: string[] = [];
const schedules = {
  names: ['find-runs'],
  async fire(job: string) {
    if (job !== 'find-runs') return undefined;
    fired.push(job);
    return { job, ms: 3, lines: ['{"queued":2}'] };
  },
};
const answer = withLocalPages(async () => jsonReply(418, ''), controlPages(schedules, { TABLE_NAME: 'Table' }));

async function request(method: string, path: string, headers: Record<string, string> = {}) {
  const request = { method, path, query: '', headers: { host: 'localhost:3000', ...headers }, cookies: [] };
  const { status, body } = await answer({ ...request, body: Buffer.alloc(0), sourceIp: '127.0.0.1' });
  return { status, body: JSON.parse(body.toString()) };
}

test('a scheduled job runs and returns its result; an unknown one is answered with the names', async () => {
  const header = { 'x-groundswell-local': 'fire' };
  expect(await request('POST', '/_local/fire/find-runs', header)).toEqual({
    status: 200,
    body: { job: 'find-runs', ms: 3, lines: ['{"queued":2}'] },
  });
  expect(await request('POST', '/_local/fire/other', header)).toEqual({ status: 404, body: { names: ['find-runs'] } });
});

test('a page of another origin cannot run anything, since it may not send the header', async () => {
  fired.length = 0;
  expect((await request('POST', '/_local/fire/find-runs')).status).toBe(403);
  expect(fired).toEqual([]);
});

test('programs on this machine can read how to reach the services', async () => {
  const { body } = await request('GET', '/_local/cloud.json');
  expect(body).toEqual({ schedules: ['find-runs'], environment: { TABLE_NAME: 'Table' } });
});
