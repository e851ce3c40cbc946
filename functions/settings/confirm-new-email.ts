import { randomUUID } from 'node:crypto';
import { identities, limitCodeChecks, usePassCode, userEndpoint } from '@groundswell/accounts';
import { confirmNewEmail } from '@groundswell/contracts';
import { accounts, consents, queueLetter } from '@groundswell/data';
import { InvalidRequest } from '@groundswell/runtime';
import { wrongCode } from './wrong-code.ts';

/** Gives the account its new address, and writes to the old one that it did. */
export const handler = userEndpoint(confirmNewEmail, async ({ body, user, visitor }) => {
  await limitCodeChecks(visitor);
  const { newEmail, passCode } = body;
  const used = await usePassCode({ purpose: 'new-email', email: newEmail, userId: user.id }, passCode);
  if (!used) throw wrongCode('passCode');

  const now = Date.now();
  const outcome = await accounts.changeEmail(user.id, user.email, newEmail, now);
  if (outcome !== 'changed') throw new InvalidRequest({ newEmail: ['This email has an account already.'] });
  const { email, lang } = user;
  // Before all that may still fail: who owns the old address has to hear of it.
  await queueLetter({ letter: 'email-changed', requestId: randomUUID(), email, lang, newEmail });
  await identities.setVerifiedEmail(user.id, newEmail);
  await moveConsent(email, newEmail, now);
  return { success: true };
});

/** The newsletter goes where its reader went. */
async function moveConsent(from: string, to: string, now: number): Promise<void> {
  const consent = await consents.find(from);
  if (consent?.state === 'confirmed') await consents.grant(to, { lang: consent.lang, source: consent.source }, now);
  if (consent) await consents.remove(from);
}
