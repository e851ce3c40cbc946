import { createECDH, randomBytes } from 'node:crypto';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { SESSION_ID } from '@groundswell/accounts/testing/token-pool';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { accountSessions } from '@groundswell/data/accounts';
import { pushBrowsers } from '@groundswell/data/alerts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeEach, expect, test } from 'vitest';
import { handler as updateSetting } from '../settings/update-setting.ts';
import { handler as addPushBrowser } from './add-push-browser.ts';
import { handler as getPush } from './get-push.ts';
import { handler as removePushBrowser } from './remove-push-browser.ts';

useMemoryTable({ CHECK_REPLIES: '1', PRODUCT_NAME: 'Groundswell' });
const people = usePeople();
beforeEach(() => {
  process.env.PUSH_PUBLIC_KEY = 'B'.repeat(87);
});

const made = (over = {}) => ({
  endpoint: `https://push.groundswell.example/${randomBytes(8).toString('hex')}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  ...over,
});
const add = async (who: Person, body: object) => (await callAs(addPushBrowser, who, { body })).body;
const read = async (who: Person) => (await callAs(getPush, who)).body;

test('200 a browser is added, listed as this session’s own, and removed', async () => {
  const who = await people.join();
  const browser = made();
  expect(await read(who)).toEqual({ key: 'B'.repeat(87), browsers: [] });
  expect(await add(who, browser)).toEqual({ success: true });
  expect(await add(who, browser)).toEqual({ success: true });
  const { browsers } = await read(who);
  expect(browsers).toEqual([expect.objectContaining({ is_own: true })]);
  expect((await callAs(removePushBrowser, who, { params: { id: browsers[0].id } })).body).toEqual({ success: true });
  expect((await callAs(removePushBrowser, who, { params: { id: browsers[0].id } })).body).toEqual({ success: true });
  expect((await read(who)).browsers).toEqual([]);
});

test('200 without VAPID keys notifications are not offered', async () => {
  process.env.PUSH_PUBLIC_KEY = '';
  expect(await read(await people.join())).toEqual({ key: null, browsers: [] });
});

test.each([
  ['http://push.example.com/1'],
  ['https://127.0.0.1/1'],
  ['https://[fd00:ec2::254]/latest'],
  ['https://metadata.google.internal/1'],
  ['https://push.example.com:22/1'],
])('200 refused by name: %s is no push service', async (endpoint) => {
  const who = await people.join();
  expect(await add(who, made({ endpoint }))).toMatchObject({ success: false, reason: { code: 'not-a-push-service' } });
  expect((await read(who)).browsers).toEqual([]);
});

test.each([
  [{ keys: { p256dh: 'x', auth: 'y' } }],
  [{ keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) } }],
  [{ endpoint: 7 }],
  [{ endpoint: `https://push.example.com/${'x'.repeat(1024)}` }],
  [{ keys: null }],
])('422 %j is no subscription', async (over) => {
  expect((await callAs(addPushBrowser, await people.join(), { body: made(over) })).status).toBe(422);
});

test('a stranger who learned an endpoint can neither take it over nor remove it; the browser itself moves between accounts', async () => {
  const [ann, stranger] = [await people.join(), await people.join()];
  const browser = made();
  await add(ann, browser);
  const [{ id }] = (await read(ann)).browsers;
  expect(await add(stranger, { ...made(), endpoint: browser.endpoint })).toMatchObject({
    success: false,
    reason: { code: 'push-browser-taken' },
  });
  await callAs(removePushBrowser, stranger, { params: { id } });
  expect((await read(ann)).browsers).toHaveLength(1);
  expect(await add(stranger, browser)).toEqual({ success: true });
  expect((await read(ann)).browsers).toEqual([]);
});

test('422 with the specification’s sentence until a signed-in browser gets notifications, then they are chosen', async () => {
  const who = await people.join();
  const choose = () => callAs(updateSetting, who, { body: { setting: 'alertSetting', value: 'push' } });
  expect((await choose()).body.errorMsg).toBe('Push notifications can only be enabled on the Groundswell app.');
  await pushBrowsers.add(who.account.id, {
    endpoint: 'https://push.example.com/1',
    p256dh: 'p',
    auth: 'a',
    sessionId: SESSION_ID,
    addedAt: 1,
  });
  expect((await choose()).body).toEqual({ success: true });
  await accountSessions.end(who.account.id, SESSION_ID);
  expect((await choose()).status).toBe(401);
});
