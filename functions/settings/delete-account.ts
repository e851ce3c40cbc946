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
 * Deletes the account and every key that leads to it in one write, after which nobody can sign in. The remaining rows
 * are deleted at once, and again an hour later, when no running call can still write. A writer's published posts stay
 * under the product's name. The last admin first has to make another user an admin. An email to the account's address
 * confirms the deletion.
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
  // The account has changed or was deleted concurrently. If it still exists, the user has to sign in and try again.
  if (outcome === 'gone') throw new UnauthorizedError();
  await followUp(followUps);
  await endOwnSession(cookies);
  return { success: true };
});

/** Returns the follow-up that cancels the subscriptions of the deleted user. */
async function closing(userId: string, now: number): Promise<FollowUp[]> {
  const { customerId } = (await subscriptions.find(userId)) ?? {};
  if (customerId === undefined) return [];
  return [{ id: `customer-${customerId}`, dueAt: now, task: { does: 'close-customer', customerId } }];
}
