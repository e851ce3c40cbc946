import { randomUUID } from 'node:crypto';
import { browserIdOf, identities as identityStore, newAccount, preparePassCode } from '@groundswell/accounts';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { accountSessions, accounts, claims, followUps } from '@groundswell/data/accounts';
import { consents, type QueuedEmail } from '@groundswell/data/email';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const identities = useIdentities();

// Delays end at once here. `npm run bench enumeration` covers the delays that equalize reply times.
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

type CodeEmail = Extract<QueuedEmail, { letter: 'pass-code' }>;
const browserIdIn = ({ cookies }: Browser) =>
  browserIdOf({ read: (name) => cookies.get(name), set: () => undefined, clear: () => undefined });
const tenTimes = <T>(call: () => Promise<T>) => Array.from({ length: 10 }, call);
const password = (over: object = {}) => ({ grant: 'password', username: email, password: PASSWORD, ...over });
const refresh = { grant: 'refresh' };

/** Returns the code of the last queued email, derived as the mailing job does; undefined if the job would mail none. */
async function mailedCode(): Promise<string | undefined> {
  return (await mailedCodes(letters.take())).at(-1);
}

async function join(browser = own): Promise<void> {
  await browser.call(register, { email, password: PASSWORD });
  expect((await browser.call(checkPassCode, { email, passcode: await mailedCode() })).body).toEqual({ valid: true });
}

describe('a password typed in another form of the same letters', () => {
  const KEPT = 'la señal de las 12 olas';
  const FORMS = [KEPT, KEPT.normalize('NFD'), 'la señal de las １２ olas'];
  const enter = async (typed: string, browser = openBrowser()) =>
    (await browser.call(issueToken, password({ password: typed }))).body.access_token !== undefined;
  const openWith = async (browser: Browser, typed: string) => {
    await browser.call(register, { email, password: typed });
    expect((await browser.call(checkPassCode, { email, passcode: await mailedCode() })).body).toEqual({ valid: true });
  };

  test('opens the account that was registered in any of them', async () => {
    for (const [at, registered] of FORMS.entries()) {
      email = `form${at}-${email}`;
      await openWith(own, registered);
      for (const typed of FORMS) expect([registered, typed, await enter(typed)]).toEqual([registered, typed, true]);
      expect(await enter('la senal de las 12 olas')).toBe(false);
    }
  });

  test('sets a new password, with the repetition in a third form', async () => {
    await join();
    await own.call(requestPasswordReset, { email });
    const { body } = await own.call(checkPassCode, { email, passcode: await mailedCode(), reset: true });
    const [, chosen, repeated] = FORMS;
    const sent = { email, password: chosen, password_confirmation: repeated, token: body.password_token };
    expect((await own.call(resetPassword, sent)).body).toEqual({ valid: true });
    for (const typed of FORMS) expect([typed, await enter(typed)]).toEqual([typed, true]);
  });

  /**
   * Opens an account whose password is stored as the user typed it, without normalization. Accounts were stored this
   * way in the past.
   */
  async function openEarlier(typed: string): Promise<void> {
    const id = randomUUID();
    const identity = await identityStore.make(id, typed);
    const now = Date.now();
    const who = { id, email, identityId: identity.id, hasPassword: true, socials: [] };
    const account = newAccount({ ...who, units: 1, lang: 'en', now });
    expect(await accounts.open(account, identity, { now })).toBe('opened');
  }

  test('an earlier password is accepted once as it was kept, and from then on in every form', async () => {
    const earlier = KEPT.normalize('NFD');
    await openEarlier(earlier);
    expect(await enter(KEPT)).toBe(false);
    expect(await enter(earlier)).toBe(true);
    identities.takeOrders();
    for (const typed of FORMS) expect([typed, await enter(typed)]).toEqual([typed, true]);
    expect(identities.takeOrders().filter((order) => order === 'AdminSetUserPassword')).toEqual([]);
  });

  test('one that cannot be kept anew goes on as it was, and still opens the account', async () => {
    const earlier = 'olas 1n\u0303';
    await openEarlier(earlier);
    for (const _ of [1, 2]) expect(await enter(earlier)).toBe(true);
  });

  test('a wrong one takes as many calls to Cognito with an account as without, and counts as one try', async () => {
    await join();
    const wrong = 'las olas que no so\u0301n';
    identities.takeOrders();
    const ordersOf = async (address: string) => {
      await openBrowser().call(issueToken, password({ username: address, password: wrong }));
      return identities.takeOrders();
    };
    const [withAccount, without] = [await ordersOf(email), await ordersOf('nobody@example.com')];
    expect(withAccount).toEqual(without);
    const stranger = openBrowser();
    const tries = await Promise.all(
      tenTimes(() => stranger.call(issueToken, password({ username: 'noone@example.com', password: wrong }))),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});

describe('registering', () => {
  test('200 registers and, with the mailed code, opens a session', async () => {
    expect((await own.call(register, { email, password: PASSWORD, units: 2, lang: 'es' })).body).toEqual({
      valid: true,
    });
    expect((await own.call(issueToken, password())).body).toEqual({ needsVerification: true });
    const passcode = await mailedCode();
    expect((await own.call(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
    const { body, setCookies } = await own.call(issueToken, password());
    expect(body).toMatchObject({ expires_in: 3600, subscription: 'Basic' });
    expect(setCookies.find((one) => one.startsWith('__Host-session'))).toMatch(
      /.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const endsInDays = (Date.parse(String(body.session_expires_at)) - Date.now()) / 86_400_000;
    expect(endsInDays).toBeCloseTo(30, 2);
    expect(Number(body.session_expires_in) / 86_400).toBeCloseTo(30, 2);
    expect((await own.call(getMe, undefined, String(body.access_token))).body).toMatchObject({
      email,
      lang: 'es',
      role: 'user',
      subscription: 'Basic',
      has_password: true,
      skill: null,
      boards: 0,
      mail_state: 'ok',
    });
    expect((await accounts.findByEmail(email))?.units.wvht).toBe(2);
  });

  test('no account is made before the mailed code was entered', async () => {
    await own.call(register, { email, password: PASSWORD });
    expect(await accounts.findByEmail(email)).toBeUndefined();
    expect((await own.call(issueToken, password())).setCookies.join()).not.toMatch(/__Host-session/);
  });

  test('an address with an account gets the same reply and as many calls to Cognito as one without', async () => {
    const fresh = await own.call(register, { email, password: PASSWORD });
    const freshOrders = identities.takeOrders();
    const passcode = await mailedCode();
    await own.call(checkPassCode, { email, passcode });
    letters.take();
    identities.takeOrders();

    const stranger = openBrowser();
    const known = await stranger.call(register, { email, password: OTHER_PASSWORD });
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
    expect(identities.takeOrders()).toHaveLength(freshOrders.length);
    const told = letters.take();
    expect(told).toMatchObject([{ letter: 'pass-code', email }]);
    expect(await preparePassCode(told[0] as CodeEmail)).toBe('account-exists');
    expect((await own.call(issueToken, password())).body.access_token).toMatch(/^eyJ/);
  });

  test("registering with the account's password sends the browser to sign in", async () => {
    await join();
    expect((await own.call(register, { email, password: PASSWORD })).body).toEqual({
      valid: false,
      loginFromRegister: true,
    });
  });

  test('422 for a breached, guessable or short password, or one that Cognito refuses, whoever has the address', async () => {
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
      const { status, body } = await own.call(register, { email, password: weak });
      expect([status, body.errorMsg]).toEqual([422, sentence]);
    }
    expect(identities.takeOrders()).toEqual([]);
  });

  test('role, tier and id in the body are ignored', async () => {
    await own.call(register, {
      email,
      password: PASSWORD,
      role: 'admin',
      tier: 'Pro Plus',
      id: 'mine',
      emailVerifiedAt: 1,
    });
    await own.call(checkPassCode, { email, passcode: await mailedCode() });
    const account = await accounts.findByEmail(email);
    expect(account).toMatchObject({ role: 'user', tier: 'Basic' });
    expect(account?.id).not.toBe('mine');
    expect(account?.emailVerifiedAt).toBeGreaterThan(1);
  });

  test('a code is valid in the browser that requested it, and claims of others on the address are void', async () => {
    const thief = openBrowser();
    await own.call(register, { email, password: PASSWORD });
    const [passcode] = await mailedCodes(letters.take());
    await thief.call(register, { email, password: OTHER_PASSWORD });
    const [thiefs] = await mailedCodes(letters.take());
    expect((await own.call(checkPassCode, { email, passcode: thiefs })).body.valid).toBe(thiefs === passcode);
    expect((await thief.call(checkPassCode, { email, passcode })).body.valid).toBe(thiefs === passcode);
    expect((await own.call(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
    expect((await thief.call(issueToken, password({ password: OTHER_PASSWORD }))).body.access_token).toBeUndefined();
    expect((await own.call(issueToken, password())).body.access_token).toMatch(/^eyJ/);
    // The owner has proved the address, so it has an account. Now the thief's own code fails too.
    expect((await thief.call(checkPassCode, { email, passcode: thiefs })).body.valid).toBe(false);
  });

  test('a claim expires after a day: its code, its password and its hold on the address', async () => {
    await own.call(register, { email, password: PASSWORD });
    const claimed = await claims.find(email, browserIdIn(own), Date.now());
    expect(claimed?.goodUntil).toBeLessThanOrEqual(Date.now() + 86_400_000);
    expect(await claims.find(email, browserIdIn(own), Date.now() + 86_400_001)).toBeUndefined();
    expect(await claims.isClaimed(email, Date.now() + 86_400_001)).toBe(false);
  });

  test('a ticked newsletter is confirmed by the code, and nothing of it is stored before', async () => {
    await own.call(register, { email, password: PASSWORD, is_subscribed: true });
    expect(await consents.find(email)).toBeUndefined();
    await own.call(checkPassCode, { email, passcode: await mailedCode() });
    expect((await consents.find(email))?.state).toBe('confirmed');
  });

  test('a ticked newsletter is not lost where the function ends right after opening the account', async () => {
    await own.call(register, { email, password: PASSWORD, is_subscribed: true, lang: 'es' });
    const passcode = await mailedCode();
    const taken = vi.spyOn(followUps, 'take').mockRejectedValue(new Error('killed'));
    expect((await own.call(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
    taken.mockRestore();
    expect(await consents.find(email)).toBeUndefined();
    await finishFollowUps({}, { awsRequestId: 'r' });
    expect(await consents.find(email)).toMatchObject({ state: 'confirmed', lang: 'es', source: 'register' });
  });
});

describe('signing in', () => {
  test('a wrong password and an unknown address get the same reply, with as many calls to Cognito', async () => {
    await join();
    identities.takeOrders();
    const wrong = await own.call(login, { email, password: OTHER_PASSWORD });
    const wrongOrders = identities.takeOrders();
    const unknown = await own.call(login, { email: 'nobody@example.com', password: OTHER_PASSWORD });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(identities.takeOrders()).toEqual(wrongOrders);
    expect(wrong.setCookies.join()).not.toMatch(/__Host-session/);
  });

  test('a code entered in another browser is refused by a sentence that says where codes work; one requested there works there', async () => {
    await own.call(register, { email, password: PASSWORD });
    const passcode = await mailedCode();
    const elsewhere = openBrowser();
    const refused = await elsewhere.call(checkPassCode, { email, passcode });
    expect(refused.body.reason).toEqual({ code: 'sign-in-code-wrong' });
    expect(refused.body.errorMsg).toMatch(/requested in another browser.*only where it was requested.*a new code here/);
    // An address without an account gets the same reply, which reveals nothing.
    const nobody = await elsewhere.call(checkPassCode, { email: 'nobody@example.com', passcode });
    expect(nobody.body).toEqual(refused.body);

    await elsewhere.call(newPassCode, { email, reset: true });
    const there = await elsewhere.call(checkPassCode, { email, passcode: await mailedCode(), reset: true });
    expect(there.body).toMatchObject({ valid: true, password_token: expect.any(String) });
    expect((await own.call(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
  });

  test('that an address is not verified is shown only to the browser that claimed it with this password', async () => {
    const [elsewhere, another] = [openBrowser(), openBrowser()];
    await own.call(register, { email, password: PASSWORD });
    await another.call(register, { email: `another-${email}`, password: PASSWORD });
    const wrong = await own.call(login, { email, password: OTHER_PASSWORD });
    for (const browser of [elsewhere, another]) {
      const { body, setCookies } = await browser.call(login, { email, password: PASSWORD });
      expect([body, setCookies.join().includes('__Host-session')]).toEqual([wrong.body, false]);
    }
    expect((await own.call(login, { email, password: PASSWORD })).body).toEqual({
      valid: false,
      needsVerification: true,
    });
  });

  test('registering again in another browser claims the address there', async () => {
    await own.call(register, { email, password: PASSWORD });
    const elsewhere = openBrowser();
    await elsewhere.call(register, { email, password: PASSWORD });
    letters.take();
    await elsewhere.call(newPassCode, { email });
    await elsewhere.call(checkPassCode, { email, passcode: await mailedCode() });
    expect((await elsewhere.call(issueToken, password())).body.access_token).toMatch(/^eyJ/);
  });

  test("a claim on an address that has an owner gets the usual reply, and the owner's password signs in", async () => {
    await join();
    const elsewhere = openBrowser();
    await elsewhere.call(register, { email, password: OTHER_PASSWORD });
    const claimed = await elsewhere.call(issueToken, password({ password: OTHER_PASSWORD }));
    expect(claimed.body).toEqual({ needsVerification: true });
    expect((await elsewhere.call(issueToken, password())).body.access_token).toMatch(/^eyJ/);
  });

  test('429 with Retry-After at the eleventh try within a quarter of an hour from one network', async () => {
    await join();
    const elsewhere = openBrowser();
    const tries = await Promise.all(tenTimes(() => elsewhere.call(login, { email, password: OTHER_PASSWORD })));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { status, headers } = await elsewhere.call(login, { email, password: PASSWORD });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });

  test('guesses by strangers, from one network or from ten, never lock the owner out', async () => {
    await join();
    expect((await own.call(login, { email, password: PASSWORD })).body.valid).toBe(true);
    for (let network = 0; network < 11; network++) {
      const thief = openBrowser();
      await Promise.all(tenTimes(() => thief.call(login, { email, password: OTHER_PASSWORD })));
    }
    // Eleven networks have reached the limit of wrong passwords. A browser that signed in before can still sign in from
    // any network. A new browser has to wait, or set a new password by a mailed code.
    expect((await own.moved().call(login, { email, password: PASSWORD })).body.valid).toBe(true);
    const fresh = openBrowser();
    expect((await fresh.call(login, { email, password: PASSWORD })).status).toBe(429);
    letters.take();
    await fresh.call(requestPasswordReset, { email });
    const { body } = await fresh.call(checkPassCode, { email, passcode: await mailedCode(), reset: true });
    const token = body.password_token;
    await fresh.call(resetPassword, { password: PASSWORD, password_confirmation: PASSWORD, token });
    expect((await fresh.call(login, { email, password: PASSWORD })).body).toEqual({ valid: true });
    expect((await openBrowser().call(login, { email, password: PASSWORD })).body.valid).toBe(true);
  });

  test('a browser that signed in before has its own count of guesses, with the same limit', async () => {
    await join();
    await own.call(login, { email, password: PASSWORD });
    await Promise.all(tenTimes(() => own.call(login, { email, password: OTHER_PASSWORD })));
    expect((await own.call(login, { email, password: PASSWORD })).status).toBe(429);
    expect((await openBrowser().call(login, { email, password: PASSWORD })).body.valid).toBe(true);
  });

  test('only wrong passwords count: any number of people may sign in from one place', async () => {
    await join();
    for (let tries = 0; tries < 12; tries++)
      expect((await own.call(login, { email, password: PASSWORD })).status).toBe(200);
  });

  test('remembered sessions last a year', async () => {
    await join();
    const { body, setCookies } = await own.call(issueToken, password({ remember: true }));
    expect(setCookies.join()).toMatch(/__Host-session=[^;]+; Max-Age=3153\d{4};/);
    expect((Date.parse(String(body.session_expires_at)) - Date.now()) / 86_400_000).toBeCloseTo(365, 2);
  });
});

describe('sessions', () => {
  test('a refresh rotates the cookie and keeps the end of the session', async () => {
    await join();
    const signedIn = await own.call(issueToken, password());
    const before = own.cookies.get('__Host-session');
    const { status, body } = await own.call(issueToken, refresh);
    expect(status).toBe(200);
    expect(own.cookies.get('__Host-session')).not.toBe(before);
    expect(body.session_expires_at).toBe(signedIn.body.session_expires_at);
    expect((await own.call(getMe, undefined, String(body.access_token))).status).toBe(200);
  });

  test('signing out voids the refresh token and the access token at once', async () => {
    expect((await own.call(issueToken, refresh)).status).toBe(401);
    await join();
    const { body } = await own.call(issueToken, password());
    const kept = own.cookies.get('__Host-session') ?? '';
    expect((await own.call(logout)).body).toEqual({ success: true });
    expect(own.cookies.has('__Host-session')).toBe(false);
    expect((await own.call(getMe, undefined, String(body.access_token))).status).toBe(401);
    own.cookies.set('__Host-session', kept);
    expect((await own.call(issueToken, refresh)).status).toBe(401);
    expect((await own.call(logout)).status).toBe(200);
  });

  test('signing out ends this session and no other', async () => {
    await join();
    const another = openBrowser();
    const { body } = await another.call(issueToken, password());
    await own.call(login, { email, password: PASSWORD });
    await own.call(logout);
    expect((await another.call(getMe, undefined, String(body.access_token))).status).toBe(200);
    expect((await another.call(issueToken, refresh)).status).toBe(200);
  });

  test("signing in again ends this browser's earlier session", async () => {
    await join();
    const before = await own.call(issueToken, password());
    const kept = own.cookies.get('__Host-session') ?? '';
    const { body } = await own.call(issueToken, password());
    expect((await own.call(getMe, undefined, String(before.body.access_token))).status).toBe(401);
    expect((await own.call(getMe, undefined, String(body.access_token))).status).toBe(200);
    own.cookies.set('__Host-session', kept);
    expect((await own.call(issueToken, refresh)).status).toBe(401);
  });

  test('403 for a form of another site: it neither ends nor renews a session', async () => {
    await join();
    await own.call(login, { email, password: PASSWORD });
    const form = { 'content-type': 'text/plain', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const [handler, body] of [[logout], [issueToken, refresh]] as const) {
      const { status, setCookies } = await own.call(handler, body, undefined, form);
      expect([status, setCookies]).toEqual([403, []]);
    }
    expect((await own.call(issueToken, refresh)).status).toBe(200);
  });

  test('signing out everywhere ends every session and every token at once', async () => {
    await join();
    const devices = [own, openBrowser(), openBrowser()];
    const tokens: string[] = [];
    for (const device of devices) tokens.push(String((await device.call(issueToken, password())).body.access_token));
    expect((await own.call(logoutEverywhere, undefined, tokens[0])).body).toEqual({ success: true });

    for (const [at, device] of devices.entries()) {
      expect((await device.call(getMe, undefined, tokens[at])).status).toBe(401);
      expect((await device.call(issueToken, refresh)).status).toBe(401);
    }
    const { body } = await own.call(issueToken, password());
    expect((await own.call(getMe, undefined, String(body.access_token))).status).toBe(200);
  });

  test('a refresh token used again after a minute ends the session for every holder', async () => {
    await join();
    await own.call(issueToken, password());
    const thief = openBrowser(new Map(own.cookies));
    const { body } = await own.call(issueToken, refresh);
    identities.clock.offsetMs += 61_000;
    expect((await thief.call(issueToken, refresh)).status).toBe(401);
    expect((await own.call(issueToken, refresh)).status).toBe(401);
    expect((await own.call(getMe, undefined, String(body.access_token))).status).toBe(401);
    identities.clock.offsetMs = 0;
  });

  test('90 days without use end a session, also a remembered one', async () => {
    await join();
    await own.call(issueToken, password({ remember: true }));
    const { id = '', sessions = {} } = (await accounts.findByEmail(email)) ?? {};
    const [[sessionId, session] = []] = Object.entries(sessions);
    const unusedSince = Date.now() - 90 * 86_400_000;
    if (sessionId && session) await accountSessions.see(id, sessionId, { ...session, seenAt: unusedSince });
    expect((await own.call(issueToken, refresh)).status).toBe(401);
  });
});

describe('pass codes', () => {
  test('a request is the same for an address without an account: reply, calls and letter', async () => {
    await join();
    letters.take();
    identities.takeOrders();
    for (const handler of [requestPasswordReset, verifyEmail, newPassCode]) {
      const known = await own.call(handler, { email });
      const unknown = await own.call(handler, { email: `nobody-${email}` });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(identities.takeOrders()).toEqual([]);
    const queued = letters.take() as CodeEmail[];
    expect(queued).toHaveLength(6);
    const mailed = await Promise.all(queued.map((letter) => preparePassCode(letter)));
    expect(mailed.map((one) => (typeof one === 'object' ? one.email : one))).toEqual([
      email,
      ...Array(5).fill(undefined),
    ]);
  });

  test('a right code entered again by its browser is answered as before, at once or later, and opens one account', async () => {
    await own.call(register, { email, password: PASSWORD });
    const passcode = await mailedCode();
    const replies = await Promise.all([1, 2, 3].map(() => own.call(checkPassCode, { email, passcode })));
    replies.push(await own.call(checkPassCode, { email, passcode }));
    expect(replies.map(({ body }) => body)).toEqual(Array(4).fill({ valid: true }));
    expect((await openBrowser().call(checkPassCode, { email, passcode })).body.valid).toBe(false);
    // The fifth guess is the last one.
    expect((await own.call(checkPassCode, { email, passcode: passcode?.replace(/^.../, '$& ') })).body.valid).toBe(
      true,
    );
    expect((await own.call(checkPassCode, { email, passcode })).body.valid).toBe(false);
  });

  test('a reset code entered again gives tokens of which one sets a password', async () => {
    await join();
    letters.take();
    await own.call(requestPasswordReset, { email });
    const passcode = await mailedCode();
    const check = () => own.call(checkPassCode, { email, passcode, reset: true });
    const replies = [...(await Promise.all([check(), check()])), await check()];
    const resets = await Promise.all(
      replies.map(({ body }) =>
        own.call(resetPassword, {
          password: OTHER_PASSWORD,
          password_confirmation: OTHER_PASSWORD,
          token: body.password_token,
        }),
      ),
    );
    expect(resets.filter(({ body }) => body.valid)).toHaveLength(1);
  });

  test('five wrong guesses end a code, with the reply of a code that never existed', async () => {
    await own.call(register, { email, password: PASSWORD });
    const passcode = (await mailedCode()) ?? '';
    const wrong = passcode === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) await own.call(checkPassCode, { email, passcode: wrong });
    const ended = await own.call(checkPassCode, { email, passcode });
    const never = await own.call(checkPassCode, { email: 'nobody@example.com', passcode });
    expect([ended.status, ended.body]).toEqual([never.status, never.body]);
  });

  test('a code for an address sets no password, and vice versa', async () => {
    await own.call(register, { email, password: PASSWORD });
    const passcode = await mailedCode();
    expect((await own.call(checkPassCode, { email, passcode, reset: true })).body.valid).toBe(false);
    expect((await own.call(checkPassCode, { email, passcode })).body).toEqual({ valid: true });
  });

  test('a code for a new password, entered after mail had bounced, shows that mail arrives again', async () => {
    await join();
    const { id = '' } = (await accounts.findByEmail(email)) ?? {};
    await accounts.change(id, { mailState: 'bounced' });
    await own.call(requestPasswordReset, { email });
    expect((await own.call(checkPassCode, { email, passcode: await mailedCode(), reset: true })).body.valid).toBe(true);
    expect((await accounts.find(id))?.mailState).toBe('ok');
  });

  test('a letter handled twice mails the same code', async () => {
    await own.call(register, { email, password: PASSWORD });
    const [letter] = letters.take() as CodeEmail[];
    const codes = letter && (await Promise.all([preparePassCode(letter), preparePassCode(letter)]));
    expect(codes?.[0]).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
    expect(codes?.[0]).toEqual(codes?.[1]);
  });

  test('429 at the sixth code of an hour to one address from one network, whether it has an account or not', async () => {
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => own.call(newPassCode, { email })));
    expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await own.call(newPassCode, { email })).status).toBe(429);
    expect((await own.call(requestPasswordReset, { email })).status).toBe(429);
  });

  test("codes requested by strangers do not block the owner's, and their guesses use up only their own", async () => {
    await join();
    await own.call(login, { email, password: PASSWORD });
    for (let network = 0; network < 5; network++) {
      const thief = openBrowser();
      for (let asked = 0; asked < 5; asked++) await thief.call(requestPasswordReset, { email });
    }
    letters.take();
    expect((await own.moved().call(requestPasswordReset, { email })).status).toBe(200);
    const passcode = (await mailedCode()) ?? '';
    const thief = openBrowser();
    for (let guess = 0; guess < 6; guess++)
      await thief.call(checkPassCode, { email, passcode: passcode === '000000' ? '000001' : '000000', reset: true });
    expect((await thief.call(checkPassCode, { email, passcode, reset: true })).body.valid).toBe(false);
    expect((await own.call(checkPassCode, { email, passcode, reset: true })).body.valid).toBe(true);
  });

  test('more than 20 codes an hour to one address are mailed from no network', async () => {
    const statuses: (number | undefined)[] = [];
    for (let network = 0; network < 21; network++)
      statuses.push((await openBrowser().call(newPassCode, { email })).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test('429 at the twenty-first code of one visitor', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => own.call(newPassCode, { email: `${at}-${email}` })),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await own.call(newPassCode, { email: `20-${email}` })).status).toBe(429);
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
    await own.call(requestPasswordReset, { email });
    const { body } = await own.call(checkPassCode, { email, passcode: await mailedCode(), reset: true });
    return body.password_token;
  }

  test('ends every session, notifies the owner, and the token is valid once', async () => {
    await join();
    const { body } = await own.call(issueToken, password());
    letters.take();
    const token = await checkedToken();
    expect((await own.call(resetPassword, reset(token, { email }))).body).toEqual({ valid: true });
    expect(letters.take()).toMatchObject([{ letter: 'password-changed', email }]);
    expect((await own.call(getMe, undefined, String(body.access_token))).status).toBe(401);
    expect((await own.call(issueToken, password())).body.error).toBeDefined();
    expect((await own.call(issueToken, password({ password: OTHER_PASSWORD }))).body.access_token).toMatch(/^eyJ/);
    expect((await own.call(resetPassword, reset(token))).body.valid).toBe(false);
  });

  test('one of five concurrent uses of one token sets the password', async () => {
    await join();
    const token = await checkedToken();
    const replies = await Promise.all(Array.from({ length: 5 }, () => own.call(resetPassword, reset(token))));
    expect(replies.filter(({ body }) => body.valid)).toHaveLength(1);
  });

  test('a changed token, or one for another purpose, sets nothing', async () => {
    await join();
    const token = String(await checkedToken());
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes.toString('latin1')).not.toContain(email);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    for (const forged of [bytes.toString('base64url'), token.slice(0, -1), token.slice(1), `${token}.x`, 'e30.e30'])
      expect((await own.call(resetPassword, reset(forged))).body.valid).toBe(false);
    expect((await own.call(resetPassword, reset(token))).body.valid).toBe(true);
  });

  test('a code for an account sets nothing at its address once that account has moved away, whoever is there then', async () => {
    await join();
    const [before, later] = [await checkedToken(), openBrowser()];
    await later.call(requestPasswordReset, { email });
    const passcode = await mailedCode();
    const moving = (await accounts.findByEmail(email)) ?? expect.fail();
    await accounts.changeEmail(moving, `new-${email}`, { now: Date.now(), sessionId: '' });
    expect((await own.call(resetPassword, reset(before))).body.valid).toBe(false);
    expect(await accounts.findByEmail(email)).toBeUndefined();

    await join(openBrowser());
    const { body } = await later.call(checkPassCode, { email, passcode, reset: true });
    for (const token of [before, body.password_token])
      expect((await own.call(resetPassword, reset(token))).body.valid).toBe(false);
    expect((await openBrowser().call(login, { email, password: PASSWORD })).body.valid).toBe(true);
  });

  test('422 where the two passwords differ, and the token stays valid', async () => {
    await join();
    const token = await checkedToken();
    const { status, body } = await own.call(resetPassword, reset(token, { password_confirmation: 'another one' }));
    expect([status, body.errors]).toEqual([422, { password_confirmation: ['The two passwords differ.'] }]);
    expect((await own.call(resetPassword, reset(token))).body.valid).toBe(true);
  });
});
