import { reconcileSubscriptions } from '@groundswell/billing';
import { queuePaymentWork } from '@groundswell/data/plans';
import { job } from '@groundswell/runtime';

/** What is left of its time ends the one that is under way. */
const FOR_MS = 60_000;

/** Each night: all subscriptions, gift cards and money back as the provider has them, and how many were mended. */
export const handler = job({ name: 'reconcile-subscriptions' }, async () => {
  // Where no plans are sold there is nothing to compare.
  if (!process.env.STRIPE_SECRET_ARN) return;
  await queuePaymentWork({ does: 'compare-gifts' });
  await queuePaymentWork({ does: 'reconcile-refunds' });
  await reconcileSubscriptions(FOR_MS);
});
