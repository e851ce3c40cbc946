import type { Attempt } from '@groundswell/data/plans';
import { listUnended } from './close-customer.ts';
import { findIncompletePayment } from './incomplete-payment.ts';
import { provider } from './provider.ts';
import { callStripe, paymentInProgress } from './provider-errors.ts';

/** The age in ms after which a purchase attempt cannot be in progress, because no request runs that long. */
export const UNDER_WAY_MS = 60_000;

/**
 * Cancels the unpaid subscriptions of an earlier attempt before a new one starts. Throws while the earlier attempt may
 * be in progress.
 */
export async function cancelEarlierAttempt({ startedAt }: Attempt, customer: string, now: number): Promise<void> {
  const { stripe } = await provider();
  const waiting = (await listUnended(stripe, customer)).filter(({ status }) => status === 'incomplete');
  if (now - startedAt < UNDER_WAY_MS) {
    const payments = await Promise.all(waiting.map(({ id }) => findIncompletePayment(id)));
    // The attempt is over if the bank has declined every payment.
    const isOver = payments.length > 0 && payments.every((payment) => payment?.status === 'requires_payment_method');
    if (!isOver) throw paymentInProgress();
  }
  for (const { id } of waiting) await callStripe(() => stripe.subscriptions.cancel(id));
}
