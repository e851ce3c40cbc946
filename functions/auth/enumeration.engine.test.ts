import { claimAddress, identities, preparePassCode } from '@groundswell/accounts';
import { newAccount } from '@groundswell/accounts/testing/token-pool';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { secretTexts } from '@groundswell/accounts/testing/use-secret';
import { accounts } from '@groundswell/data/accounts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { type SocialProviders, startSocialProviders } from '@groundswell/local/services/social/providers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler as subscribe } from '../email/subscribe.ts';
import { handler as changeEmail } from '../settings/change-email.ts';
import { handler as confirmNewEmail } from '../settings/confirm-new-email.ts';
import { handler as checkPassCode } from './check-pass-code.ts';
import { handler as issueToken } from './issue-token.ts';
import { handler as login } from './login.ts';
import { handler as newPassCode } from './new-pass-code.ts';
import { handler as register } from './register.ts';
import { handler as requestPasswordReset } from './request-password-reset.ts';
import { handler as resetPassword } from './reset-password.ts';
import { type Browser, openBrowser } from './test-support/browser.ts';
import { useIdentities } from './test-support/use-identities.ts';
import { handler as verifyEmail } from './verify-email.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
useIdentities();

// Delays end at once here, since replies do not depend on timing. `npm run bench enumeration` covers the delays that
// equalize reply times.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const PASSWORD = 'a wave at Folly Beach';
const OTHER_PASSWORD = 'a swell from the south';
const OWNERS_PASSWORD = 'four green boards';
const WRONG_CODE = '000000';

let providers: SocialProviders;
beforeAll(async () => {
  providers = await startSocialProviders(Date, 'http://127.0.0.1:1');
  Object.assign(process.env, providers.settings);
  secretTexts.set(providers.secret.arn, providers.secret.text ?? '');
});
afterAll(() => providers.stop());

type Reply = Awaited<ReturnType<Browser['call']>>;
/**
 * The browsers and the token with which an attacker probes whether `email` has an account. `claims` registers the
 * address, `elsewhere` does not, and `token` belongs to the attacker's own account.
 */
interface Prober {
  readonly email: string;
  readonly claims: Browser;
  readonly elsewhere: Browser;
  readonly token: string;
}

/**
 * The calls that the attacker makes. Their order reaches no rate limit; calls that create a pending registration come
 * last.
 */
const CALLS = {
  register: ({ claims, email }) => claims.call(register, { email, password: PASSWORD }),
  token: ({ claims, email }) => claims.call(issueToken, { grant: 'password', username: email, password: PASSWORD }),
  'token elsewhere': ({ elsewhere, email }) =>
    elsewhere.call(issueToken, { grant: 'password', username: email, password: PASSWORD }),
  'sign in': ({ claims, email }) => claims.call(login, { email, password: PASSWORD }),
  'sign in by another password': ({ claims, email }) => claims.call(login, { email, password: OTHER_PASSWORD }),
  'sign in elsewhere': ({ elsewhere, email }) => elsewhere.call(login, { email, password: PASSWORD }),
  refresh: ({ claims }) => claims.call(issueToken, { grant: 'refresh' }),
  'wrong code': ({ claims, email }) => claims.call(checkPassCode, { email, passcode: WRONG_CODE }),
  'verify email': ({ claims, email }) => claims.call(verifyEmail, { email }),
  'new code': ({ claims, email }) => claims.call(newPassCode, { email }),
  'wrong code to reset': ({ claims, email }) =>
    claims.call(checkPassCode, { email, passcode: WRONG_CODE, reset: true }),
  'new code to reset': ({ claims, email }) => claims.call(newPassCode, { email, reset: true }),
  'forgot password': ({ claims, email }) => claims.call(requestPasswordReset, { email }),
  'wrong password token': ({ claims, email }) =>
    claims.call(resetPassword, { email, password: PASSWORD, password_confirmation: PASSWORD, token: 'e30.e30' }),
  'change email to it': ({ claims, email, token }) => claims.call(changeEmail, { newEmail: email }, token),
  'wrong code for it': ({ claims, email, token }) =>
    claims.call(confirmNewEmail, { newEmail: email, passCode: WRONG_CODE }, token),
  subscribe: ({ claims, email }) => claims.call(subscribe, { email }),
  'register for news': ({ claims, email }) =>
    claims.call(register, { email, password: PASSWORD, is_subscribed: true, units: 2, lang: 'es' }),
  'register by another password': ({ claims, email }) => claims.call(register, { email, password: OTHER_PASSWORD }),
  'register elsewhere': ({ elsewhere, email }) => elsewhere.call(register, { email, password: PASSWORD }),
  'claim by a provider': async ({ claims, email }) => {
    const access_token = await providers.giveToken('facebook', { subject: email, email, emailVerified: false });
    return claims.call(issueToken, { grant: 'social', provider: 'facebook', access_token });
  },
} satisfies Record<string, (prober: Prober) => Promise<Reply>>;
type CallName = keyof typeof CALLS;

const times = (count: number, name: CallName) => Array<CallName>(count).fill(name);
const ALL = Object.keys(CALLS) as CallName[];

const SEQUENCES: Readonly<Record<string, readonly CallName[]>> = {
  'every call after registering': ALL,
  'every call after a claim by a provider': ['claim by a provider', ...ALL],
  'registering after every call': ALL.toReversed(),
  'a claim with another password': [
    'register',
    'register by another password',
    'sign in',
    'sign in by another password',
  ],
  'a claim elsewhere': ['register', 'register elsewhere', 'sign in', 'sign in elsewhere', 'token'],
  'a claim by a provider after one': ['register', 'claim by a provider', 'token', 'register', 'token'],
  'a claim after the newsletter': ['subscribe', 'register for news', 'subscribe', 'register', 'sign in'],
  'a claim after a code': ['forgot password', 'register', 'wrong code', 'wrong code to reset', 'token'],
  'a claim after a change of address': ['change email to it', 'register', 'wrong code for it', 'change email to it'],
  'six guesses at a code': ['register', ...times(6, 'wrong code'), 'new code', 'wrong code', 'token'],
  'six guesses at a code to reset': ['register', 'forgot password', ...times(6, 'wrong code to reset'), 'token'],
  '429 for registering': [...times(6, 'register'), 'token'],
  '429 for codes': ['register', ...times(3, 'new code'), ...times(3, 'forgot password'), 'change email to it', 'token'],
  '429 for signing in with what one registered with': ['register', ...times(11, 'sign in')],
  '429 for signing in elsewhere with it': ['register', ...times(11, 'token elsewhere')],
  '429 for signing in with another': times(11, 'sign in by another password'),
  '429 for the newsletter': times(6, 'subscribe'),
};

test.each(Object.entries(SEQUENCES))(
  'replies, cookies and limits do not reveal who has an account: %s',
  async (title, names) => {
    const nobody = await callInTurn(names, async () => undefined);
    for (const prepare of [addOwner, addOwnerByProvider, claimByAnother])
      expect(await callInTurn(names, prepare), prepare.name).toEqual(nobody);
    expect(nobody.filter(({ status }) => status >= 500)).toEqual([]);
    if (title.startsWith('429')) expect(nobody.map(({ status }) => status)).toContain(429);
  },
);

test('four concurrent registrations get the same replies with and without an account', async () => {
  const registerFourTimes = async (prepare: (email: string) => Promise<void>) => {
    const prober = await probe();
    await prepare(prober.email);
    return (await Promise.all(times(4, 'register').map((name) => CALLS[name](prober)))).map(publicParts);
  };
  expect(await registerFourTimes(addOwner)).toEqual(await registerFourTimes(async () => undefined));
});

/**
 * Calls the endpoints in turn, as an attacker without any relation to the owner of the address, and returns the
 * replies. The queued emails are sent between the calls.
 */
async function callInTurn(names: readonly CallName[], prepare: (email: string) => Promise<void>) {
  const prober = await probe();
  await prepare(prober.email);
  const replies: ({ readonly call: CallName } & ReturnType<typeof publicParts>)[] = [];
  for (const call of names) {
    replies.push({ call, ...publicParts(await CALLS[call](prober)) });
    await sendEmails();
  }
  return replies;
}

/**
 * Returns the fields of a reply that must not depend on the address, and the shape of each cookie's value. Digits of
 * the email address are masked, because each probe uses another address.
 */
function publicParts({ status, body, headers, setCookies }: Reply) {
  const { requestId: _, ...rest } = body;
  if (rest.email !== undefined) rest.email = String(rest.email).replace(/\d/g, '0');
  return { status: status ?? 0, rest, headers: Object.keys(headers).sort(), cookies: setCookies.map(shapeOf) };
}

function shapeOf(setCookie: string): string {
  return setCookie.replace(/=([^;]*)/, (_, value: string) => {
    const [payload = '', ...rest] = value.split('.');
    if (rest.length === 0) return `=${payload.length}`;
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}');
    const fields = Object.entries(claims).map(([name, field]) => `${name} ${typeof field} ${String(field).length}`);
    return `=${[fields.join(), ...rest.map(({ length }) => length)].join('.')}`;
  });
}

let probers = 0;
async function probe(): Promise<Prober> {
  const at = String(++probers).padStart(4, '0');
  const own = { username: `prober${at}@example.com`, password: OWNERS_PASSWORD };
  await addOwner(own.username);
  const [claims, elsewhere] = [openBrowser(), openBrowser()];
  const { body } = await openBrowser().call(issueToken, { grant: 'password', ...own });
  return { email: `probed${at}@example.com`, claims, elsewhere, token: String(body.access_token) };
}

async function addOwner(email: string): Promise<void> {
  const account = newAccount({ email });
  const identity = await identities.make(account.id, OWNERS_PASSWORD);
  await accounts.open(account, identity, { now: Date.now() });
}

async function addOwnerByProvider(email: string): Promise<void> {
  const account = newAccount({ email, socials: [{ provider: 'google', subject: email }], hasPassword: false });
  await accounts.open(account, await identities.make(account.id), { now: Date.now() });
}

/** Creates another person's claim without counting towards a limit. */
async function claimByAnother(email: string): Promise<void> {
  const by = { password: OWNERS_PASSWORD };
  await claimAddress({ email, browserId: 'of-another', by, units: 1, lang: 'en' });
}

/** Sends the queued emails as the mailing job does. */
async function sendEmails(): Promise<void> {
  for (const letter of letters.take()) if (letter.letter === 'pass-code') await preparePassCode(letter);
}
