import {
  atLeast,
  audit,
  browserIdOf,
  claimAddress,
  limitRegistration,
  queuePassCode,
  REPLY_AFTER_MS,
  requireMail,
  requireStrongPassword,
  tryAccountPassword,
} from '@groundswell/accounts';
import { register } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { endpoint } from '@groundswell/runtime';

/**
 * Stores a claim of the address for this browser, and queues an email with a code. An address that already has an
 * account gets the same reply after the same time. Its owner is notified by email. A caller who also enters that
 * account's right password is asked to sign in instead.
 */
export const handler = endpoint(register, async ({ body, visitor, cookies }) => {
  const { email, password, units, lang, is_subscribed: wantsNews } = body;
  requireMail();
  requireStrongPassword(password, { email });
  return atLeast(REPLY_AFTER_MS.registration, async () => {
    const browserId = browserIdOf(cookies);
    const account = await accounts.findByEmail(email);
    const attempt = { email, visitor, browserId, account };
    await limitRegistration(attempt);
    if (await tryAccountPassword(attempt, password)) return { valid: false, loginFromRegister: true };
    await claimAddress({ email, browserId, by: { password }, units, lang, wantsNews });
    await queuePassCode({ purpose: 'verify', email, browserId }, lang);
    await audit('register', 'asked', { email, userId: account?.id, visitor });
    return { valid: true };
  });
});
