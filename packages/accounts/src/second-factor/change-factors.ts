import { accountSessions } from '@groundswell/data/accounts';
import type { Visitor } from '@groundswell/runtime';
import type { Account } from '../account.ts';
import { audit } from '../audit.ts';
import { followUp } from '../follow-up.ts';
import { noticeOf } from '../notice.ts';
import { type Factors, factorsOf, toStored } from './factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** The calling visitor, and the name of the change in the audit log. */
interface Occasion {
  readonly how: string;
  readonly visitor: Visitor;
}

/**
 * Changes a user's second factors; an email and an audit log entry report it. Returns false if the factors have changed
 * since the user was read, or if the session is over.
 */
export async function changeFactors(user: Account, factors: Factors, { how, visitor }: Occasion): Promise<boolean> {
  const stored = toStored(factors);
  const notice = noticeOf(user, { letter: 'second-factor-changed', isOn: stored !== undefined }, Date.now());
  const { sessionId } = user;
  const outcome = await accountSessions.changeSecondFactors(user, stored, { sessionId, followUps: [notice] });
  await audit('change-second-factor', outcome === 'changed' ? how : outcome, { userId: user.id, visitor });
  if (outcome === 'changed') await followUp([notice]);
  return outcome === 'changed';
}

/**
 * Adds a factor and returns the recovery codes that come with the first one, or `gone` if `changeFactors` returns
 * false.
 */
export async function addFactor(
  user: Account,
  added: Partial<Factors>,
  occasion: Occasion,
): Promise<{ readonly recoveryCodes: string[] | undefined } | 'gone'> {
  const fresh = user.secondFactors ? undefined : await makeRecoveryCodes(user.id);
  const factors = { ...factorsOf(user), ...(fresh && { recoveryCodes: fresh.digests }), ...added };
  const isChanged = await changeFactors(user, factors, occasion);
  return isChanged ? { recoveryCodes: fresh?.codes } : 'gone';
}
