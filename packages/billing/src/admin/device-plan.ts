import { followUp, planLoweredEmail } from '@groundswell/accounts';
import { type FollowUp, users } from '@groundswell/data/accounts';
import { type BoughtPlan, isRunning, subscriptions } from '@groundswell/data/plans';
import type { PaidTier } from '../catalogue.ts';
import { withoutKeys } from '../find-or-create-customer.ts';
import { underWay } from '../provider-errors.ts';

/** A plan that the store of a device sold. */
export interface DevicePlan {
  readonly source: 'ios' | 'android';
  readonly tier: PaidTier;
  /** The end of its term, UTC ms: a later one renews it. */
  readonly termEndsAt: number;
}

/** Puts a person on a plan of their device, until its term ends. False where one that was bought here runs. */
export async function putDevicePlan(userId: string, { source, tier, termEndsAt }: DevicePlan): Promise<boolean> {
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
  if (written !== 'written') throw underWay();
  return true;
}

/** Ends a device's plan whose term is over, or, `now`, before; what was renewed meanwhile runs on. */
export async function endDevicePlan(userId: string, at: 'term' | 'now' = 'term'): Promise<void> {
  const [read, user] = await Promise.all([subscriptions.find(userId), users.find(userId)]);
  if (!user || !read?.plan || read.source === 'web') return;
  const now = Date.now();
  if (at === 'term' && now < read.plan.termEndsAt) return;
  const letter = planLoweredEmail(user, 'Basic', `${read.plan.id}-${userId}`);
  const followUps: FollowUp[] = letter
    ? [{ id: letter.requestId, dueAt: now, task: { does: 'send-letter', letter } }]
    : [];
  const plan: BoughtPlan = { ...read.plan, state: 'ended', endedAt: now };
  // From now on one can be bought here.
  const row = { ...withoutKeys(read), source: 'web' as const, plan };
  const written = await subscriptions.write(userId, read, { row, tier: 'Basic', followUps });
  if (written === 'changed-meanwhile') throw underWay();
  await followUp(followUps);
}
