import { claimAddress, identities, preparePassCode } from '@groundswell/accounts';
import { accounts } from '@groundswell/data/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newAccount } from '../../packages/accounts/test-support/token-pool.ts';
import { useLetters } from '../../packages/accounts/test-support/use-letters.ts';
import { secretTexts } from '../../packages/accounts/test-support/use-secret.ts';
import { useTable } from '../../packages/data/test-support/use-table.ts';
import { type SocialProviders, startSocialProviders } from '../../packages/local/src/services/social/providers.ts';
import { handler as subscribe } from '../letters/subscribe.ts';
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

useTable({ CHECK_REPLIES: '1' });
const letters = useLetters();
useIdentities();

// What is heard does not depend on when: the waits that hide how long each way takes are `npm run bench enumeration`'s.
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

type Asked = Awaited<ReturnType<Browser['ask']>>;
/** Who wants to know of `email`: a browser that claims it, another one, and an account of their own. */
interface Prober {
  readonly email: string;
  readonly claims: Browser;
  readonly elsewhere: Browser;
  readonly token: string;
}

/** In an order in which no limit is reached; what is claimed anew comes last. */
const CALLS = {
  register: ({ claims, email }) => claims.ask(register, { email, password: PASSWORD }),
  token: ({ claims, email }) => claims.ask(issueToken, { grant: 'password', username: email, password: PASSWORD }),
  'token elsewhere': ({ elsewhere, email }) =>
    elsewhere.ask(issueToken, { grant: 'password', username: email, password: PASSWORD }),
  'sign in': ({ claims, email }) => claims.ask(login, { email, password: PASSWORD }),
  'sign in by another password': ({ claims, email }) => claims.ask(login, { email, password: OTHER_PASSWORD }),
  'sign in elsewhere': ({ elsewhere, email }) => elsewhere.ask(login, { email, password: PASSWORD }),
  refresh: ({ claims }) => claims.ask(issueToken, { grant: 'refresh' }),
  'wrong code': ({ claims, email }) => claims.ask(checkPassCode, { email, passcode: WRONG_CODE }),
  'verify email': ({ claims, email }) => claims.ask(verifyEmail, { email }),
  'new code': ({ claims, email }) => claims.ask(newPassCode, { email }),
  'wrong code to reset': ({ claims, email }) => claims.ask(checkPassCode, { email, passcode: WRONG_CODE, reset: true }),
  'new code to reset': ({ claims, email }) => claims.ask(newPassCode, { email, reset: true }),
  'forgot password': ({ claims, email }) => claims.ask(requestPasswordReset, { email }),
  'wrong password token': ({ claims, email }) =>
    claims.ask(resetPassword, { email, password: PASSWORD, password_confirmation: PASSWORD, token: 'e30.e30' }),
  'change email to it': ({ claims, email, token }) => claims.ask(changeEmail, { newEmail: email }, token),
  'wrong code for it': ({ claims, email, token }) =>
    claims.ask(confirmNewEmail, { newEmail: email, passCode: WRONG_CODE }, token),
  subscribe: ({ claims, email }) => claims.ask(subscribe, { email }),
  'register for news': ({ claims, email }) =>
    claims.ask(register, { email, password: PASSWORD, is_subscribed: true, units: 2, lang: 'es' }),
  'register by another password': ({ claims, email }) => claims.ask(register, { email, password: OTHER_PASSWORD }),
  'register elsewhere': ({ elsewhere, email }) => elsewhere.ask(register, { email, password: PASSWORD }),
  'claim by a provider': async ({ claims, email }) => {
    const access_token = await providers.giveToken('facebook', { subject: email, email, emailVerified: false });
    return claims.ask(issueToken, { grant: 'social', provider: 'facebook', access_token });
  },
} satisfies Record<string, (prober: Prober) => Promise<Asked>>;
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
  'replies, cookies and limits do not tell who has an account: %s',
  async (title, names) => {
    const nobody = await hear(names, async () => undefined);
    for (const prepare of [addOwner, addOwnerByProvider, claimByAnother])
      expect(await hear(names, prepare), prepare.name).toEqual(nobody);
    expect(nobody.filter(({ status }) => status >= 500)).toEqual([]);
    if (title.startsWith('429')) expect(nobody.map(({ status }) => status)).toContain(429);
  },
);

test('four who register at once hear what four of an address with an account do', async () => {
  const askAtOnce = async (prepare: (email: string) => Promise<void>) => {
    const prober = await probe();
    await prepare(prober.email);
    return (await Promise.all(times(4, 'register').map((name) => CALLS[name](prober)))).map(told);
  };
  expect(await askAtOnce(addOwner)).toEqual(await askAtOnce(async () => undefined));
});

/** What is heard of calls in turn, by one who has to do with nobody who has the address; letters go out in between. */
async function hear(names: readonly CallName[], prepare: (email: string) => Promise<void>) {
  const prober = await probe();
  await prepare(prober.email);
  const heard: ({ readonly call: CallName } & ReturnType<typeof told>)[] = [];
  for (const call of names) {
    heard.push({ call, ...told(await CALLS[call](prober)) });
    await sendLetters();
  }
  return heard;
}

/** All of a reply that is the same whenever it is asked; of a cookie's value its shape. */
function told({ status, body, headers, setCookies }: Asked) {
  const { requestId: _, ...said } = body;
  return { status: status ?? 0, said, headers: Object.keys(headers).sort(), cookies: setCookies.map(shapeOf) };
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
  const { body } = await openBrowser().ask(issueToken, { grant: 'password', ...own });
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

/** By registering, some time ago: no limit counts it any more. */
async function claimByAnother(email: string): Promise<void> {
  const by = { password: OWNERS_PASSWORD };
  await claimAddress({ email, browserId: 'of-another', by, units: 1, lang: 'en' });
}

/** As the job does it. */
async function sendLetters(): Promise<void> {
  for (const letter of letters.take()) if (letter.letter === 'pass-code') await preparePassCode(letter);
}
