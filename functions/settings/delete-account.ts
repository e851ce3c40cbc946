import {
  audit,
  ERASE_AGAIN_MS,
  endOwnSession,
  followUp,
  noticeOf,
  removalOf,
  requireFreshCode,
  userEndpoint,
} from '@groundswell/accounts';
import { deleteAccount, reason } from '@groundswell/contracts';
import { accounts, type FollowUp } from '@groundswell/data/accounts';
import { authors } from '@groundswell/data/blog';
import { subscriptions } from '@groundswell/data/plans';
import { ConflictError, productName, UnauthorizedError } from '@groundswell/runtime';

/**
 * Removes the account with every key that leads to it by one write: from then on nobody can sign in. The remaining rows
 * are removed at once, and again an hour later, when no running call can still write. What a writer published stays, in
 * the product's name; the last admin has to name another first. A letter to the address of the account closes it.
 */
export const handler = userEndpoint(deleteAccount, async ({ user, visitor, cookies }) => {
  await requireFreshCode(user, cookies);
  const now = Date.now();
  const { id: userId, email } = user;
  const left = await authors.leave(user, productName(), now);
  if (left === 'last-admin') throw new ConflictError(reason('last-admin'));
  const remains: FollowUp = {
    id: `user-${userId}`,
    dueAt: now + ERASE_AGAIN_MS,
    task: { does: 'erase-user', userId, email, erasedAt: now },
  };
  const closings = await closing(userId, now);
  const notice = noticeOf(user, { letter: 'account-deleted', hadPlan: closings.length > 0 }, now);
  const followUps = [removalOf(user, now), remains, ...closings, notice];
  const outcome = await accounts.erase(user, { now, sessionId: user.sessionId, followUps }, left);
  await audit('delete-account', outcome, { userId, visitor });
  // Changed meanwhile, or gone: a remaining user has to sign in and try again.
  if (outcome === 'gone') throw new UnauthorizedError();
  await followUp(followUps);
  await endOwnSession(cookies);
  return { success: true };
});

/** Whoever paid for a plan is charged no more. */
async function closing(userId: string, now: number): Promise<FollowUp[]> {
  const { customerId } = (await subscriptions.find(userId)) ?? {};
  if (customerId === undefined) return [];
  return [{ id: `customer-${customerId}`, dueAt: now, task: { does: 'close-customer', customerId } }];
}
