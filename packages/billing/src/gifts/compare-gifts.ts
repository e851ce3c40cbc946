import { gifts, queuePaymentWork } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { ask } from '../failures.ts';
import { provider } from '../provider.ts';
import { UNPAID_MS } from './buy-gift.ts';
import { followGiftPayment, keyOfPayment, nextState } from './follow-gift-payment.ts';

const PAGE = 100;
/** A payment may be made as long as its gift is kept unpaid. */
const LOOKED_BACK_MS = UNPAID_MS + 86_400_000;

/**
 * Brings gifts to what their payments are, where no event has told: a page of the payments that began within a month,
 * the newest first; then the queue goes on after it.
 */
export async function compareGifts(after?: string): Promise<void> {
  const { stripe } = await provider();
  const { data, has_more } = await ask(() =>
    stripe.paymentIntents.list({
      created: { gte: Math.floor((Date.now() - LOOKED_BACK_MS) / 1000) },
      limit: PAGE,
      expand: ['data.latest_charge'],
      starting_after: after,
    }),
  );
  const counts = { mended: 0, failed: 0 };
  for (const payment of data) {
    const outcome = await compareGift(payment);
    if (outcome !== 'same') counts[outcome]++;
  }
  logLine('info', { gifts: counts });
  const last = data.at(-1);
  if (has_more && last) await queuePaymentWork({ does: 'compare-gifts', after: last.id });
}

async function compareGift(payment: Stripe.PaymentIntent): Promise<'same' | 'mended' | 'failed'> {
  try {
    const key = await keyOfPayment(payment);
    const gift = key === undefined ? undefined : await gifts.find(key);
    if (!gift || nextState(gift, payment) === undefined) return 'same';
    await followGiftPayment(payment.id);
    return 'mended';
  } catch (error) {
    logLine('error', { work: 'compare-gifts', paymentId: payment.id, error });
    return 'failed';
  }
}
