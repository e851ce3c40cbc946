import { gifts, queuePaymentWork } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { provider } from '../provider.ts';
import { callStripe } from '../provider-errors.ts';
import { UNPAID_MS } from './buy-gift.ts';
import { keyOfPayment, nextState, processGiftPayment } from './process-gift-payment.ts';

const PAGE = 100;
/** The maximum age of compared payments: the time for which an unpaid gift can be paid, plus a day. */
const LOOKED_BACK_MS = UNPAID_MS + 86_400_000;

/**
 * Compares gifts with their payments at Stripe, in case events were lost. One call compares one page of recent
 * payments, newest first, and queues the next page.
 */
export async function reconcileGifts(after?: string): Promise<void> {
  const { stripe } = await provider();
  const { data, has_more } = await callStripe(() =>
    stripe.paymentIntents.list({
      created: { gte: Math.floor((Date.now() - LOOKED_BACK_MS) / 1000) },
      limit: PAGE,
      expand: ['data.latest_charge'],
      starting_after: after,
    }),
  );
  const counts = { mended: 0, failed: 0 };
  for (const payment of data) {
    const outcome = await reconcileGift(payment);
    if (outcome !== 'same') counts[outcome]++;
  }
  logLine('info', { gifts: counts });
  const last = data.at(-1);
  if (has_more && last) await queuePaymentWork({ does: 'compare-gifts', after: last.id });
}

async function reconcileGift(payment: Stripe.PaymentIntent): Promise<'same' | 'mended' | 'failed'> {
  try {
    const key = await keyOfPayment(payment);
    const gift = key === undefined ? undefined : await gifts.find(key);
    if (!gift || nextState(gift, payment) === undefined) return 'same';
    await processGiftPayment(payment.id);
    return 'mended';
  } catch (error) {
    logLine('error', { work: 'compare-gifts', paymentId: payment.id, error });
    return 'failed';
  }
}
