import {
  audit,
  browserIdOf,
  clearSignIn,
  limitCodeChecks,
  openPasswordToken,
  requireStrongPassword,
  resetPassword as reset,
} from '@groundswell/accounts';
import { reason, refusal, resetPassword } from '@groundswell/contracts';
import { endpoint, InvalidRequestError } from '@groundswell/runtime';

const SPENT = { valid: false, ...refusal('password-code-spent') };

/** Sets a new password, ends every session and notifies the owner. The token proves the address too. */
export const handler = endpoint(resetPassword, async ({ body, visitor, cookies }) => {
  const { password, password_confirmation: repeated, token } = body;
  if (password !== repeated) throw new InvalidRequestError({ password_confirmation: [reason('passwords-differ')] });
  const code = await openPasswordToken(token);
  requireStrongPassword(password, { email: code?.holder });
  await limitCodeChecks(visitor);
  if (!code || (body.email !== undefined && body.email !== code.holder)) return SPENT;

  const browserId = browserIdOf(cookies);
  const account = await reset(code, password, browserId);
  await audit('reset-password', account ? 'done' : 'refused', { email: code.holder, userId: account?.id, visitor });
  if (!account) return SPENT;
  await clearSignIn({ email: code.holder, visitor, browserId, account });
  return { valid: true };
});
