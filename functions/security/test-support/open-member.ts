import { randomUUID } from 'node:crypto';
import { identities, newAccount } from '@groundswell/accounts';
import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { expect } from 'vitest';
import { handler as issueToken } from '../../auth/issue-token.ts';
import { type Browser, openBrowser } from '../../auth/test-support/browser.ts';

const PASSWORD = 'a wave at Folly Beach';

/** Someone with an account and a password, signed in with one browser. */
export interface Member {
  readonly id: string;
  readonly browser: Browser;
  /** Calls a handler as this user, from the user's browser. */
  call(handler: Parameters<Browser['call']>[0], body?: unknown): ReturnType<Browser['call']>;
  /** Enters the password, in a new browser by default. */
  giveFirstStep(browser?: Browser): Promise<Browser>;
  account(): Promise<StoredAccount>;
}

/** Creates an account as a mailed code would, and signs in. */
export async function openMember(): Promise<Member> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const now = Date.now();
  const identity = await identities.make(id, PASSWORD);
  const named = { id, email, identityId: identity.id, hasPassword: true, socials: [] };
  await accounts.open(newAccount({ ...named, units: 1, lang: 'en', now }), identity, { now });
  const password = { grant: 'password', username: email, password: PASSWORD };
  const browser = openBrowser();
  const token = String((await browser.call(issueToken, password)).body.access_token);
  return {
    id,
    browser,
    call: (handler, body) => browser.call(handler, body, token),
    async giveFirstStep(elsewhere = openBrowser()) {
      expect((await elsewhere.call(issueToken, password)).body).toEqual({ needsSecondFactor: expect.any(Array) });
      return elsewhere;
    },
    account: async () => (await accounts.find(id)) ?? expect.fail('The account is gone.'),
  };
}
