import {
  audit,
  browserIdOf,
  followUp,
  guessPassCode,
  limitCodeChecks,
  noticeOf,
  userEndpoint,
  wrongCode,
} from '@groundswell/accounts';
import { confirmNewEmail, reason } from '@groundswell/contracts';
import { accounts, type FollowUp } from '@groundswell/data/accounts';
import { InvalidRequestError, UnauthorizedError } from '@groundswell/runtime';

/**
 * Changes the account's email address, ends its other sessions, and moves the newsletter to the new address. It
 * notifies the old address by email.
 */
export const handler = userEndpoint(confirmNewEmail, async ({ body, user, visitor, cookies }) => {
  await limitCodeChecks(visitor);
  const { newEmail, passCode } = body;
  const codeFor = { purpose: 'new-email' as const, email: newEmail, userId: user.id, browserId: browserIdOf(cookies) };
  const code = await guessPassCode(codeFor, passCode);
  if (!code) throw wrongCode('passCode');
  // The first reply was lost: the address is changed already.
  if (code.isUsed && user.email === newEmail) return { success: true };

  const now = Date.now();
  const notice = noticeOf(user, { letter: 'email-changed', newEmail }, now);
  const move: FollowUp = {
    id: `consent-${user.id}`,
    dueAt: now,
    task: { does: 'move-consent', from: user.email, to: newEmail, movedAt: now },
  };
  const followUps = [notice, move];
  const along = { now, code, sessionId: user.sessionId, followUps };
  const outcome = await accounts.changeEmail(user, newEmail, along);
  await audit('change-email', outcome, { email: newEmail, userId: user.id, visitor });
  if (outcome === 'taken') throw new InvalidRequestError({ newEmail: [reason('email-taken')] });
  if (outcome === 'gone') throw new UnauthorizedError();
  await followUp(followUps);
  return { success: true };
});
