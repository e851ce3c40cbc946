import type { SecondFactor } from '@groundswell/contracts';
import { accounts, type StoredAccount, type StoredSecondFactors } from '@groundswell/data/accounts';
import type { Cookies } from '@groundswell/runtime';
import * as v from 'valibot';
import { browserIdOf } from './browser-id.ts';
import { signInProven } from './cognito-tokens.ts';
import { userNameOf } from './identities.ts';
import { type Caller, type SessionReply, startSession } from './session.ts';
import { readToken, signToken } from './signed-token.ts';

const COOKIE = '__Host-second-step';
const GOOD_S = 10 * 60;

const FirstStep = v.object({
  userId: v.string(),
  identityId: v.string(),
  browserId: v.string(),
  remember: v.boolean(),
});

/**
 * An account whose password or provider token was accepted in this browser within ten minutes, and whose second step is
 * still due.
 */
export interface HalfSignedIn {
  readonly account: StoredAccount;
  readonly factors: StoredSecondFactors;
  readonly remember: boolean;
}

/**
 * Stores a cookie which says that the first step is done, and returns the second factors that the user can choose from.
 */
export async function startSecondStep(
  { id: userId, identityId }: StoredAccount,
  factors: StoredSecondFactors,
  remember: boolean,
  { cookies }: Caller,
): Promise<SecondFactor[]> {
  const claims = { userId, identityId, browserId: browserIdOf(cookies), remember };
  cookies.set(COOKIE, await signToken('second-step', claims, Date.now() + GOOD_S * 1000), GOOD_S);
  return [
    ...(factors.totp ? ['totp' as const] : []),
    ...(factors.passkeys.length > 0 ? ['passkey' as const] : []),
    ...(factors.recoveryCodes.length > 0 ? ['recovery' as const] : []),
  ];
}

/**
 * Returns the account whose second step is due. Returns undefined if the first step was over ten minutes ago, or if the
 * password has changed since.
 */
export async function readFirstStep(cookies: Cookies): Promise<HalfSignedIn | undefined> {
  const step = await readToken('second-step', cookies.read(COOKIE) ?? '', FirstStep);
  if (step?.browserId !== browserIdOf(cookies)) return undefined;
  const account = await accounts.find(step.userId);
  if (account?.identityId !== step.identityId || !account.secondFactors) return undefined;
  return { account, factors: account.secondFactors, remember: step.remember };
}

/** Signs in after a right second step. */
export async function finishSecondStep(
  { account, remember }: HalfSignedIn,
  caller: Caller,
): Promise<SessionReply | undefined> {
  const tokens = await signInProven(userNameOf(account));
  if (!tokens) return undefined;
  caller.cookies.clear(COOKIE);
  return startSession(account, tokens, remember, caller);
}
