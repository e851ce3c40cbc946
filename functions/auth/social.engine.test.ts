import { createHash } from 'node:crypto';
import { preparePassCode } from '@groundswell/accounts';
import { cognito } from '@groundswell/accounts/testing/cognito';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { secretTexts } from '@groundswell/accounts/testing/use-secret';
import { accounts } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { type SocialProviders, startSocialProviders } from '@groundswell/local/services/social/providers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handler as giveSecondFactor } from '../security/give-second-factor.ts';
import { openMember } from '../security/test-support/open-member.ts';
import { setUpTotp } from '../security/test-support/set-up-totp.ts';
import { handler as checkPassCode } from './check-pass-code.ts';
import { handler as getMe } from './get-me.ts';
import { handler as issueToken } from './issue-token.ts';
import { handler as register } from './register.ts';
import { type Browser, openBrowser } from './test-support/browser.ts';
import { mailedCodes } from './test-support/mailed-code.ts';
import { useIdentities } from './test-support/use-identities.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
useIdentities();

// Delays end at once here. `npm run bench enumeration` covers the delays that equalize reply times.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const PASSWORD = 'a wave at Folly Beach';
const clock = { offsetMs: 0, now: () => Date.now() + clock.offsetMs };
let providers: SocialProviders;
beforeAll(async () => {
  providers = await startSocialProviders(clock, 'http://127.0.0.1:1');
  Object.assign(process.env, providers.settings);
  secretTexts.set(providers.secret.arn, providers.secret.text ?? '');
});
afterAll(() => providers.stop());

let own: Browser;
let email: string;
let count = 0;
beforeEach(() => {
  own = openBrowser();
  email = `social${++count}@example.com`;
  clock.offsetMs = 0;
  letters.take();
});

type Provider = Parameters<SocialProviders['giveToken']>[0];
/** The page creates the nonce; the provider receives only its digest. */
let nonces = 0;
const newNonce = () => `nonce-of-a-browser-that-is-${++nonces}-long`;
const digestOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

async function bring(provider: Provider, person: object, browser = own) {
  const whole = { subject: `subject-${count}`, emailVerified: true, ...person };
  const nonce = newNonce();
  const access_token = await providers.giveToken(provider, whole, digestOf(nonce));
  return browser.call(issueToken, { grant: 'social', provider, access_token, nonce });
}
async function giveMailedCode(browser = own) {
  const passcode = (await mailedCodes(letters.take())).at(-1) ?? '000000';
  return (await browser.call(checkPassCode, { email, passcode })).body;
}

test.each(['google', 'sign-in-with-apple'] as const)(
  '%s makes an account at once, and finds it again',
  async (provider) => {
    const first = await bring(provider, { email });
    expect(first.body).toMatchObject({ user_created: true, subscription: 'Basic', expires_in: 3600 });
    const me = await own.call(getMe, undefined, String(first.body.access_token));
    expect(me.body).toMatchObject({ email, has_password: false, providers: [provider] });
    const again = await bring(provider, { email: `changed-${email}` }, openBrowser());
    expect(again.body.user_created).toBe(false);
    expect((await own.call(getMe, undefined, String(again.body.access_token))).body.id).toBe(me.body.id);
  },
);

test('a reply of Cognito’s that was lost, and asked for again, signs in all the same', async () => {
  let lost = 0;
  cognito().middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'AdminRespondToAuthChallengeCommand' && lost++ === 0) await next(args);
        return next(args);
      },
    { step: 'finalizeRequest', priority: 'low', name: 'loseOneReply' },
  );
  const { body } = await bring('google', { email });
  cognito().middlewareStack.remove('loseOneReply');
  expect([lost, body]).toMatchObject([2, { user_created: true, expires_in: 3600 }]);
});

test('an address verified by the provider is linked to its account once a code mailed there was entered, and the owner is notified', async () => {
  await own.call(register, { email, password: PASSWORD });
  expect(await giveMailedCode()).toEqual({ valid: true });
  const elsewhere = openBrowser();
  expect((await bring('google', { email }, elsewhere)).body).toEqual({
    needsVerification: true,
    email,
    links: 'google',
  });
  expect((await accounts.findByEmail(email))?.socials).toEqual([]);
  expect(await giveMailedCode(elsewhere)).toEqual({ valid: true });
  expect(letters.take()).toMatchObject([{ letter: 'provider-changed', email, provider: 'google', linked: true }]);
  const { body } = await bring('google', { email }, openBrowser());
  expect(body.user_created).toBe(false);
  const password = await own.call(issueToken, { grant: 'password', username: email, password: PASSWORD });
  expect(password.body.access_token).toMatch(/^eyJ/);
});

test('an address not verified by the provider links to no account, its owner is notified, and the reply does not reveal the account', async () => {
  await own.call(register, { email, password: PASSWORD });
  await giveMailedCode();
  const thief = openBrowser();
  const known = await bring('facebook', { email }, thief);
  const [letter] = letters.take() as Extract<QueuedEmail, { letter: 'pass-code' }>[];
  expect(letter && (await preparePassCode(letter))).toBe('account-exists');
  const unknown = await bring('facebook', { subject: 'another', email: `nobody-${email}` });
  expect(known.body).toEqual({ needsVerification: true, email });
  expect(unknown.body).toEqual({ ...known.body, email: `nobody-${email}` });
  expect((await bring('google', { email, emailVerified: false })).body).toEqual({ needsVerification: true, email });
  expect(await giveMailedCode(own)).toMatchObject({ valid: false });
  expect((await accounts.findByEmail(email))?.socials).toEqual([]);
});

test.each(['google', 'sign-in-with-apple', 'facebook'] as const)(
  '%s does not bypass the second step: no token and no session before it',
  async (provider) => {
    const member = await openMember();
    const { codeIn } = await setUpTotp(member);
    const social = { provider, subject: `subject-${count}` };
    await accounts.linkSocial(await member.account(), social, { now: Date.now() });
    const { body, setCookies } = await bring(provider, { email });
    expect(body).toEqual({ needsSecondFactor: ['totp', 'recovery'], user_created: false });
    expect(setCookies.join()).not.toContain('__Host-session');
    expect((await own.call(issueToken, { grant: 'refresh' })).status).toBe(401);
    expect((await own.call(giveSecondFactor, { factor: 'totp', code: codeIn(1) })).body).toEqual({ valid: true });
    const { access_token: token } = (await own.call(issueToken, { grant: 'refresh' })).body;
    expect((await own.call(getMe, undefined, String(token))).body.id).toBe(member.id);
  },
);

test('365 days only on request', async () => {
  const { setCookies } = await bring('google', { email });
  expect(setCookies.join()).toMatch(/__Host-session=[^;]+; Max-Age=259\d{4};/);
});

test('facebook signs in once the mailed code was entered in the same browser', async () => {
  expect((await bring('facebook', { email })).body).toEqual({ needsVerification: true, email });
  expect(await giveMailedCode()).toEqual({ valid: true });
  expect((await bring('facebook', { email })).body.access_token).toMatch(/^eyJ/);
});

test('a claim by facebook is void where the owner of the address enters the code in another browser', async () => {
  const thief = openBrowser();
  await bring('facebook', { email }, thief);
  letters.take();
  await own.call(register, { email, password: PASSWORD });
  expect(await giveMailedCode()).toEqual({ valid: true });
  expect((await bring('facebook', { email }, thief)).body).toEqual({ needsVerification: true, email });
  expect(
    (await own.call(issueToken, { grant: 'password', username: email, password: PASSWORD })).body.access_token,
  ).toBeDefined();
});

test('the password of an unproved claim is void when the owner of the address comes by a provider', async () => {
  const thief = openBrowser();
  await thief.call(register, { email, password: PASSWORD });
  expect((await bring('google', { email })).body.access_token).toMatch(/^eyJ/);
  const tried = await thief.call(issueToken, { grant: 'password', username: email, password: PASSWORD });
  expect(tried.body.access_token).toBeUndefined();
  expect(tried.setCookies.join()).not.toMatch(/__Host-session/);
});

test('a user who shares no address is sent to register', async () => {
  expect((await bring('facebook', { email: undefined })).body).toEqual({ sendToRegister: true });
});

test.each(['google', 'facebook'] as const)(
  'an invalid address at %s counts as none, and never as another address in lower case',
  async (provider) => {
    for (const named of [`\u212aeala-${email}`, `a\u0000${email}`, `p\u0430ypal-${email}`, `.${email}`]) {
      expect([named, (await bring(provider, { email: named })).body]).toEqual([named, { sendToRegister: true }]);
      expect(await accounts.findByEmail(named.toLowerCase())).toBeUndefined();
    }
  },
);

test('a token that is expired, malformed, or of another provider or app signs nobody in', async () => {
  clock.offsetMs = -2 * 3_600_000;
  const expired = await bring('google', { email });
  clock.offsetMs = 0;
  const person = { subject: 's', email, emailVerified: true };
  const nonce = newNonce();
  const ofApple = await providers.giveToken('sign-in-with-apple', person, digestOf(nonce));
  const good = await providers.giveToken('google', person, digestOf(nonce));
  const [head, claims, signature] = good.split('.');
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), sub: 'somebody-else' }),
  ).toString('base64url');
  const replies = [expired];
  for (const access_token of [ofApple, `${head}.${forged}.${signature}`, 'abc', `${head}.${claims}.`])
    replies.push(await own.call(issueToken, { grant: 'social', provider: 'google', access_token, nonce }));
  replies.push(await own.call(issueToken, { grant: 'social', provider: 'facebook', access_token: 'EAAnothing' }));
  process.env.GOOGLE_CLIENT_ID = 'another-app';
  replies.push(await own.call(issueToken, { grant: 'social', provider: 'google', access_token: good, nonce }));
  Object.assign(process.env, providers.settings);
  for (const reply of replies) expectRefused(reply);
  expect(await accounts.findByEmail(email)).toBeUndefined();
});

test.each([
  ['a page of HTML', () => new Response('<html>Sorry, something went wrong.</html>', { status: 400 }), 200],
  [
    'an endless answer',
    () => new Response(new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(1024)) })),
    500,
  ],
])('%s of Facebook’s signs nobody in', async (_, answer, status) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const reply = await own.call(issueToken, { grant: 'social', provider: 'facebook', access_token: 'EAAnothing' });
  fetched.mockRestore();
  if (status === 200) expectRefused(reply);
  expect(reply.status).toBe(status);
});

test.each(['google', 'sign-in-with-apple'] as const)(
  'a token of %s signs in only with the nonce it was requested with, and once',
  async (provider) => {
    const person = { subject: `subject-${count}`, email, emailVerified: true };
    const nonce = newNonce();
    const access_token = await providers.giveToken(provider, person, digestOf(nonce));
    const give = (over: object) => own.call(issueToken, { grant: 'social', provider, access_token, ...over });
    expectRefused(await give({}));
    expectRefused(await give({ nonce: newNonce() }));
    // Anyone with a token can read the nonce's digest in the token. The digest itself must therefore not be accepted as
    // the nonce.
    expectRefused(await give({ nonce: digestOf(nonce) }));
    const unasked = await providers.giveToken(provider, person);
    expectRefused(await give({ access_token: unasked, nonce }));
    const bare = await providers.giveToken(provider, person, nonce);
    expectRefused(await give({ access_token: bare, nonce }));

    expect((await give({ nonce })).body.access_token).toMatch(/^eyJ/);
    expectRefused(await give({ nonce }));
    const renewed = await providers.giveToken(provider, person, digestOf(nonce));
    expectRefused(await give({ access_token: renewed, nonce }));
  },
);

test('one of ten concurrent uses of one token signs in', async () => {
  const nonce = newNonce();
  const person = { subject: `subject-${count}`, email, emailVerified: true };
  const access_token = await providers.giveToken('google', person, digestOf(nonce));
  const grant = { grant: 'social', provider: 'google', access_token, nonce };
  const replies = await Promise.all(Array.from({ length: 10 }, () => own.call(issueToken, grant)));
  expect(replies.filter(({ body }) => body.access_token)).toHaveLength(1);
});

function expectRefused({ status, body, setCookies }: Awaited<ReturnType<Browser['call']>>): void {
  const error = 'There was a server error trying to process your login.';
  expect([status, body, setCookies]).toEqual([200, { error, reason: { code: 'provider-failed' } }, []]);
}
