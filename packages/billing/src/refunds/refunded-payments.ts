import type Stripe from 'stripe';
import { processGiftPayment } from '../gifts/process-gift-payment.ts';
import { provider } from '../provider.ts';
import { ask } from '../provider-errors.ts';

/** More than a customer has: a term and its changes make a few a year. */
const MOST = 100;
/** Disputes that ended without the money going back. */
const KEPT = ['won', 'warning_closed', 'prevented'];

export const CAUSES = ['refunded', 'disputed'] as const;
export type Cause = (typeof CAUSES)[number];

/** A payment, by its intent, whose money went back. */
export interface RefundedPayment {
  readonly payment: string;
  readonly cause: Cause;
}

/**
 * Whose charge an event is about, of a charge or its dispute; undefined for that of a gift card, which is bought without
 * an account and is followed at once.
 */
export async function customerOfCharge(type: string, objectId: string): Promise<string | undefined> {
  const { stripe } = await provider();
  const isDispute = type.startsWith('charge.dispute.');
  const dispute = isDispute ? await ask(() => stripe.disputes.retrieve(objectId)) : undefined;
  const charge = await ask(() => stripe.charges.retrieve(dispute ? String(dispute.charge) : objectId));
  const [customerId, payment] = [idOf(charge.customer), idOf(charge.payment_intent)];
  if (customerId === undefined && payment !== undefined) await processGiftPayment(payment);
  return customerId;
}

/** Payments of a customer that went back. */
export interface PaymentsBack {
  /** True of a full refund or a dispute that is not won. */
  readonly payments: readonly RefundedPayment[];
  /** The user id in the charge's metadata. */
  readonly userId: string | undefined;
}

export async function listRefundedPayments(customerId: string): Promise<PaymentsBack> {
  const { stripe } = await provider();
  const asked = { customer: customerId, limit: MOST, expand: ['data.customer'] };
  const { data } = await ask(() => stripe.charges.list(asked));
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
  const { data } = await ask(() => stripe.disputes.list({ charge, limit: 1 }));
  return data.some(({ status }) => !KEPT.includes(status)) ? 'disputed' : undefined;
}

function idOf(one: string | { readonly id: string } | null): string | undefined {
  return typeof one === 'object' ? one?.id : one;
}
