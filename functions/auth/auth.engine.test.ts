import { browserIdOf, preparePassCode } from '@groundswell/accounts';
import { accountSessions, accounts, claims, followUps } from '@groundswell/data/accounts';
import { consents, type Letter } from '@groundswell/data/letters';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLetters } from '../../packages/accounts/test-support/use-letters.ts';
import { useTable } from '../../packages/data/test-support/use-table.ts';
import { handler as finishFollowUps } from '../accounts/finish-follow-ups.ts';
import { handler as checkPassCode } from './check-pass-code.ts';
import { handler as getMe } from './get-me.ts';
import { handler as issueToken } from './issue-token.ts';
import { handler as login } from './login.ts';
import { handler as logout } from './logout.ts';
import { handler as logoutEverywhere } from './logout-everywhere.ts';
import { handler as newPassCode } from './new-pass-code.ts';
import { handler as register } from './register.ts';
import { handler as requestPasswordReset } from './request-password-reset.ts';
import { handler as resetPassword } from './reset-password.ts';
import { type Browser, openBrowser } from './test-support/browser.ts';
import { mailedCodes } from './test-support/mailed-code.ts';
import { useIdentities } from './test-support/use-identities.ts';
import { handler as verifyEmail } from './verify-email.ts';

useTable({ CHECK_REPLIES: '1' });
const letters = useLetters();
const identities = useIdentities();

// The waits that hide how long each way takes are `npm run bench enumeration`'s.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const PASSWORD = 'a wave at Folly Beach';
const OTHER_PASSWORD = 'a swell from the south';
let email: string;
let own: Browser;
let count = 0;
beforeEach(() => {
  email = `surfer${++count}@example.com`;
  own = openBrowser();
  letters.take();
  identities.takeOrders();
});

type CodeLetter = Extract<Letter, { letter: 'pass-code' }>;
/** What the browser of these cookies is known by. */
const browserIdIn = ({ cookies }: Browser) =>
  browserIdOf({ read: (name) => cookies.get(name), set: () => undefined, clear: () => undefined });
const tenTimes = <T>(ask: () => Promise<T>) => Array.from({ length: 10 }, ask);
const password = (over: object = {}) => ({ grant: 'password', username: email, password: PASSWORD, ...over });
const refresh = { grant: 'refresh' };

/** The code of the letter queued last, made as the job that mails it does; undefined where it mails nothing. */
async function mailedCode(): Promise<string | undefined> {
  return (await mailedCodes(letters.take())).at(-1);
}

async function join(browser = own): Promise<void> {
  await browser.ask(register, { email, password: PASSWORD });
  expect((await browser.ask(checkPassCode, { email, passcode: await mailedCode() })).body).toEqual({ valid: true });
}

describe('registering', () => {
  test('200 leads through the mailed code to a session', async () => {
    expect((await own.ask(register, { email, password: PASSWORD, units: 2, lang: 'es' })).body).toEqual({
      valid: true,
    });
    expect((await own.ask(issueToken, password())).body).toEqual({ needsVerification: true });
    const passcode = await mailedCode();
    expect((await own.ask(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
    const { body, setCookies } = await own.ask(issueToken, password());
    expect(body).toMatchObject({ expires_in: 3600, subscription: 'Basic' });
    expect(setCookies.find((one) => one.startsWith('__Host-session'))).toMatch(
      /.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const endsInDays = (Date.parse(String(body.session_expires_at)) - Date.now()) / 86_400_000;
    expect(endsInDays).toBeCloseTo(30, 2);
    expect(Number(body.session_expires_in) / 86_400).toBeCloseTo(30, 2);
    expect((await own.ask(getMe, undefined, String(body.access_token))).body).toMatchObject({
      email,
      lang: 'es',
      role: 'user',
      subscription: 'Basic',
      has_password: true,
      mail_state: 'ok',
    });
    expect((await accounts.findByEmail(email))?.units.wvht).toBe(2);
  });

  test('no account is made before the mailed code was given', async () => {
    await own.ask(register, { email, password: PASSWORD });
    expect(await accounts.findByEmail(email)).toBeUndefined();
    expect((await own.ask(issueToken, password())).setCookies.join()).not.toMatch(/__Host-session/);
  });

  test('an address with an account gets the same reply and as many calls to Cognito as one without', async () => {
    const fresh = await own.ask(register, { email, password: PASSWORD });
    const freshOrders = identities.takeOrders();
    const passcode = await mailedCode();
    await own.ask(checkPassCode, { email, passcode });
    letters.take();
    identities.takeOrders();

    const stranger = openBrowser();
    const known = await stranger.ask(register, { email, password: OTHER_PASSWORD });
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    expect(identities.takeOrders()).toHaveLength(freshOrders.length);
    const told = letters.take();
    expect(told).toMatchObject([{ letter: 'pass-code', email }]);
    expect(await preparePassCode(told[0] as CodeLetter)).toBe('account-exists');
    expect((await own.ask(issueToken, password())).body.access_token).toBeDefined();
  });

  test('who knows the password of the account is sent to sign in', async () => {
    await join();
    expect((await own.ask(register, { email, password: PASSWORD })).body).toEqual({
      valid: false,
      loginFromRegister: true,
    });
  });

  test('422 for a password that is on the lists, easy to guess, or short, or none for Cognito, whoever has the address', async () => {
    for (const [weak, sentence] of [
      ['Password1', 'Choose another password: this one is on the lists that thieves try first.'],
      [
        `${email}1`,
        'Choose another password: this one is easy to guess. Take three or four words that do not belong together.',
      ],
      ['short', 'Your password must be at least 8 characters'],
      [' a wave at Folly Beach', 'Your password must be one line that does not begin or end with a space'],
      ['a wave at Folly Beach\t', 'Your password must be one line that does not begin or end with a space'],
      ['a wave\nat Folly Beach', 'Your password must be one line that does not begin or end with a space'],
    ]) {
      const { status, body } = await own.ask(register, { email, password: weak });
      expect([status, body.errorMsg]).toEqual([422, sentence]);
    }
    expect(identities.takeOrders()).toEqual([]);
  });

  test('role, tier and id in the body are ignored', async () => {
    await own.ask(register, {
      email,
      password: PASSWORD,
      role: 'admin',
      tier: 'Pro Plus',
      id: 'mine',
      emailVerifiedAt: 1,
    });
    await own.ask(checkPassCode, { email, passcode: await mailedCode() });
    const account = await accounts.findByEmail(email);
    expect(account).toMatchObject({ role: 'user', tier: 'Basic' });
    expect(account?.id).not.toBe('mine');
    expect(account?.emailVerifiedAt).toBeGreaterThan(1);
  });

  test('a code is good in the browser that asked for it, and what others claimed the address with is nothing', async () => {
    const thief = openBrowser();
    await own.ask(register, { email, password: PASSWORD });
    const [passcode] = await mailedCodes(letters.take());
    await thief.ask(register, { email, password: OTHER_PASSWORD });
    const [thiefs] = await mailedCodes(letters.take());
    expect((await own.ask(checkPassCode, { email, passcode: thiefs })).body.valid).toBe(thiefs === passcode);
    expect((await thief.ask(checkPassCode, { email, passcode })).body.valid).toBe(thiefs === passcode);
    expect((await own.ask(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
    expect((await thief.ask(issueToken, password({ password: OTHER_PASSWORD }))).body.access_token).toBeUndefined();
    expect((await own.ask(issueToken, password())).body.access_token).toBeDefined();
    // By its own code too, once the address has an account.
    expect((await thief.ask(checkPassCode, { email, passcode: thiefs })).body.valid).toBe(false);
  });

  test('a claim ends after a day: its code, its password and its hold on the address', async () => {
    await own.ask(register, { email, password: PASSWORD });
    const claimed = await claims.find(email, browserIdIn(own), Date.now());
    expect(claimed?.goodUntil).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect(await claims.find(email, browserIdIn(own), Date.now() + 86_400_001)).toBeUndefined();
    expect(await claims.isClaimed(email, Date.now() + 86_400_001)).toBe(false);
  });

  test('a ticked newsletter is confirmed by the code, and nothing is kept of it before', async () => {
    await own.ask(register, { email, password: PASSWORD, is_subscribed: true });
    expect(await consents.find(email)).toBeUndefined();
    await own.ask(checkPassCode, { email, passcode: await mailedCode() });
    expect((await consents.find(email))?.state).toBe('confirmed');
  });

  test('a ticked newsletter is not lost where the function ends right after it has opened the account', async () => {
    await own.ask(register, { email, password: PASSWORD, is_subscribed: true, lang: 'es' });
    const passcode = await mailedCode();
    const taken = vi.spyOn(followUps, 'take').mockRejectedValue(new Error('killed'));
    expect((await own.ask(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
    taken.mockRestore();
    expect(await consents.find(email)).toBeUndefined();
    await finishFollowUps({}, { awsRequestId: 'r' });
    expect(await consents.find(email)).toMatchObject({ state: 'confirmed', lang: 'es', source: 'register' });
  });
});

describe('signing in', () => {
  test('a wrong password and an unknown address are told alike, by as many calls to Cognito', async () => {
    await join();
    identities.takeOrders();
    const wrong = await own.ask(login, { email, password: OTHER_PASSWORD });
    const wrongOrders = identities.takeOrders();
    const unknown = await own.ask(login, { email: 'nobody@example.com', password: OTHER_PASSWORD });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(identities.takeOrders()).toEqual(wrongOrders);
    expect(wrong.setCookies.join()).not.toMatch(/__Host-session/);
  });

  test('that an address is not verified is told only where it was claimed with this password', async () => {
    const [elsewhere, another] = [openBrowser(), openBrowser()];
    await own.ask(register, { email, password: PASSWORD });
    await another.ask(register, { email: `another-${email}`, password: PASSWORD });
    const wrong = await own.ask(login, { email, password: OTHER_PASSWORD });
    for (const browser of [elsewhere, another]) {
      const { body, setCookies } = await browser.ask(login, { email, password: PASSWORD });
      expect([body, setCookies.join().includes('__Host-session')]).toEqual([wrong.body, false]);
    }
    expect((await own.ask(login, { email, password: PASSWORD })).body).toEqual({
      valid: false,
      needsVerification: true,
    });
  });

  test('who begins anew elsewhere claims the address there', async () => {
    await own.ask(register, { email, password: PASSWORD });
    const elsewhere = openBrowser();
    await elsewhere.ask(register, { email, password: PASSWORD });
    letters.take();
    await elsewhere.ask(newPassCode, { email });
    await elsewhere.ask(checkPassCode, { email, passcode: await mailedCode() });
    expect((await elsewhere.ask(issueToken, password())).body.access_token).toBeDefined();
  });

  test("a claim of an address that has an owner is told of like any other, and the owner's password signs in", async () => {
    await join();
    const elsewhere = openBrowser();
    await elsewhere.ask(register, { email, password: OTHER_PASSWORD });
    const claimed = await elsewhere.ask(issueToken, password({ password: OTHER_PASSWORD }));
    expect(claimed.body).toEqual({ needsVerification: true });
    expect((await elsewhere.ask(issueToken, password())).body.access_token).toBeDefined();
  });

  test('429 with Retry-After at the eleventh try within a quarter of an hour from one network', async () => {
    await join();
    const elsewhere = openBrowser();
    const tries = await Promise.all(tenTimes(() => elsewhere.ask(login, { email, password: OTHER_PASSWORD })));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { status, headers } = await elsewhere.ask(login, { email, password: PASSWORD });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });

  test('strangers who guess, from one network or from ten, keep the owner from nothing', async () => {
    await join();
    expect((await own.ask(login, { email, password: PASSWORD })).body.valid).toBe(true);
    for (let network = 0; network < 11; network++) {
      const thief = openBrowser();
      await Promise.all(tenTimes(() => thief.ask(login, { email, password: OTHER_PASSWORD })));
    }
    // One that signed in before, wherever it is by now; one that never did waits, or sets a new password by a code.
    expect((await own.moved().ask(login, { email, password: PASSWORD })).body.valid).toBe(true);
    const fresh = openBrowser();
    expect((await fresh.ask(login, { email, password: PASSWORD })).status).toBe(429);
    letters.take();
    await fresh.ask(requestPasswordReset, { email });
    const { body } = await fresh.ask(checkPassCode, { email, passcode: await mailedCode(), reset: true });
    const token = body.password_token;
    await fresh.ask(resetPassword, { password: PASSWORD, password_confirmation: PASSWORD, token });
    expect((await fresh.ask(login, { email, password: PASSWORD })).body).toEqual({ valid: true });
    expect((await openBrowser().ask(login, { email, password: PASSWORD })).body.valid).toBe(true);
  });

  test('a browser that signed in before has guesses of its own, and no more than any', async () => {
    await join();
    await own.ask(login, { email, password: PASSWORD });
    await Promise.all(tenTimes(() => own.ask(login, { email, password: OTHER_PASSWORD })));
    expect((await own.ask(login, { email, password: PASSWORD })).status).toBe(429);
    expect((await openBrowser().ask(login, { email, password: PASSWORD })).body.valid).toBe(true);
  });

  test('only wrong passwords count: as many as like may sign in from one place', async () => {
    await join();
    for (let tries = 0; tries < 12; tries++)
      expect((await own.ask(login, { email, password: PASSWORD })).status).toBe(200);
  });

  test('remembered sessions last a year', async () => {
    await join();
    const { body, setCookies } = await own.ask(issueToken, password({ remember: true }));
    expect(setCookies.join()).toMatch(/__Host-session=[^;]+; Max-Age=3153\d{4};/);
    expect((Date.parse(String(body.session_expires_at)) - Date.now()) / 86_400_000).toBeCloseTo(365, 2);
  });
});

describe('sessions', () => {
  test('a refresh rotates the cookie and keeps the end of the session', async () => {
    await join();
    const signedIn = await own.ask(issueToken, password());
    const before = own.cookies.get('__Host-session');
    const { status, body } = await own.ask(issueToken, refresh);
    expect(status).toBe(200);
    expect(own.cookies.get('__Host-session')).not.toBe(before);
    expect(body.session_expires_at).toBe(signedIn.body.session_expires_at);
    expect((await own.ask(getMe, undefined, String(body.access_token))).status).toBe(200);
  });

  test('signed out is out: the refresh token and the access token, at once', async () => {
    expect((await own.ask(issueToken, refresh)).status).toBe(401);
    await join();
    const { body } = await own.ask(issueToken, password());
    const kept = own.cookies.get('__Host-session') ?? '';
    expect((await own.ask(logout)).body).toEqual({ success: true });
    expect(own.cookies.has('__Host-session')).toBe(false);
    expect((await own.ask(getMe, undefined, String(body.access_token))).status).toBe(401);
    own.cookies.set('__Host-session', kept);
    expect((await own.ask(issueToken, refresh)).status).toBe(401);
    expect((await own.ask(logout)).status).toBe(200);
  });

  test('signing out ends this session and leaves the others', async () => {
    await join();
    const another = openBrowser();
    const { body } = await another.ask(issueToken, password());
    await own.ask(login, { email, password: PASSWORD });
    await own.ask(logout);
    expect((await another.ask(getMe, undefined, String(body.access_token))).status).toBe(200);
    expect((await another.ask(issueToken, refresh)).status).toBe(200);
  });

  test('signing in anew ends the session that this browser had', async () => {
    await join();
    const before = await own.ask(issueToken, password());
    const kept = own.cookies.get('__Host-session') ?? '';
    const { body } = await own.ask(issueToken, password());
    expect((await own.ask(getMe, undefined, String(before.body.access_token))).status).toBe(401);
    expect((await own.ask(getMe, undefined, String(body.access_token))).status).toBe(200);
    own.cookies.set('__Host-session', kept);
    expect((await own.ask(issueToken, refresh)).status).toBe(401);
  });

  test("403 for another site's form: it neither ends nor renews a session", async () => {
    await join();
    await own.ask(login, { email, password: PASSWORD });
    const form = { 'content-type': 'text/plain', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const [handler, body] of [[logout], [issueToken, refresh]] as const) {
      const { status, setCookies } = await own.ask(handler, body, undefined, form);
      expect([status, setCookies]).toEqual([403, []]);
    }
    expect((await own.ask(issueToken, refresh)).status).toBe(200);
  });

  test('signing out everywhere ends every session and every token at once', async () => {
    await join();
    const devices = [own, openBrowser(), openBrowser()];
    const tokens: string[] = [];
    for (const device of devices) tokens.push(String((await device.ask(issueToken, password())).body.access_token));
    expect((await own.ask(logoutEverywhere, undefined, tokens[0])).body).toEqual({ success: true });

    for (const [at, device] of devices.entries()) {
      expect((await device.ask(getMe, undefined, tokens[at])).status).toBe(401);
      expect((await device.ask(issueToken, refresh)).status).toBe(401);
    }
    const { body } = await own.ask(issueToken, password());
    expect((await own.ask(getMe, undefined, String(body.access_token))).status).toBe(200);
  });

  test('a refresh token that comes again after a minute ends the session for whoever has it', async () => {
    await join();
    await own.ask(issueToken, password());
    const thief = openBrowser(new Map(own.cookies));
    const { body } = await own.ask(issueToken, refresh);
    identities.clock.offsetMs += 61_000;
    expect((await thief.ask(issueToken, refresh)).status).toBe(401);
    expect((await own.ask(issueToken, refresh)).status).toBe(401);
    expect((await own.ask(getMe, undefined, String(body.access_token))).status).toBe(401);
    identities.clock.offsetMs = 0;
  });

  test('90 days without use end a session, also a remembered one', async () => {
    await join();
    await own.ask(issueToken, password({ remember: true }));
    const { id = '', sessions = {} } = (await accounts.findByEmail(email)) ?? {};
    const [[sessionId, session] = []] = Object.entries(sessions);
    const unusedSince = Date.now() - 90 * 86_400_000;
    if (sessionId && session) await accountSessions.see(id, sessionId, { ...session, seenAt: unusedSince });
    expect((await own.ask(issueToken, refresh)).status).toBe(401);
  });
});

describe('pass codes', () => {
  test('asking for one is the same for an address without an account: reply, calls and letter', async () => {
    await join();
    letters.take();
    identities.takeOrders();
    for (const handler of [requestPasswordReset, verifyEmail, newPassCode]) {
      const known = await own.ask(handler, { email });
      const unknown = await own.ask(handler, { email: `nobody-${email}` });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(identities.takeOrders()).toEqual([]);
    const queued = letters.take() as CodeLetter[];
    expect(queued).toHaveLength(6);
    const mailed = await Promise.all(queued.map((letter) => preparePassCode(letter)));
    expect(mailed.map((one) => (typeof one === 'object' ? one.email : one))).toEqual([
      email,
      ...Array(5).fill(undefined),
    ]);
  });

  test('of ten who give the right code at once one gets through, and it is good once', async () => {
    await own.ask(register, { email, password: PASSWORD });
    const passcode = await mailedCode();
    const replies = await Promise.all(Array.from({ length: 10 }, () => own.ask(checkPassCode, { email, passcode })));
    expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
    expect((await own.ask(checkPassCode, { email, passcode })).body.valid).toBe(false);
  });

  test('five wrong guesses end a code, in the words of a code that never was', async () => {
    await own.ask(register, { email, password: PASSWORD });
    const passcode = (await mailedCode()) ?? '';
    const wrong = passcode === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) await own.ask(checkPassCode, { email, passcode: wrong });
    const ended = await own.ask(checkPassCode, { email, passcode });
    const never = await own.ask(checkPassCode, { email: 'nobody@example.com', passcode });
    expect([ended.status, ended.body]).toEqual([never.status, never.body]);
  });

  test('a code for an address sets no password, and the other way round', async () => {
    await own.ask(register, { email, password: PASSWORD });
    const passcode = await mailedCode();
    expect((await own.ask(checkPassCode, { email, passcode, reset: true })).body.valid).toBe(false);
    expect((await own.ask(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
  });

  test('a code for a new password, read where mail came back, shows that it arrives again', async () => {
    await join();
    const { id = '' } = (await accounts.findByEmail(email)) ?? {};
    await accounts.change(id, { mailState: 'bounced' });
    await own.ask(requestPasswordReset, { email });
    expect((await own.ask(checkPassCode, { email, passcode: await mailedCode(), reset: true })).body.valid).toBe(true);
    expect((await accounts.find(id))?.mailState).toBe('ok');
  });

  test('the same letter handled twice mails the same code', async () => {
    await own.ask(register, { email, password: PASSWORD });
    const [letter] = letters.take() as CodeLetter[];
    const codes = letter && (await Promise.all([preparePassCode(letter), preparePassCode(letter)]));
    expect(codes?.[0]).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
    expect(codes?.[0]).toEqual(codes?.[1]);
  });

  test('429 at the sixth code of an hour to one address from one network, whether it has an account or not', async () => {
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => own.ask(newPassCode, { email })));
    expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await own.ask(newPassCode, { email })).status).toBe(429);
    expect((await own.ask(requestPasswordReset, { email })).status).toBe(429);
  });

  test('codes that strangers ask for keep none from the owner, and their guesses burn their own', async () => {
    await join();
    await own.ask(login, { email, password: PASSWORD });
    for (let network = 0; network < 5; network++) {
      const thief = openBrowser();
      for (let asked = 0; asked < 5; asked++) await thief.ask(requestPasswordReset, { email });
    }
    letters.take();
    expect((await own.moved().ask(requestPasswordReset, { email })).status).toBe(200);
    const passcode = (await mailedCode()) ?? '';
    const thief = openBrowser();
    for (let guess = 0; guess < 6; guess++)
      await thief.ask(checkPassCode, { email, passcode: passcode === '000000' ? '000001' : '000000', reset: true });
    expect((await thief.ask(checkPassCode, { email, passcode, reset: true })).body.valid).toBe(false);
    expect((await own.ask(checkPassCode, { email, passcode, reset: true })).body.valid).toBe(true);
  });

  test('more than 20 codes an hour to one address are mailed from no networks', async () => {
    const statuses: (number | undefined)[] = [];
    for (let network = 0; network < 21; network++)
      statuses.push((await openBrowser().ask(newPassCode, { email })).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test('429 at the twenty-first code that one visitor asks for', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => own.ask(newPassCode, { email: `${at}-${email}` })),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await own.ask(newPassCode, { email: `20-${email}` })).status).toBe(429);
  });
});

describe('a new password', () => {
  const reset = (token: unknown, over: object = {}) => ({
    password: OTHER_PASSWORD,
    password_confirmation: OTHER_PASSWORD,
    token,
    ...over,
  });
  async function checkedToken(): Promise<unknown> {
    await own.ask(requestPasswordReset, { email });
    const { body } = await own.ask(checkPassCode, { email, passcode: await mailedCode(), reset: true });
    return body.password_token;
  }

  test('ends every session, tells the owner, and the token is good once', async () => {
    await join();
    const { body } = await own.ask(issueToken, password());
    letters.take();
    const token = await checkedToken();
    expect((await own.ask(resetPassword, reset(token, { email }))).body).toEqual({ valid: true });
    expect(letters.take()).toMatchObject([{ letter: 'password-changed', email }]);
    expect((await own.ask(getMe, undefined, String(body.access_token))).status).toBe(401);
    expect((await own.ask(issueToken, password())).body.error).toBeDefined();
    expect((await own.ask(issueToken, password({ password: OTHER_PASSWORD }))).body.access_token).toBeDefined();
    expect((await own.ask(resetPassword, reset(token))).body.valid).toBe(false);
  });

  test('of five who bring one token at once one sets the password', async () => {
    await join();
    const token = await checkedToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => own.ask(resetPassword, reset(token))));
    expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
  });

  test('a token that was tampered with, or is for another purpose, sets nothing', async () => {
    await join();
    const token = String(await checkedToken());
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes.toString('latin1')).not.toContain(email);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    for (const forged of [bytes.toString('base64url'), token.slice(0, -1), token.slice(1), `${token}.x`, 'e30.e30'])
      expect((await own.ask(resetPassword, reset(forged))).body.valid).toBe(false);
    expect((await own.ask(resetPassword, reset(token))).body.valid).toBe(true);
  });

  test('422 where the two passwords differ, and the token stays good', async () => {
    await join();
    const token = await checkedToken();
    const { status, body } = await own.ask(resetPassword, reset(token, { password_confirmation: 'another one' }));
    expect([status, body.errors]).toEqual([422, { password_confirmation: ['The two passwords differ.'] }]);
    expect((await own.ask(resetPassword, reset(token))).body.valid).toBe(true);
  });
});
