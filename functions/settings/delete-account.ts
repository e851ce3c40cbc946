import {
  audit,
  ERASE_AGAIN_MS,
  endOwnSession,
  followUp,
  removalOf,
  requireFreshCode,
  userEndpoint,
} from '@groundswell/accounts';
import { deleteAccount } from '@groundswell/contracts';
import { accounts, type FollowUp } from '@groundswell/data/accounts';
import { Unauthorized } from '@groundswell/runtime';

/**
 * Removes the account with every key that leads to it by one write: from then on nobody can sign in. The remaining rows
 * are removed at once, and again an hour later, when no running call can still write.
 */
export const handler = userEndpoint(deleteAccount, async ({ user, visitor, cookies }) => {
  await requireFreshCode(user, cookies);
  const now = Date.now();
  const { id: userId, email } = user;
  const remains: FollowUp = {
    id: `user-${userId}`,
    dueAt: now + ERASE_AGAIN_MS,
    task: { does: 'erase-user', userId, email, erasedAt: now },
  };
  const followUps = [removalOf(user, now), remains];
  const outcome = await accounts.erase(user, { now, sessionId: user.sessionId, followUps });
  await audit('delete-account', outcome, { userId, visitor });
  // Changed meanwhile, or gone: a remaining user has to sign in and try again.
  if (outcome === 'gone') throw new Unauthorized();
  await followUp(followUps);
  await endOwnSession(cookies);
  return { success: true };
});
