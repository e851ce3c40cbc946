import { askPassCode, limitPassCodes, userEndpoint } from '@groundswell/accounts';
import { newOwnPassCode } from '@groundswell/contracts';

/** Mails a code to the account's own address: who has the code has the mailbox too, not only this browser. */
export const handler = userEndpoint(newOwnPassCode, async ({ user, visitor }) => {
  await limitPassCodes(user.email, visitor);
  await askPassCode({ purpose: 'own', email: user.email, userId: user.id }, user.lang);
  return { success: true };
});
