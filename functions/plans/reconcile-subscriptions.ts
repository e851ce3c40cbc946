import { reconcileSubscriptions } from '@groundswell/billing';
import { queuePaymentWork } from '@groundswell/data/plans';
import { job } from '@groundswell/runtime';

/**
 * The time in ms after which the run begins no further customer. The rest of the Lambda timeout is reserved for the
 * customer in progress.
 */
const FOR_MS = 60_000;

/** Reconciles subscriptions, gift cards and refunds with Stripe every night, and logs how many differed. */
export const handler = job({ name: 'reconcile-subscriptions' }, async () => {
  // A deployment without plans has nothing to reconcile.
  if (!process.env.STRIPE_SECRET_ARN) return;
  await queuePaymentWork({ does: 'compare-gifts' });
  await queuePaymentWork({ does: 'reconcile-refunds' });
  await reconcileSubscriptions(FOR_MS);
});
