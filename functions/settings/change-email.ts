import {
  askPassCode,
  atLeast,
  hasFreshProof,
  limitPassCodes,
  REPLY_AFTER_MS,
  userEndpoint,
} from '@groundswell/accounts';
import { changeEmail } from '@groundswell/contracts';
import { InvalidRequest } from '@groundswell/runtime';

/**
 * Mails a code to the new address; a session of more than ten minutes has to give one of the old address first, so that a
 * browser left open does not give the account away. Whether the new one has an account is told to who reads its mail alone;
 * and whether codes were asked for there is not told by the time of the reply.
 */
export const handler = userEndpoint(changeEmail, async ({ body, user, visitor }) => {
  const { newEmail } = body;
  if (newEmail === user.email) throw new InvalidRequest({ newEmail: ['This is your email already.'] });
  if (!(await hasFreshProof(user))) throw new InvalidRequest({ passcode: ['Enter a pass code'] });
  return atLeast(REPLY_AFTER_MS.code, async () => {
    await limitPassCodes(newEmail, visitor);
    await askPassCode({ purpose: 'new-email', email: newEmail, userId: user.id }, user.lang);
    return { success: true };
  });
});
