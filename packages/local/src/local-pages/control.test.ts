import { expect, test } from 'vitest';
import { jsonReply } from '../gateway/http-message.ts';
import type { Provider } from '../services/stripe/provider.ts';
import { controlPages, paymentClockPages } from './control.ts';
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
const answer = withLocalPages(async () => jsonReply(418, ''), controlPages(schedules, { TABLE_NAME: 'Table' }, -5));

async function request(method: string, path: string, headers: Record<string, string> = {}) {
  const request = { method, path, query: '', headers: { host: 'localhost:3000', ...headers }, cookies: [] };
  const { status, body } = await answer({ ...request, body: Buffer.alloc(0), sourceIp: '127.0.0.1' });
  return { status, body: JSON.parse(body.toString()) };
}

test('a scheduled job runs and returns its result; an unknown name gets the list of names', async () => {
  const header = { 'x-groundswell-local': 'fire' };
  expect(await request('POST', '/_local/fire/find-runs', header)).toEqual({
    status: 200,
    body: { job: 'find-runs', ms: 3, lines: ['{"queued":2}'] },
  });
  expect(await request('POST', '/_local/fire/other', header)).toEqual({ status: 404, body: { names: ['find-runs'] } });
});

test('a page of another origin cannot run a job, because it may not send the header', async () => {
  fired.length = 0;
  expect((await request('POST', '/_local/fire/find-runs')).status).toBe(403);
  expect(fired).toEqual([]);
});

test('the test clock of payments advances day by day, and each day’s events are handled before the next', async () => {
  const days: string[] = [];
  const events: object[] = [];
  let nowS = 0;
  const books = { nowS: () => nowS, list: () => events } as unknown as Provider['books'];
  const time = {
    settle: () => undefined,
    advanceTo(atS: number) {
      nowS = atS;
      days.push(`day ${atS / 86_400}`);
      if (atS === 2 * 86_400) events.push({});
    },
  };
  const pages = paymentClockPages({ books, time }, async () => void days.push('acted upon'));
  const clock = withLocalPages(async () => jsonReply(418, ''), pages);
  const asked = { method: 'POST', path: '/_local/payments/advance/3', query: '', cookies: [], sourceIp: '127.0.0.1' };
  const headers = { host: 'localhost:3000', 'x-groundswell-local': 'clock' };
  expect((await clock({ ...asked, headers, body: Buffer.alloc(0) })).status).toBe(200);
  expect(days).toEqual(['day 1', 'day 2', 'acted upon', 'day 3']);
});

test('programs on this machine can read how to reach the services, and by which clock', async () => {
  const { body } = await request('GET', '/_local/cloud.json');
  expect(body).toEqual({ schedules: ['find-runs'], environment: { TABLE_NAME: 'Table' }, clockOffsetMs: -5 });
});
