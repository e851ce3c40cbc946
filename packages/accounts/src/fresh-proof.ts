import { reason } from '@groundswell/contracts';
import type { Cookies } from '@groundswell/runtime';
import { InvalidRequestError } from '@groundswell/runtime';
import type { Account } from './account.ts';
import { browserIdOf } from './browser-id.ts';
import { CODE_GOOD_MS, hasFreshCheck } from './pass-code.ts';

/**
 * Throws InvalidRequestError unless the user has proved their identity within ten minutes. The proof is a sign-in or,
 * for an account without a second step, a code mailed to the user. This protects account data in an unattended browser.
 */
export async function requireFreshProof(user: Account, cookies: Cookies, now = Date.now()): Promise<void> {
  if (!hasFreshSignIn(user, now)) await requireFreshCode(user, cookies, now);
}

/**
 * Throws InvalidRequestError unless a code mailed to the user's address was entered within ten minutes. An account with
 * a second step needs a sign-in within ten minutes as well. A code counts in the session that it was entered in:
 * signing out and a new password end its effect.
 */
export async function requireFreshCode(user: Account, cookies: Cookies, now = Date.now()): Promise<void> {
  requireFreshSecondStep(user, now);
  const { id, email, session } = user;
  const codeFor = { purpose: 'own' as const, email, userId: id, browserId: browserIdOf(cookies) };
  const isProved = await hasFreshCheck(codeFor, session.signedInAt, now);
  if (!isProved) throw new InvalidRequestError({ passcode: [reason('pass-code-missing')] });
}

/**
 * Throws InvalidRequestError if the account has a second step and the sign-in was over ten minutes ago: a mailbox is
 * not a second factor.
 */
export function requireFreshSecondStep(user: Account, now = Date.now()): void {
  if (user.secondFactors && !hasFreshSignIn(user, now))
    throw new InvalidRequestError({ sign_in: [reason('fresh-sign-in-needed')] });
}

function hasFreshSignIn({ session }: Account, now: number): boolean {
  return now - session.signedInAt <= CODE_GOOD_MS;
}
