import { compareSubscriptions } from '@groundswell/billing';
import { job, logLine } from '@groundswell/runtime';

/** Each night: all subscriptions as the provider has them, and how many had to be mended. */
export const handler = job({ name: 'compare-subscriptions' }, async () => {
  // Where no plans are sold there is nothing to compare.
  if (!process.env.STRIPE_SECRET_ARN) return;
  logLine('info', { subscriptions: await compareSubscriptions() });
});
