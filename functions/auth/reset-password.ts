import { randomUUID } from 'node:crypto';
import {
  forgetClaim,
  identities,
  limitCodeChecks,
  requireStrongPassword,
  signOutEverywhere,
  spendPasswordToken,
} from '@groundswell/accounts';
import { resetPassword } from '@groundswell/contracts';
import { accounts, queueLetter } from '@groundswell/data';
import { endpoint, InvalidRequest } from '@groundswell/runtime';

const SPENT = 'This code was used already, or is too old. Ask for a new code.';

/** Sets a new password, ends every session and tells the owner. The token proves the address too. */
export const handler = endpoint(resetPassword, async ({ body, visitor, cookies }) => {
  const { password, password_confirmation: repeated, token } = body;
  if (password !== repeated) throw new InvalidRequest({ password_confirmation: ['The two passwords differ.'] });
  requireStrongPassword(password, { email: body.email });
  await limitCodeChecks(visitor);
  const email = await spendPasswordToken(token);
  const account = email && (await accounts.findByEmail(email));
  if (!account || (body.email !== undefined && body.email !== email)) return { valid: false, errorMsg: SPENT };

  await identities.setPassword(account.id, password);
  await accounts.change(account.id, { hasPassword: true, claim: undefined });
  if (account.emailVerifiedAt === undefined) {
    await identities.setVerifiedEmail(account.id, account.email);
    await accounts.verify(account.id, Date.now());
  }
  await signOutEverywhere(account.id);
  forgetClaim(cookies);
  const { lang } = account;
  await queueLetter({ letter: 'password-changed', requestId: randomUUID(), email: account.email, lang });
  return { valid: true };
});
