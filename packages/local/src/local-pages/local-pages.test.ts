import { expect, test } from 'vitest';
import type { HttpRequest } from '../gateway/http-message.ts';
import { jsonReply } from '../gateway/http-message.ts';
import type { KeptMail } from '../services/ses/mailbox.ts';
import { inboxPages, withLocalPages } from './local-pages.ts';

const mail: KeptMail = {
  id: 'a-1',
  at: '2026-11-20T09:00:00.000Z',
  from: 'letters@groundswell.example',
  to: '<ana@example.com>',
  subject: '<script>alert(1)</script>',
  headers: { 'x-odd': '"><img src=x onerror=alert(1)>' },
  text: 'line one\n</pre><script>alert(2)</script>',
  html: '<html><head><title>x</title></head><body><a href="https://example.com">go</a></body></html>',
};
const mailbox = {
  list: () => [mail],
  find: (id: string) => (id === mail.id ? mail : undefined),
  keep: async () => mail,
};
const answer = withLocalPages(async () => jsonReply(418, 'the distribution'), inboxPages(mailbox));

function get(path: string, host = 'localhost:3000', method = 'GET', headers = {}) {
  const request: HttpRequest = {
    method,
    path,
    query: '',
    headers: { host, ...headers },
    cookies: [],
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
  };
  return answer(request);
}

test('the inbox answers as a page and as JSON', async () => {
  const page = await get('/_local/mail');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body.toString()).toContain('href="/_local/mail/a-1"');
  expect(JSON.parse((await get('/_local/mail.json')).body.toString())).toEqual([mail]);
});

test.each(['/_local/mail', '/_local/mail/a-1'])('no markup of a mail becomes part of the page %s', async (path) => {
  const { body, headers } = await get(path);
  expect(body.toString()).not.toMatch(/<script|<img/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('the HTML of a mail is shown in a frame that may run and load nothing, and its links open in a new tab', async () => {
  const { body, headers } = await get('/_local/mail/a-1/html');
  expect(body.toString()).toContain('<head><base target="_blank">');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox allow-popups/);
});

test('a mail that is not there is a 404', async () => {
  expect((await get('/_local/mail/other')).status).toBe(404);
});

test('under another host name, and for every other path, the distribution answers', async () => {
  expect((await get('/_local/mail', 'evil.example')).status).toBe(418);
  expect((await get('/_localish')).status).toBe(418);
  expect((await get('/_local/clock.js')).status).toBe(418);
  expect((await get('/_local/mail', 'localhost:3000', 'POST')).status).toBe(418);
});

test('a form of another site’s page is refused', async () => {
  const statusFrom = async (site: string) =>
    (await get('/_local/mail', 'localhost:3000', 'POST', { 'sec-fetch-site': site })).status;
  expect([await statusFrom('cross-site'), await statusFrom('same-origin')]).toEqual([403, 418]);
});
