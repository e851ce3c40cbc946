import type { StoredAccount } from '@groundswell/data/accounts';
import { PLAN_ENDS, type QueuedEmail } from '@groundswell/data/email';
import { type BoughtPlan, isRunning } from '@groundswell/data/plans';
import type Stripe from 'stripe';

type EndEmail = Extract<QueuedEmail, { letter: 'plan-ended' }>;

/**
 * Builds the email about a plan that has ended, with the free tier's limits. Returns undefined if no plan has ended.
 */
export function planEndEmail(
  before: BoughtPlan | undefined,
  after: BoughtPlan | undefined,
  found: readonly Stripe.Subscription[],
  { id: userId, email, lang }: StoredAccount,
  lowering: QueuedEmail | undefined,
): EndEmail | undefined {
  if (!before || !isRunning(before) || (after && isRunning(after))) return undefined;
  const cause = causeOf(found.find(({ id }) => id === before.id)?.cancellation_details);
  const requestId = `plan-ended:${before.id}`;
  const to = { requestId, email, lang, userId, tier: before.tier };
  if (lowering?.letter !== 'plan-lowered') return { letter: 'plan-ended', ...to, cause };
  const { favoriteLimit, alertLimit } = lowering;
  return { letter: 'plan-ended', ...to, cause, rests: { favoriteLimit, alertLimit } };
}

/**
 * Returns why a plan ended. Where we cancel, the cause is the first word of the cancellation comment; otherwise Stripe
 * supplies a reason.
 */
function causeOf(details: Stripe.Subscription.CancellationDetails | null | undefined): EndEmail['cause'] {
  if (details?.reason === 'payment_failed') return 'unpaid';
  if (details?.reason === 'payment_disputed') return 'disputed';
  return PLAN_ENDS.find((cause) => cause === details?.comment?.split(' ')[0]) ?? 'over';
}
