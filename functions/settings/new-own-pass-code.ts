import { askPassCode, browserIdOf, limitOwnPassCodes, userEndpoint } from '@groundswell/accounts';
import { newOwnPassCode } from '@groundswell/contracts';

/** Mails a code to the account's own address: who has the code has the mailbox too, not only this browser. */
export const handler = userEndpoint(newOwnPassCode, async ({ user, cookies }) => {
  await limitOwnPassCodes(user.id);
  const codeFor = { purpose: 'own' as const, email: user.email, userId: user.id, browserId: browserIdOf(cookies) };
  await askPassCode(codeFor, user.lang);
  return { success: true };
});
