import { randomUUID } from 'node:crypto';
import { accounts, claims, type RightCode, type StoredAccount, withBrowser } from '@groundswell/data/accounts';
import { browserIdOf } from './browser-id.ts';
import { signInProven } from './cognito-tokens.ts';
import { followUp } from './follow-up.ts';
import { identities, removalOf, userNameOf } from './identities.ts';
import { newAccount } from './new-account.ts';
import { noticeOf } from './notice.ts';
import { type Caller, keepSession, newSession } from './session.ts';

/**
 * Sets the password of the account at an address that a mailed code has proved. If the address has no account but a
 * pending registration, an account is opened. All sessions end, and this browser counts as known to the account. The
 * same write uses up the code. Returns undefined if the code was already used, or if the address now belongs to a
 * different account.
 */
export async function resetPassword(
  code: RightCode,
  password: string,
  browserId: string,
): Promise<StoredAccount | undefined> {
  const account = await accounts.findByEmail(code.holder);
  if (account?.id !== code.accountId) return undefined;
  return account ? replace(account, code, password, browserId) : open(code, password, browserId);
}

async function replace(
  account: StoredAccount,
  spentCode: RightCode,
  password: string,
  browserId: string,
): Promise<StoredAccount | undefined> {
  const identity = await identities.make(account.id, password);
  const now = Date.now();
  const followUps = [removalOf(account, now), noticeOf(account, { letter: 'password-changed' }, now)];
  const goesOn = { sessions: {}, browsers: [browserId] };
  const outcome = await accounts.changeIdentity(account, identity, goesOn, { now, spentCode, followUps });
  if (outcome === 'gone') return undefined;
  await followUp(followUps);
  return account;
}

async function open(spentCode: RightCode, password: string, browserId: string): Promise<StoredAccount | undefined> {
  const now = Date.now();
  const email = spentCode.holder;
  const claim = await claims.find(email, browserId, now);
  const userId = randomUUID();
  const identity = await identities.make(userId, password);
  const account = newAccount({
    id: userId,
    email,
    identityId: identity.id,
    hasPassword: true,
    socials: [],
    units: claim?.units ?? 1,
    lang: claim?.lang ?? 'en',
    now,
  });
  const outcome = await accounts.open(account, identity, { now, spentCode });
  return outcome === 'opened' ? account : undefined;
}

/**
 * Sets the password from within a session. This session continues with new tokens, and all others end. Returns false if
 * the session has ended or the account's identity has changed.
 */
export async function changePassword(
  account: StoredAccount & { readonly sessionId: string },
  password: string,
  caller: Caller,
): Promise<boolean> {
  const running = account.sessions[account.sessionId];
  const identity = await identities.make(account.id, password);
  const renewed = { ...account, identityId: identity.id };
  const tokens = await signInProven(userNameOf(renewed));
  if (!tokens || !running) return false;
  const now = Date.now();
  const session = { ...newSession(caller, running.remembered, now), signedInAt: running.signedInAt };
  const followUps = [removalOf(account, now), noticeOf(account, { letter: 'password-changed' }, now)];
  const goesOn = {
    sessions: { [tokens.sessionId]: session },
    browsers: withBrowser([], browserIdOf(caller.cookies)),
  };
  const along = { now, followUps, sessionId: account.sessionId };
  if ((await accounts.changeIdentity(account, identity, goesOn, along)) === 'gone') return false;
  keepSession(caller.cookies, tokens, account, session);
  await followUp(followUps);
  return true;
}
