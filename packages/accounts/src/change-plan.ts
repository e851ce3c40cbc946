import { randomUUID } from 'node:crypto';
import { accounts, type StoredUser, users } from '@groundswell/data/accounts';
import { type QueuedEmail, queueEmail } from '@groundswell/data/email';
import type { Plan, Tier } from '@groundswell/plans';
import { planOf } from './plans.ts';

/**
 * Puts an account on a plan. Nothing stored is lost: whatever exceeds a smaller plan's limits rests, and one letter
 * reports it. `occasion` identifies the change: a repeated one is mailed once.
 */
export async function changePlan(
  userId: string,
  tier: Tier,
  occasion: string = randomUUID(),
): Promise<'changed' | 'gone'> {
  const user = await users.find(userId);
  if (!user) return 'gone';
  const letter = planLoweredEmail(user, tier, occasion);
  // First, so that a retry after a failure still sends the letter.
  if (letter) await queueEmail(letter);
  return accounts.change(userId, { tier });
}

/** What a change of plan puts to rest, for its one letter; undefined where nothing rests. */
export function planLoweredEmail(user: StoredUser, tier: Tier, occasion: string): QueuedEmail | undefined {
  const { account } = user;
  const plan = planOf(tier);
  if (tier === account.tier || !hasMoreThan(plan, user)) return undefined;
  return {
    letter: 'plan-lowered',
    requestId: `plan-lowered:${occasion}`,
    email: account.email,
    lang: account.lang,
    userId: account.id,
    tier,
    favoriteLimit: plan.favoriteLimit,
    alertLimit: plan.alertLimit,
  };
}

function hasMoreThan({ favoriteLimit, alertLimit }: Plan, { favorites }: StoredUser): boolean {
  return favorites.beachIds.length > favoriteLimit || favorites.alertBeachIds.length > alertLimit;
}
