import { followUp, planLoweredEmail } from '@groundswell/accounts';
import { type FollowUp, users } from '@groundswell/data/accounts';
import { type BoughtPlan, isRunning, subscriptions } from '@groundswell/data/plans';
import type { PaidTier } from '../catalogue.ts';
import { withoutKeys } from '../find-or-create-customer.ts';
import { paymentInProgress } from '../provider-errors.ts';

/** A plan that was bought in an app store, such as Apple's or Google's. */
export interface AppStorePlan {
  readonly source: 'ios' | 'android';
  readonly tier: PaidTier;
  /** The end of the term, UTC ms. A later date renews the plan. */
  readonly termEndsAt: number;
}

/** Gives a user an app store plan until its term ends. Returns false while a plan bought on the web runs. */
export async function putAppStorePlan(userId: string, { source, tier, termEndsAt }: AppStorePlan): Promise<boolean> {
  const read = await subscriptions.find(userId);
  if (read?.source === 'web' && read.plan && isRunning(read.plan)) return false;
  const plan: BoughtPlan = {
    id: `${source}-${termEndsAt}`,
    state: 'active',
    tier,
    isCancelled: false,
    termEndsAt,
    priceCents: 0,
    currency: 'usd',
  };
  const end: FollowUp = {
    id: `device-plan-${userId}-${termEndsAt}`,
    dueAt: termEndsAt,
    task: { does: 'end-device-plan', userId },
  };
  const row = { ...(read && withoutKeys(read)), isTrialUsed: true, source, plan };
  const isRepeated = read?.plan?.id === plan.id;
  const written = await subscriptions.write(userId, read, { row, tier, followUps: isRepeated ? [] : [end] });
  if (written !== 'written') throw paymentInProgress();
  return true;
}

/** Ends an app store plan whose term is over, or at once with `now`. A plan that was renewed meanwhile goes on. */
export async function endAppStorePlan(userId: string, at: 'term' | 'now' = 'term'): Promise<void> {
  const [read, user] = await Promise.all([subscriptions.find(userId), users.find(userId)]);
  if (!user || !read?.plan || read.source === 'web') return;
  const now = Date.now();
  if (at === 'term' && now < read.plan.termEndsAt) return;
  const letter = planLoweredEmail(user, 'Basic', `${read.plan.id}-${userId}`);
  const followUps: FollowUp[] = letter
    ? [{ id: letter.requestId, dueAt: now, task: { does: 'send-letter', letter } }]
    : [];
  const plan: BoughtPlan = { ...read.plan, state: 'ended', endedAt: now };
  // Changing the source back to `web` allows the user to buy a plan on the website again.
  const row = { ...withoutKeys(read), source: 'web' as const, plan };
  const written = await subscriptions.write(userId, read, { row, tier: 'Basic', followUps });
  if (written === 'changed-meanwhile') throw paymentInProgress();
  await followUp(followUps);
}
