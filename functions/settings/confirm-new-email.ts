import {
  audit,
  browserIdOf,
  followUp,
  guessPassCode,
  limitCodeChecks,
  noticeOf,
  userEndpoint,
} from '@groundswell/accounts';
import { confirmNewEmail } from '@groundswell/contracts';
import { accounts, consents } from '@groundswell/data';
import { InvalidRequest, Unauthorized } from '@groundswell/runtime';
import { wrongCode } from './wrong-code.ts';

/** Gives the account its new address, ends its other sessions, and writes to the old address that it did. */
export const handler = userEndpoint(confirmNewEmail, async ({ body, user, visitor, cookies }) => {
  await limitCodeChecks(visitor);
  const { newEmail, passCode } = body;
  const codeFor = { purpose: 'new-email' as const, email: newEmail, userId: user.id, browserId: browserIdOf(cookies) };
  const code = await guessPassCode(codeFor, passCode);
  if (!code) throw wrongCode('passCode');

  const now = Date.now();
  const notice = noticeOf(user, { letter: 'email-changed', newEmail }, now);
  const along = { now, code, sessionId: user.sessionId, followUps: [notice] };
  const outcome = await accounts.changeEmail(user, newEmail, along);
  await audit('change-email', outcome, { email: newEmail, userId: user.id, visitor });
  if (outcome === 'taken') throw new InvalidRequest({ newEmail: ['This email has an account already.'] });
  if (outcome === 'gone') throw new Unauthorized();
  await followUp([notice]);
  await moveConsent(user.email, newEmail, now);
  return { success: true };
});

/** The newsletter goes where its reader went. */
async function moveConsent(from: string, to: string, now: number): Promise<void> {
  const consent = await consents.find(from);
  if (consent?.state === 'confirmed') await consents.grant(to, { lang: consent.lang, source: consent.source }, now);
  if (consent) await consents.remove(from);
}
