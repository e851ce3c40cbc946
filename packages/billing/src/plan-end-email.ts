import type { StoredAccount } from '@groundswell/data/accounts';
import { PLAN_ENDS, type QueuedEmail } from '@groundswell/data/email';
import { type BoughtPlan, isRunning } from '@groundswell/data/plans';
import type Stripe from 'stripe';

type EndEmail = Extract<QueuedEmail, { letter: 'plan-ended' }>;

/** The letter about a plan that ran and is over, with what rests from now on; undefined where none has ended. */
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

/** We say with an end why it is, as its first word; the provider says it where it ends one by itself. */
function causeOf(details: Stripe.Subscription.CancellationDetails | null | undefined): EndEmail['cause'] {
  if (details?.reason === 'payment_failed') return 'unpaid';
  if (details?.reason === 'payment_disputed') return 'disputed';
  return PLAN_ENDS.find((cause) => cause === details?.comment?.split(' ')[0]) ?? 'over';
}
