import { createHash } from 'node:crypto';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { secretTexts } from '@groundswell/accounts/testing/use-secret';
import { accounts } from '@groundswell/data/accounts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { type SocialProviders, startSocialProviders } from '@groundswell/local/services/social/providers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as linkProvider } from './link-provider.ts';
import { handler as unlinkProvider } from './unlink-provider.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();
let providers: SocialProviders;
beforeAll(async () => {
  providers = await startSocialProviders(Date, 'http://127.0.0.1:1');
  Object.assign(process.env, providers.settings);
  secretTexts.set(providers.secret.arn, providers.secret.text ?? '');
});
afterAll(() => providers.stop());
beforeEach(() => void letters.take());

type Provider = Parameters<SocialProviders['giveToken']>[0];
const google = (subject: string) => ({ provider: 'google', subject }) as const;
const NOT_PROVEN = {
  success: false,
  errorMsg: 'There was a server error trying to process your login.',
  reason: { code: 'provider-failed' },
};
const TAKEN = {
  success: false,
  errorMsg: 'This sign-in belongs to an account already.',
  reason: { code: 'provider-taken' },
};

let visitors = 0;
/** Returns a provider's token for a user, with the nonce whose digest the token contains. */
async function tokenOf(provider: Provider, subject: string, email = 'whatever@example.com') {
  const nonce = `nonce-of-a-browser-that-is-${++visitors}-long`;
  const digest = createHash('sha256').update(nonce).digest('base64url');
  const access_token = await providers.giveToken(provider, { subject, email, emailVerified: false }, digest);
  return { provider, access_token, nonce };
}
const link = async (who: Person, body: object) =>
  callAs(linkProvider, who, { body, address: `198.51.100.${++visitors % 250}` });
const unlink = async (who: Person, provider: Provider) => callAs(unlinkProvider, who, { body: { provider } });
const socialsOf = async ({ account }: Person) => (await accounts.find(account.id))?.socials;

test.each(['google', 'sign-in-with-apple', 'facebook'] as const)(
  '200 %s opens the account from now on, whatever the address there, and the owner is notified',
  async (provider) => {
    const who = await people.join({ lang: 'es' });
    const subject = `own-at-${provider}`;
    expect((await link(who, await tokenOf(provider, subject))).body).toEqual({ success: true });
    expect((await accounts.findBySocial({ provider, subject }))?.id).toBe(who.account.id);
    expect(letters.take()).toMatchObject([
      { letter: 'provider-changed', email: who.account.email, lang: 'es', provider, linked: true },
    ]);
  },
);

test('200 an id at a provider belongs to one account, also with two concurrent requests', async () => {
  const rivals = [await people.join(), await people.join(), await people.join()];
  const bodies = await Promise.all(rivals.map(() => tokenOf('google', 'wanted')));
  const answers = await Promise.all(rivals.map((who, at) => link(who, bodies[at] ?? {})));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  for (const { body } of answers) if (!body.success) expect(body).toEqual(TAKEN);
  expect(letters.take()).toHaveLength(1);
});

test('200 a token that was used before, or for another nonce, links nothing', async () => {
  const [who, thief] = [await people.join(), await people.join()];
  const body = await tokenOf('google', 'own-twice');
  expect((await link(thief, { ...body, nonce: 'nonce-of-the-thief-that-is-long-enough' })).body).toEqual(NOT_PROVEN);
  await link(who, body);
  expect((await link(thief, body)).body).toEqual(NOT_PROVEN);
  expect(await socialsOf(thief)).toEqual([]);
});

test('422 a browser left open links and unlinks nothing without a mailed code', async () => {
  const who = await people.join({ socials: [google('left-open')] }, { signedInMinutesAgo: 11 });
  const refused = [await link(who, await tokenOf('google', 'a-strangers')), await unlink(who, 'google')];
  for (const { status, body } of refused)
    expect([status, body.errors]).toEqual([422, { passcode: ['Enter a pass code'] }]);
  expect(await socialsOf(who)).toEqual([google('left-open')]);
  expect(letters.take()).toEqual([]);
});

test('200 a removed provider no longer opens the account, and the owner is notified', async () => {
  const who = await people.join({ socials: [google('one'), google('another')] });
  expect((await unlink(who, 'google')).body).toEqual({ success: true });
  for (const subject of ['one', 'another']) expect(await accounts.findBySocial(google(subject))).toBeUndefined();
  expect(letters.take()).toMatchObject([{ letter: 'provider-changed', provider: 'google', linked: false }]);
  expect((await unlink(who, 'google')).body).toEqual({ success: true });
  expect(letters.take()).toEqual([]);
});

test('200 the only way to sign in stays', async () => {
  const who = await people.join({ socials: [google('the-only')], hasPassword: false });
  expect((await unlink(who, 'google')).body).toEqual({
    success: false,
    errorMsg: 'This is your only way to sign in. Set a password first.',
    reason: { code: 'only-way-in' },
  });
  expect(await socialsOf(who)).toEqual([google('the-only')]);
});

test('of two ways removed at once one is left', async () => {
  const apple = { provider: 'sign-in-with-apple', subject: 'apples' } as const;
  const who = await people.join({ socials: [google('googles'), apple], hasPassword: false });
  const answers = await Promise.all([unlink(who, 'google'), unlink(who, 'sign-in-with-apple')]);
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect(await socialsOf(who)).toHaveLength(1);
});
