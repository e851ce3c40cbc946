import {
  audit,
  browserIdOf,
  limitOwnPassCodes,
  queuePassCode,
  requireFreshSecondStep,
  requireMail,
  userEndpoint,
} from '@groundswell/accounts';
import { newOwnPassCode } from '@groundswell/contracts';

/** Mails a code to the account's own address: entering it proves access to the mailbox, not only to this browser. */
export const handler = userEndpoint(newOwnPassCode, async ({ body, user, visitor, cookies }) => {
  requireMail();
  if (body.deletes) requireFreshSecondStep(user);
  await limitOwnPassCodes(user.id);
  const codeFor = { purpose: 'own' as const, email: user.email, userId: user.id, browserId: browserIdOf(cookies) };
  await queuePassCode(codeFor, user.lang);
  await audit('ask-code', 'own', { userId: user.id, visitor });
  return { success: true };
});
