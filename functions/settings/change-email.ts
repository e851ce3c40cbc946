import {
  atLeast,
  audit,
  browserIdOf,
  limitNewAddress,
  queuePassCode,
  REPLY_AFTER_MS,
  requireFreshProof,
  requireMail,
  userEndpoint,
} from '@groundswell/accounts';
import { changeEmail, reason } from '@groundswell/contracts';
import { InvalidRequestError } from '@groundswell/runtime';

/**
 * Mails a code to the new address. Only a reader of that mailbox learns whether the address has an account. The reply's
 * time does not reveal whether other codes were requested for that address.
 */
export const handler = userEndpoint(changeEmail, async ({ body, user, visitor, cookies }) => {
  requireMail();
  const { newEmail } = body;
  if (newEmail === user.email) throw new InvalidRequestError({ newEmail: [reason('email-yours')] });
  await requireFreshProof(user, cookies);
  return atLeast(REPLY_AFTER_MS.code, async () => {
    await limitNewAddress(user.id, newEmail);
    const browserId = browserIdOf(cookies);
    await queuePassCode({ purpose: 'new-email', email: newEmail, userId: user.id, browserId }, user.lang);
    await audit('ask-code', 'new-email', { email: newEmail, userId: user.id, visitor });
    return { success: true };
  });
});
