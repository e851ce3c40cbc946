import { compareSubscriptions } from '@groundswell/billing';
import { queuePaymentWork } from '@groundswell/data/plans';
import { job } from '@groundswell/runtime';

/** What is left of its time ends the one that is under way. */
const FOR_MS = 60_000;

/** Each night: all subscriptions and gift cards as the provider has them, and how many had to be mended. */
export const handler = job({ name: 'compare-subscriptions' }, async () => {
  // Where no plans are sold there is nothing to compare.
  if (!process.env.STRIPE_SECRET_ARN) return;
  await queuePaymentWork({ does: 'compare-gifts' });
  await compareSubscriptions(FOR_MS);
});
