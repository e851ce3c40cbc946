import type Stripe from 'stripe';
import { processGiftPayment } from '../gifts/process-gift-payment.ts';
import { provider } from '../provider.ts';
import { callStripe } from '../provider-errors.ts';

/** The page size. A customer has fewer charges: a term and its changes make a few a year. */
const MOST = 100;
/** The dispute states in which we keep the money. */
const KEPT = ['won', 'warning_closed', 'prevented'];

export const CAUSES = ['refunded', 'disputed'] as const;
export type Cause = (typeof CAUSES)[number];

/** A payment that was refunded or disputed, identified by its payment intent. */
export interface RefundedPayment {
  readonly payment: string;
  readonly cause: Cause;
}

/**
 * Returns the customer of a charge event or dispute event. A gift card is bought without an account: its payment is
 * processed here, and the result is undefined.
 */
export async function customerOfCharge(type: string, objectId: string): Promise<string | undefined> {
  const { stripe } = await provider();
  const isDispute = type.startsWith('charge.dispute.');
  const dispute = isDispute ? await callStripe(() => stripe.disputes.retrieve(objectId)) : undefined;
  const charge = await callStripe(() => stripe.charges.retrieve(dispute ? String(dispute.charge) : objectId));
  const [customerId, payment] = [idOf(charge.customer), idOf(charge.payment_intent)];
  if (customerId === undefined && payment !== undefined) await processGiftPayment(payment);
  return customerId;
}

export interface RefundedPayments {
  /** The payments with a full refund or with a dispute that is not won. */
  readonly payments: readonly RefundedPayment[];
  /** The user id in the metadata of the charge's customer. */
  readonly userId: string | undefined;
}

export async function listRefundedPayments(customerId: string): Promise<RefundedPayments> {
  const { stripe } = await provider();
  const asked = { customer: customerId, limit: MOST, expand: ['data.customer'] };
  const { data } = await callStripe(() => stripe.charges.list(asked));
  const found = await Promise.all(
    data.map(async (charge) => {
      const [payment, cause] = [idOf(charge.payment_intent), await causeOf(stripe, charge)];
      return payment !== undefined && cause ? [{ payment, cause }] : [];
    }),
  );
  const customer = data[0]?.customer;
  const isKnown = typeof customer === 'object' && customer !== null && !customer.deleted;
  return { payments: found.flat(), userId: isKnown ? customer.metadata.userId : undefined };
}

async function causeOf(stripe: Stripe, { id: charge, refunded, disputed }: Stripe.Charge): Promise<Cause | undefined> {
  if (refunded) return 'refunded';
  if (!disputed) return undefined;
  const { data } = await callStripe(() => stripe.disputes.list({ charge, limit: 1 }));
  return data.some(({ status }) => !KEPT.includes(status)) ? 'disputed' : undefined;
}

function idOf(one: string | { readonly id: string } | null): string | undefined {
  return typeof one === 'object' ? one?.id : one;
}
