import type { BoughtPlan } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { type ChargeAhead, discountsOf, listChargesAhead } from './charges-ahead.ts';
import { priceChange, type ToPrice } from './price-change.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';

/** An upcoming invoice, with its sums in cents. */
export interface UpcomingInvoice {
  /** The sum that the card is charged, after discounts and credit. */
  readonly dueCents: number;
  /** The part of the invoice that the customer's credit pays. */
  readonly creditCents: number;
  /**
   * The charges after this invoice, with an entry for each change of the sum. The last entry repeats every year. Absent
   * if unknown.
   */
  readonly later?: readonly ChargeAhead[];
}

/**
 * Previews the next invoice of a running plan, or of a cancelled plan as if it were resumed, with the later charges.
 */
export async function previewNext(
  { id, termEndsAt }: Pick<BoughtPlan, 'id' | 'termEndsAt'>,
  resumed?: 'resumed',
): Promise<UpcomingInvoice> {
  const { stripe } = await provider();
  const details = resumed && { subscription_details: { cancel_at_period_end: false } };
  const bill = await callStripe(() =>
    stripe.invoices.createPreview({ subscription: id, ...details, expand: ['discounts.source.coupon'] }),
  );
  const ahead = listChargesAhead(bill, termEndsAt, bill.starting_balance, discountsOf(bill));
  return {
    dueCents: bill.amount_due,
    creditCents: Math.max(0, bill.total - bill.amount_due),
    ...(ahead && { later: ahead.slice(1) }),
  };
}

/** Returns the remaining credit of a customer, cents. */
export async function readCredit(customerId: string): Promise<number> {
  const { stripe } = await provider();
  const customer = await callStripe(() => stripe.customers.retrieve(customerId));
  return customer.deleted ? 0 : Math.max(0, -customer.balance);
}

export interface ChangeAhead {
  /** The sum that is charged today, cents; negative for credit. */
  readonly today: number;
  /** The next charge, cents. */
  readonly next: number;
  /**
   * The charges after `next`, with an entry for each change of the sum. The last one repeats every year. Absent if
   * unknown.
   */
  readonly later?: readonly ChargeAhead[];
}

/** Previews the invoices that follow if a subscription from `fetchWithBill` changes to another price. */
export async function previewChange(one: Stripe.Subscription, to: ToPrice): Promise<ChangeAhead> {
  const { stripe } = await provider();
  const { items, proration_behavior, proration_date } = priceChange(one, to);
  const preview = (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
    callStripe(() =>
      stripe.invoices.createPreview({
        subscription: one.id,
        subscription_details: details,
        expand: ['discounts.source.coupon'],
      }),
    );
  const isAtOnce = proration_behavior === 'always_invoice';
  const [now, later] = await Promise.all([
    isAtOnce ? preview({ items, proration_behavior, proration_date }) : undefined,
    preview({ items, proration_behavior: 'none' }),
  ]);
  // Stripe represents credit as a negative balance.
  const balance = Math.min(0, later.starting_balance + (now?.total ?? 0));
  const today = now === undefined ? 0 : now.total < 0 ? now.total : now.amount_due;
  const termEndsAt = (one.items.data[0]?.current_period_end ?? 0) * 1000;
  const ahead = listChargesAhead(later, termEndsAt, balance, discountsOf(later));
  return { today, next: Math.max(0, later.total + balance), ...(ahead && { later: ahead.slice(1) }) };
}
