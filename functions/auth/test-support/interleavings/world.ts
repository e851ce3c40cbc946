import { createHash, randomUUID } from 'node:crypto';
import { browserIdOf, finish, identities, preparePassCode, userNameOf } from '@groundswell/accounts';
import { signInByPassword } from '@groundswell/accounts/testing/cognito-tokens';
import { newAccount } from '@groundswell/accounts/testing/token-pool';
import { accountSessions, accounts, followUps, type StoredAccount, userRows } from '@groundswell/data/accounts';
import type { CodePurpose } from '@groundswell/data/email';
import type { SocialProviders } from '@groundswell/local/services/social/providers';
import { type Browser, openBrowser } from '../browser.ts';
import { passwords } from './gate.ts';

export const PASSWORD = 'a wave at Folly Beach';
export const NEW_PASSWORD = 'a swell from the south';
export const STRANGERS_PASSWORD = 'nothing but foam today';
/** The passwords that the owner may have set. */
const OWN_PASSWORDS = [PASSWORD, NEW_PASSWORD];

/** The owner of an address, with or without an account, and a stranger who cannot read its mail. */
export interface World {
  readonly email: string;
  /** A second address of the owner. */
  readonly newEmail: string;
  readonly owner: Browser;
  readonly stranger: Browser;
  /** The owner's subject at Google. */
  readonly subject: string;
  /** The owner's account: at `email`, or at `newEmail` if `email` is only claimed. */
  readonly account: StoredAccount;
  readonly token: string;
  /** Returns the code that was mailed to the owner for a request from this browser. */
  mailCode(purpose: CodePurpose, email: string, browser: Browser, userId?: string): Promise<string>;
  /** Returns a token of Google with its nonce. */
  askGoogle(email: string): Promise<{ access_token: string; nonce: string }>;
  /** Saves both browsers' cookies and all passwords. The returned function restores them. */
  keep(): () => void;
}

let worlds = 0;
let lastAskedAt = 0;

/** Creates a world with unique names. `accountAt` states which address has the account. */
export async function makeWorld(providers: SocialProviders, accountAt: 'email' | 'newEmail'): Promise<World> {
  const at = ++worlds;
  passwords.clear();
  const emails = { email: `owner${at}@example.com`, newEmail: `owner${at}@example.org` };
  const [owner, stranger] = [openBrowser(), openBrowser()];
  const account = newAccount({ email: emails[accountAt], sessions: {} });
  const identity = await identities.make(account.id, PASSWORD);
  await accounts.open(account, identity, { now: Date.now() });
  const tokens = await signInByPassword(userNameOf({ id: account.id, identityId: identity.id }), PASSWORD);
  if (!tokens) throw new Error('The owner’s password is not right.');
  const session = { signedInAt: Date.now(), seenAt: Date.now(), remembered: false, network: '198.51.100.0/24' };
  const made = { ...account, identityId: identity.id };
  await accountSessions.start(made, tokens.sessionId, session, idOf(owner));
  const subject = `subject-${at}`;
  return {
    ...emails,
    owner,
    stranger,
    subject,
    account: made,
    token: tokens.accessToken,

    async mailCode(purpose, email, browser, userId) {
      const letter = { letter: 'pass-code' as const, purpose, email, userId, browserId: idOf(browser) };
      // If two codes are requested within a millisecond, only the first is mailed. So each request gets its own
      // millisecond.
      lastAskedAt = Math.max(lastAskedAt + 1, Date.now());
      const ready = await preparePassCode({ ...letter, requestId: randomUUID(), askedAt: lastAskedAt });
      if (!ready || ready === 'account-exists') throw new Error(`No code is mailed to ${email}: ${ready}.`);
      return ready.code;
    },

    async askGoogle(email) {
      const nonce = `nonce-${randomUUID()}`;
      const digest = createHash('sha256').update(nonce).digest('base64url');
      return {
        access_token: await providers.giveToken('google', { subject, email, emailVerified: true }, digest),
        nonce,
      };
    },

    keep() {
      const maps = [owner.cookies, stranger.cookies, passwords];
      const kept = maps.map((map) => [...map]);
      return () => {
        for (const [at, map] of maps.entries()) {
          map.clear();
          for (const [name, value] of kept[at] ?? []) map.set(name, value);
        }
      };
    },
  };
}

function idOf({ cookies }: Browser): string {
  const jar = {
    read: (name: string) => cookies.get(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    clear: () => undefined,
  };
  return browserIdOf(jar);
}

/** Violations of the invariants, read from the stores themselves; empty when all hold. */
export async function findFaults({ email, newEmail, subject, stranger }: World): Promise<string[]> {
  const faults: string[] = [];
  const found: StoredAccount[] = [];
  const addresses = [email, newEmail];
  const [linked, ...named] = await Promise.all([
    accounts.findBySocial({ provider: 'google', subject }),
    ...addresses.map((address) => accounts.findByEmail(address)),
  ]);
  for (const [at, address] of addresses.entries()) {
    const account = named[at];
    if (!account) continue;
    found.push(account);
    if (account.email !== address) faults.push(`HALF: ${address} leads to an account of ${account.email}`);
    const password = passwords.get(userNameOf(account)) ?? '';
    if (password === STRANGERS_PASSWORD) faults.push('TAKEN: by the stranger’s password');
    if (account.browsers.includes(idOf(stranger))) faults.push('TAKEN: by the stranger’s browser');
    if (!OWN_PASSWORDS.includes(password) && account.socials.length === 0)
      faults.push('LOCKED: no password and no provider of the owner’s opens it');
    if (account.hasPassword !== OWN_PASSWORDS.includes(password))
      faults.push('HALF: the table and Cognito differ on the password');
  }
  const isListed = found.some(({ id, socials }) => id === linked?.id && socials.length > 0);
  if (linked ? !isListed : found.some(({ socials }) => socials.length > 0))
    faults.push('HALF: the provider’s name and the account differ');
  return faults;
}

/** Runs the follow-up tasks that are due, as the job does. Returns the tasks that remain. */
export async function findLeftovers({ account }: World): Promise<string[]> {
  const later = Date.now() + 2 * 86_400_000;
  for (const one of await followUps.listDue(later, 1000)) await finish(one, later);
  const held = await accounts.find(account.id);
  const rows = held ? [] : await userRows.list(account.id);
  const nobodys = await Promise.all([...passwords.keys()].map(async (one) => ((await isHeld(one)) ? [] : [one])));
  return [
    ...(await followUps.listDue(later, 1000)).map(({ id }) => `HALF: ${id} is still to be done`),
    ...nobodys.flat().map((one) => `HALF: the identity ${one} is left`),
    ...rows.map(({ sk }) => `HALF: ${sk} is left of the account`),
  ];
}

async function isHeld(userName: string): Promise<boolean> {
  const [userId = '', identityId] = userName.split('.');
  return (await accounts.find(userId))?.identityId === identityId;
}
