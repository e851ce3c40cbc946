import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { accountSessions, followUps, type StoredAccount } from '@groundswell/data/accounts';
import { useTable } from '@groundswell/data/testing/use-table';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler as issueToken } from '../auth/issue-token.ts';
import { openBrowser } from '../auth/test-support/browser.ts';
import { mailedCodes } from '../auth/test-support/mailed-code.ts';
import { useIdentities } from '../auth/test-support/use-identities.ts';
import { handler as changeEmail } from '../settings/change-email.ts';
import { handler as checkOwnPassCode } from '../settings/check-own-pass-code.ts';
import { handler as deleteAccount } from '../settings/delete-account.ts';
import { handler as newOwnPassCode } from '../settings/new-own-pass-code.ts';
import { handler as askPasskey } from './ask-passkey.ts';
import { handler as beginPasskey } from './begin-passkey.ts';
import { handler as beginTotp } from './begin-totp.ts';
import { handler as changePassword } from './change-password.ts';
import { handler as confirmPasskey } from './confirm-passkey.ts';
import { handler as confirmTotp } from './confirm-totp.ts';
import { handler as getSecurity } from './get-security.ts';
import { handler as giveSecondFactor } from './give-second-factor.ts';
import { handler as linkProvider } from './link-provider.ts';
import { handler as removeSecondFactor } from './remove-second-factor.ts';
import { handler as renewRecoveryCodes } from './renew-recovery-codes.ts';
import { type Member, openMember } from './test-support/open-member.ts';
import { setUpTotp } from './test-support/set-up-totp.ts';
import { handler as unlinkProvider } from './unlink-provider.ts';

useTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
useIdentities();
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));
vi.useFakeTimers({ toFake: ['Date'] });
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

const START_AGAIN = {
  errorMsg: 'That took too long, or was done elsewhere. Start again.',
  reason: { code: 'start-again' },
};
const WRONG_CODE = {
  errorMsg: 'That code is not right. Check it, or wait for the next one.',
  reason: { code: 'totp-wrong' },
};
const WRONG_RECOVERY = {
  errorMsg: 'That recovery code is not right, or was used already.',
  reason: { code: 'recovery-code-wrong' },
};
const totp = (code: string) => ({ factor: 'totp', code });
const recovery = (code: string) => ({ factor: 'recovery', code });

let own: Member;
beforeEach(async () => {
  own = await openMember();
  letters.take();
});

describe('setting up', () => {
  test('200 returns a secret as authenticator programs read it, and stores nothing before a code of it was entered', async () => {
    const { body } = await own.call(beginTotp);
    const { email } = await own.account();
    const uri = new URL(String(body.uri));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Groundswell:${email}`,
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Groundswell',
      secret: body.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(Secret.fromBase32(String(body.secret)).bytes.length).toBe(20);
    expect((await own.account()).secondFactors).toBeUndefined();
  });

  test('the first right code turns it on: ten recovery codes, a letter, and no readable secret in the table', async () => {
    const { secret, recoveryCodes } = await setUpTotp(own);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(letters.take()).toMatchObject([{ letter: 'second-factor-changed', isOn: true }]);
    const row = JSON.stringify(await own.account());
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(row).not.toContain(hidden);
    expect((await own.call(getSecurity)).body.second_factor).toEqual({
      totp: true,
      passkeys: [],
      recovery_codes_left: 10,
    });
  });

  test('a wrong code turns nothing on, and a right one after it does', async () => {
    const { secret, ticket } = (await own.call(beginTotp)).body;
    const right = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect((await own.call(confirmTotp, { ticket, code: wrong })).body).toEqual({
      success: false,
      ...WRONG_CODE,
    });
    expect([(await own.account()).secondFactors, letters.take()]).toEqual([undefined, []]);
    expect((await own.call(confirmTotp, { ticket, code: right })).body.success).toBe(true);
  });

  test('a ticket is invalid for another user, in another session, after ten minutes, or after its use', async () => {
    const refused = { success: false, ...START_AGAIN };
    const { secret, ticket } = (await own.call(beginTotp)).body;
    const given = () => ({ ticket, code: new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate() });
    const other = await openMember();
    expect((await other.call(confirmTotp, given())).body).toEqual(refused);
    const elsewhere = openBrowser();
    const { email } = await own.account();
    const password = { grant: 'password', username: email, password: 'a wave at Folly Beach' };
    const token = String((await elsewhere.call(issueToken, password)).body.access_token);
    expect((await elsewhere.call(confirmTotp, given(), token)).body).toEqual(refused);
    expect((await own.call(confirmTotp, { ...given(), ticket: `${ticket}A` })).body).toEqual(refused);

    expect((await own.call(confirmTotp, given())).body.success).toBe(true);
    passMinutes(1);
    expect((await own.call(confirmTotp, given())).body).toEqual(refused);

    const late = await openMember();
    const begun = (await late.call(beginTotp)).body;
    passMinutes(10);
    const code = new TOTP({ secret: Secret.fromBase32(String(begun.secret)) }).generate();
    expect((await late.call(confirmTotp, { ticket: begun.ticket, code })).body).toEqual(refused);
  });

  test('a second program replaces the first, and the recovery codes stay', async () => {
    const first = await setUpTotp(own);
    passMinutes(1);
    const second = await setUpTotp(own);
    expect(second.recoveryCodes).toEqual([]);
    passMinutes(1);
    const browser = await own.giveFirstStep();
    expect((await browser.call(giveSecondFactor, totp(first.codeIn(0)))).body.valid).toBe(false);
    expect((await browser.call(giveSecondFactor, recovery(String(first.recoveryCodes[0])))).body.valid).toBe(true);
  });

  const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
  const changes = [
    [beginTotp],
    [confirmTotp, { ticket: 'x', code: '000000' }],
    [beginPasskey],
    [confirmPasskey, { ticket: 'x', name: 'Phone', credential }],
    [removeSecondFactor, { factor: 'totp' }],
    [renewRecoveryCodes],
  ] as const;

  test('422 any change needs a mailed code where the sign-in was over ten minutes ago', async () => {
    passMinutes(11);
    for (const [handler, body] of changes) {
      const { status, body: answer } = await own.call(handler, body);
      expect([status, answer.errors]).toEqual([422, { passcode: ['Enter a pass code'] }]);
    }
  });

  test('422 where there is a second step a mailed code allows no change, and signing in again with that step does', async () => {
    const { codeIn } = await setUpTotp(own);
    passMinutes(11);
    await giveOwnCode();
    const refused = { sign_in: ['Sign in again to change this.'] };
    for (const [handler, body] of [
      ...changes,
      [linkProvider, { provider: 'google', access_token: 'a.b.c', nonce: 'n'.repeat(43) }],
      [unlinkProvider, { provider: 'google' }],
      [changeEmail, { newEmail: 'elsewhere@example.com' }],
      [deleteAccount],
      [newOwnPassCode, { deletes: true }],
    ] as const) {
      const { status, body: answer } = await own.call(handler, body);
      expect([handler.call.name, status, answer.errors]).toEqual([handler.call.name, 422, refused]);
    }
    expect(letters.take()).toEqual([]);

    await own.giveFirstStep(own.browser);
    await own.browser.call(giveSecondFactor, totp(codeIn(0)));
    const token = String((await own.browser.call(issueToken, { grant: 'refresh' })).body.access_token);
    expect((await own.browser.call(removeSecondFactor, { factor: 'totp' }, token)).body).toEqual({ success: true });
    expect((await own.browser.call(deleteAccount, undefined, token)).body).toEqual({ success: true });
  });

  /** Requests a code to the member's own address and enters it. */
  async function giveOwnCode(): Promise<void> {
    letters.take();
    await own.call(newOwnPassCode, {});
    const [passcode] = await mailedCodes(letters.take());
    expect((await own.call(checkOwnPassCode, { passcode })).body).toEqual({ success: true });
  }
});

describe('signing in', () => {
  test('the password alone opens nothing; with a code the session begins', async () => {
    const { codeIn } = await setUpTotp(own);
    const browser = await own.giveFirstStep();
    expect(browser.cookies.has('__Host-session')).toBe(false);
    expect((await browser.call(issueToken, { grant: 'refresh' })).status).toBe(401);
    expect((await browser.call(giveSecondFactor, totp(codeIn(1)))).body).toEqual({ valid: true });
    expect((await browser.call(issueToken, { grant: 'refresh' })).body.access_token).toEqual(expect.any(String));
    expect((await browser.call(giveSecondFactor, totp(codeIn(1)))).body).toEqual({ valid: false, sendToSignIn: true });
  });

  test('a code of the previous or next step is right, of any other wrong', async () => {
    const { codeIn } = await setUpTotp(own);
    passMinutes(5);
    const browser = await own.giveFirstStep();
    for (const steps of [-2, 2]) {
      const { body } = await browser.call(giveSecondFactor, totp(codeIn(steps)));
      expect(body).toEqual({ valid: false, ...WRONG_CODE });
    }
    for (const steps of [-1, 0, 1]) {
      const next = await own.giveFirstStep();
      expect((await next.call(giveSecondFactor, totp(codeIn(steps)))).body).toEqual({ valid: true });
    }
  });

  test('a code counts once, also the one that turned it on, and none before a newer one', async () => {
    const { codeIn } = await setUpTotp(own);
    const browser = await own.giveFirstStep();
    const refused = { valid: false, ...WRONG_CODE };
    expect((await browser.call(giveSecondFactor, totp(codeIn(0)))).body).toEqual(refused);
    expect((await browser.call(giveSecondFactor, totp(codeIn(1)))).body).toEqual({ valid: true });
    passMinutes(0.5);
    const next = await own.giveFirstStep();
    for (const steps of [-1, 0]) expect((await next.call(giveSecondFactor, totp(codeIn(steps)))).body).toEqual(refused);
  });

  test('one of ten concurrent equal codes gets in', async () => {
    const { codeIn } = await setUpTotp(own);
    const browsers = await Promise.all(Array.from({ length: 10 }, () => own.giveFirstStep()));
    const before = Object.keys((await own.account()).sessions).length;
    const given = await Promise.all(browsers.map((one) => one.call(giveSecondFactor, totp(codeIn(1)))));
    expect(given.filter(({ body }) => body.valid)).toHaveLength(1);
    expect(browsers.filter(({ cookies }) => cookies.has('__Host-session'))).toHaveLength(1);
    expect(Object.keys((await own.account()).sessions)).toHaveLength(before + 1);
  });

  test('429 after ten codes from one network', async () => {
    await setUpTotp(own);
    const browser = await own.giveFirstStep();
    const statuses: unknown[] = [];
    for (let round = 0; round < 11; round++)
      statuses.push((await browser.call(giveSecondFactor, recovery('A'.repeat(16)))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('without a first step in this browser within ten minutes the browser is sent to sign in', async () => {
    const { codeIn } = await setUpTotp(own);
    const sent = { valid: false, sendToSignIn: true };
    expect((await openBrowser().call(giveSecondFactor, totp(codeIn(1)))).body).toEqual(sent);
    expect((await openBrowser().call(askPasskey)).body).toEqual(sent);
    const browser = await own.giveFirstStep();
    const thief = openBrowser(new Map([['__Host-second-step', browser.cookies.get('__Host-second-step') ?? '']]));
    expect((await thief.call(giveSecondFactor, totp(codeIn(1)))).body).toEqual(sent);
    passMinutes(10);
    expect((await browser.call(giveSecondFactor, totp(codeIn(0)))).body).toEqual(sent);
  });

  test('a first step with a password changed since is void', async () => {
    const { codeIn } = await setUpTotp(own);
    const browser = await own.giveFirstStep();
    const next = 'a swell from the south';
    const changed = { current_password: 'a wave at Folly Beach', password: next, password_confirmation: next };
    expect((await own.call(changePassword, changed)).body).toEqual({ success: true });
    expect((await browser.call(giveSecondFactor, totp(codeIn(1)))).body).toEqual({ valid: false, sendToSignIn: true });
  });

  test('a factor added during a sign-in is required', async () => {
    const read = await own.account();
    const [[, session] = []] = Object.entries(read.sessions);
    await setUpTotp(own);
    expect(session && (await accountSessions.start(read, 'a-session', session, 'a-browser'))).toBe('gone');
    expect((await own.account()).sessions).not.toHaveProperty('a-session');
  });
});

describe('recovery codes', () => {
  test('each signs in once, with or without hyphens, and another account’s does not', async () => {
    const { recoveryCodes } = await setUpTotp(own);
    const other = await setUpTotp(await openMember());
    const [first = '', second = ''] = recoveryCodes;
    const browser = await own.giveFirstStep();
    const refused = { valid: false, ...WRONG_RECOVERY };
    expect((await browser.call(giveSecondFactor, recovery(String(other.recoveryCodes[0])))).body).toEqual(refused);
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
    expect((await browser.call(giveSecondFactor, recovery(typed))).body).toEqual({ valid: true });
    const next = await own.giveFirstStep();
    expect((await next.call(giveSecondFactor, recovery(first))).body).toEqual(refused);
    expect((await next.call(giveSecondFactor, recovery(second))).body).toEqual({ valid: true });
    expect((await own.call(getSecurity)).body.second_factor).toMatchObject({ recovery_codes_left: 8 });
  });

  test('one of ten concurrent equal ones gets in', async () => {
    const { recoveryCodes } = await setUpTotp(own);
    const browsers = await Promise.all(Array.from({ length: 10 }, () => own.giveFirstStep()));
    const code = recovery(String(recoveryCodes[0]));
    const given = await Promise.all(browsers.map((one) => one.call(giveSecondFactor, code)));
    expect(given.filter(({ body }) => body.valid)).toHaveLength(1);
  });

  test('new ones end those before, by letter; without a second factor there are none', async () => {
    expect((await own.call(renewRecoveryCodes)).body).toEqual({ success: false });
    const { recoveryCodes } = await setUpTotp(own);
    letters.take();
    const { body } = await own.call(renewRecoveryCodes);
    expect(letters.take()).toMatchObject([{ letter: 'second-factor-changed', isOn: true }]);
    const renewed = body.recovery_codes as string[];
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    const browser = await own.giveFirstStep();
    expect((await browser.call(giveSecondFactor, recovery(String(recoveryCodes[0])))).body.valid).toBe(false);
    expect((await browser.call(giveSecondFactor, recovery(String(renewed[0])))).body.valid).toBe(true);
  });
});

describe('turning off', () => {
  test('with the last factor the recovery codes go, a letter reports it, and the password alone signs in', async () => {
    await setUpTotp(own);
    letters.take();
    expect((await own.call(removeSecondFactor, { factor: 'totp' })).body).toEqual({ success: true });
    expect(letters.take()).toMatchObject([{ letter: 'second-factor-changed', isOn: false }]);
    expect((await own.account()).secondFactors).toBeUndefined();
    expect((await own.call(removeSecondFactor, { factor: 'totp' })).body).toEqual({ success: true });
    expect(letters.take()).toEqual([]);
    const { email } = await own.account();
    const password = { grant: 'password', username: email, password: 'a wave at Folly Beach' };
    expect((await openBrowser().call(issueToken, password)).body.access_token).toEqual(expect.any(String));
  });

  test('a factor removed while it is being used does not come back', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await openMember();
      const { codeIn } = await setUpTotp(member);
      const browser = await member.giveFirstStep();
      const [removed, given] = await Promise.all([
        member.call(removeSecondFactor, { factor: 'totp' }),
        browser.call(giveSecondFactor, totp(codeIn(1))),
      ]);
      const { secondFactors } = await member.account();
      expect(removed.body.success).toBe(secondFactors === undefined);
      expect(browser.cookies.has('__Host-session')).toBe(given.body.valid);
    }
  });

  test('the letter is stored with the change; for a session ended meanwhile neither happens', async () => {
    await setUpTotp(own);
    const read = await own.account();
    const [sessionId = ''] = Object.keys(read.sessions);
    const letterOf = (id: string) => ({ id, dueAt: 0, task: { does: 'remove-identity', userName: id } }) as const;
    const listed = async () => (await followUps.listDue(1, 10)).map(({ id }) => id);
    const next = { passkeys: [], recoveryCodes: [], revision: 'next' };
    const change = (account: StoredAccount, id: string) =>
      accountSessions.changeSecondFactors(account, next, { sessionId, followUps: [letterOf(id)] });
    expect([await change(read, 'told'), await listed()]).toEqual(['changed', ['told']]);
    await accountSessions.endAll(own.id);
    expect([await change(await own.account(), 'untold'), await listed()]).toEqual(['gone', ['told']]);
    expect((await own.account()).secondFactors).toEqual(next);
  });
});
