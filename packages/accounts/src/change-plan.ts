import { randomUUID } from 'node:crypto';
import { accounts, type StoredUser, users } from '@groundswell/data/accounts';
import { type QueuedEmail, queueEmail } from '@groundswell/data/email';
import type { Plan, Tier } from '@groundswell/plans';
import { planOf } from './plans.ts';

/**
 * Puts an account on a plan. Data above the limits of a smaller plan is suspended, not deleted, and one email reports
 * it. `occasion` identifies the change: a repeated change sends no second email.
 */
export async function changePlan(
  userId: string,
  tier: Tier,
  occasion: string = randomUUID(),
): Promise<'changed' | 'gone'> {
  const user = await users.find(userId);
  if (!user) return 'gone';
  const letter = planLoweredEmail(user, tier, occasion);
  // The email is queued before the plan changes. If the call fails in between and is retried, the plan still differs
  // and the email is still sent.
  if (letter) await queueEmail(letter);
  return accounts.change(userId, { tier });
}

/** Builds the email about the data that a change of plan suspends; undefined if it suspends none. */
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
