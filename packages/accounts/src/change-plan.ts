import { randomUUID } from 'node:crypto';
import { accounts, type StoredUser, users } from '@groundswell/data/accounts';
import { queueLetter } from '@groundswell/data/letters';
import type { Plan, Tier } from '@groundswell/plans';
import { planOf } from './plans.ts';

/**
 * Puts an account on a plan. Nothing that it keeps is lost: what is above a smaller plan's numbers rests, and one letter
 * says so. `occasion` tells this change from others: brought twice, it is mailed once.
 */
export async function changePlan(
  userId: string,
  tier: Tier,
  occasion: string = randomUUID(),
): Promise<'changed' | 'gone'> {
  const user = await users.find(userId);
  if (!user) return 'gone';
  const { account } = user;
  const plan = planOf(tier);
  // First, so that a change that is tried again after a failure still tells of it.
  if (tier !== account.tier && hasMoreThan(plan, user))
    await queueLetter({
      letter: 'plan-lowered',
      requestId: `plan-lowered:${occasion}`,
      email: account.email,
      lang: account.lang,
      userId,
      tier,
      favoriteLimit: plan.favoriteLimit,
      alertLimit: plan.alertLimit,
    });
  return accounts.change(userId, { tier });
}

function hasMoreThan({ favoriteLimit, alertLimit }: Plan, { favorites }: StoredUser): boolean {
  return favorites.beachIds.length > favoriteLimit || favorites.alertBeachIds.length > alertLimit;
}
