import { randomUUID } from 'node:crypto';
import { identities, newAccount, preparePassCode, signInVerified } from '@groundswell/accounts';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { accountSessions, accounts, followUps, type StoredAccount } from '@groundswell/data/accounts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeEach, expect, test, vi } from 'vitest';
import { handler as finishFollowUps } from '../accounts/finish-follow-ups.ts';
import { handler as getMe } from '../auth/get-me.ts';
import { handler as issueToken } from '../auth/issue-token.ts';
import { type Browser, openBrowser } from '../auth/test-support/browser.ts';
import { useIdentities } from '../auth/test-support/use-identities.ts';
import { handler as checkOwnPassCode } from '../settings/check-own-pass-code.ts';
import { handler as newOwnPassCode } from '../settings/new-own-pass-code.ts';
import { handler as changePassword } from './change-password.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const cognito = useIdentities();

// Delays end at once here. `npm run bench enumeration` covers the delays that equalize reply times.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const PASSWORD = 'a wave at Folly Beach';
const NEXT = 'a swell from the south';
const THIRD = 'offshore until noon';

let account: StoredAccount;
let own: Browser;
let token: string;
beforeEach(async () => {
  account = await open(PASSWORD);
  own = openBrowser();
  token = await signIn(own);
  letters.take();
  cognito.takeOrders();
});

async function open(password?: string): Promise<StoredAccount> {
  const id = randomUUID();
  const identity = await identities.make(id, password);
  const who = { id, email: `${id}@example.com`, identityId: identity.id, hasPassword: password !== undefined };
  const opened = newAccount({ ...who, socials: [], units: 1, lang: 'en', now: Date.now() });
  expect(await accounts.open(opened, identity, { now: Date.now() })).toBe('opened');
  return opened;
}
async function tryPassword(browser: Browser, password: string) {
  return (await browser.call(issueToken, { grant: 'password', username: account.email, password })).body;
}
async function signIn(browser: Browser, password = PASSWORD): Promise<string> {
  return String((await tryPassword(browser, password)).access_token ?? expect.fail('Nobody was signed in.'));
}
const change = (body: object = {}, browser = own, by = token) =>
  browser.call(
    changePassword,
    { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT, ...body },
    by,
  );
const refresh = (browser: Browser) => browser.call(issueToken, { grant: 'refresh' });
const statusOf = async (browser: Browser, by: string) => (await browser.call(getMe, undefined, by)).status;

test('200 a new password ends every other session at once; this one goes on, and the owner is notified', async () => {
  const other = openBrowser();
  const otherToken = await signIn(other);
  expect((await change()).body).toEqual({ success: true });

  expect([await statusOf(other, otherToken), (await refresh(other)).status]).toEqual([401, 401]);
  expect(await statusOf(own, token)).toBe(401);
  const { body } = await refresh(own);
  expect(await statusOf(own, String(body.access_token))).toBe(200);
  expect(letters.take()).toMatchObject([{ letter: 'password-changed', email: account.email }]);
  expect(cognito.takeOrders()).toContain('AdminDeleteUser');
  expect((await tryPassword(openBrowser(), PASSWORD)).access_token).toBeUndefined();
  await signIn(openBrowser(), NEXT);
});

test('200 the session that set it keeps its end', async () => {
  const before = (await refresh(own)).body.session_expires_at;
  await change();
  expect((await refresh(own)).body.session_expires_at).toBe(before);
});

test.each([
  [{ current_password: 'not the right one' }, { current_password: ['That is not your current password.'] }],
  [{ current_password: undefined }, { current_password: ['Enter your current password'] }],
  [{ password_confirmation: THIRD }, { password_confirmation: ['The two passwords differ.'] }],
  [
    { password: 'Password1', password_confirmation: 'Password1' },
    { password: ['Choose another password: this one is on the lists that thieves try first.'] },
  ],
])('422 with %j nothing changes', async (body, errors) => {
  const refused = await change(body);
  expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  expect((await accounts.find(account.id))?.identityId).toBe(account.identityId);
  expect(await statusOf(own, token)).toBe(200);
  expect(letters.take()).toEqual([]);
});

test('429 after ten guesses of the present password', async () => {
  for (let count = 0; count < 10; count++) expect((await change({ current_password: 'wrong one' })).status).toBe(422);
  expect((await change()).status).toBe(429);
  await signIn(openBrowser());
});

test('one of two concurrent new passwords counts, and only its session goes on', async () => {
  const other = openBrowser();
  const otherToken = await signIn(other);
  const answers = await Promise.all([
    change(),
    change({ password: THIRD, password_confirmation: THIRD }, other, otherToken),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  const [won, lost] = answers[0]?.status === 200 ? [NEXT, THIRD] : [THIRD, NEXT];
  expect((await tryPassword(openBrowser(), lost)).access_token).toBeUndefined();
  const [winner, loser] = won === NEXT ? [own, other] : [other, own];
  expect([(await refresh(winner)).status, (await refresh(loser)).status]).toEqual([200, 401]);
  await signIn(openBrowser(), won);
  await finishLater(61);
  const orders = cognito.takeOrders();
  expect(orders.filter((order) => order === 'AdminDeleteUser')).toHaveLength(2);
});

test('401 for a session ended meanwhile, without a change', async () => {
  await accountSessions.endAll(account.id);
  expect((await change()).status).toBe(401);
  expect((await accounts.find(account.id))?.identityId).toBe(account.identityId);
});

test('200 a function that ends right after the change leaves a letter and an old identity to the job', async () => {
  const taken = vi.spyOn(followUps, 'take').mockRejectedValue(new Error('killed'));
  vi.spyOn(console, 'error')
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(() => undefined);
  expect((await change()).status).toBe(200);
  taken.mockRestore();
  expect([letters.take(), cognito.takeOrders().includes('AdminDeleteUser')]).toEqual([[], false]);
  expect((await tryPassword(openBrowser(), PASSWORD)).access_token).toBeUndefined();
  cognito.takeOrders();
  await finishLater(1);
  expect(letters.take()).toMatchObject([{ letter: 'password-changed' }]);
  expect(cognito.takeOrders()).toEqual(['AdminDeleteUser']);
});

test('200 a user without a password sets one within ten minutes of signing in, and after that by a code', async () => {
  account = await open();
  await signInWithout(account);
  const first = await change({ current_password: undefined }, own, token);
  expect(first.status).toBe(200);
  expect(await accounts.find(account.id)).toMatchObject({ hasPassword: true });
  await signIn(openBrowser(), NEXT);

  account = await open();
  await signInWithout(account, 11);
  const refused = await change({ current_password: undefined }, own, token);
  expect([refused.status, refused.body.errors]).toEqual([422, { passcode: ['Enter a pass code'] }]);
  await own.call(newOwnPassCode, {}, token);
  const letter = letters.take().at(-1);
  const ready = letter?.letter === 'pass-code' ? await preparePassCode(letter) : undefined;
  const passcode = ready && ready !== 'account-exists' ? ready.code : expect.fail('No code was mailed.');
  expect((await own.call(checkOwnPassCode, { passcode }, token)).status).toBe(200);
  expect((await change({ current_password: undefined }, own, token)).status).toBe(200);
});

/** Signs in a user without a password, as a sign-in provider does, with a sign-in time some minutes ago. */
async function signInWithout(who: StoredAccount, minutesAgo = 0): Promise<void> {
  const cookies = new Map<string, string>();
  const signed = await signInVerified(who, false, {
    visitor: { address: '192.0.2.7' },
    cookies: {
      read: (name) => cookies.get(name),
      set: (name, value) => void cookies.set(name, value),
      clear: (name) => void cookies.delete(name),
    },
  });
  token = signed.outcome === 'signed-in' ? String(signed.session.access_token) : expect.fail('Nobody was signed in.');
  own = openBrowser(cookies);
  const { sessions } = (await accounts.find(who.id)) ?? expect.fail();
  for (const [id, session] of Object.entries(sessions))
    await accountSessions.see(who.id, id, { ...session, signedInAt: Date.now() - minutesAgo * 60_000 });
}

/** Runs the follow-up job with the clock set ahead by a number of minutes. */
async function finishLater(minutes: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  await finishFollowUps({}, { awsRequestId: 'r' });
  vi.useRealTimers();
}
