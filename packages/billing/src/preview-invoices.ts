import type { BoughtPlan } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { type ChargeAhead, isOffBill, listChargesAhead } from './charges-ahead.ts';
import { priceChange, type ToPrice } from './price-change.ts';
import { provider } from './provider.ts';
import { ask } from './provider-errors.ts';

/** A bill to come, cents. */
export interface UpcomingInvoice {
  /** What the card is charged, after discounts and credit. */
  readonly dueCents: number;
  /** What credit pays of it. */
  readonly creditCents: number;
  /** The charges after it, each where the sum differs; the last one repeats every year. Absent: not known. */
  readonly later?: readonly ChargeAhead[];
}

/** The next bill of a plan that goes on, or that would once it is resumed, and the charges after it. */
export async function previewNext(
  { id, termEndsAt }: Pick<BoughtPlan, 'id' | 'termEndsAt'>,
  resumed?: 'resumed',
): Promise<UpcomingInvoice> {
  const { stripe } = await provider();
  const details = resumed && { subscription_details: { cancel_at_period_end: false } };
  const bill = await ask(() =>
    stripe.invoices.createPreview({ subscription: id, ...details, expand: ['discounts.source.coupon'] }),
  );
  const ahead = listChargesAhead(bill, termEndsAt, bill.starting_balance, isOffBill(bill));
  return {
    dueCents: bill.amount_due,
    creditCents: Math.max(0, bill.total - bill.amount_due),
    ...(ahead && { later: ahead.slice(1) }),
  };
}

/** What is left of a customer's credit, cents. */
export async function readCredit(customerId: string): Promise<number> {
  const { stripe } = await provider();
  const customer = await ask(() => stripe.customers.retrieve(customerId));
  return customer.deleted ? 0 : Math.max(0, -customer.balance);
}

export interface ChangeAhead {
  /** What is charged today; a negative sum is credited. Cents. */
  readonly today: number;
  /** The next charge, cents. */
  readonly next: number;
  /** The charges after it, each where the sum differs; the last one repeats every year. Absent: not known. */
  readonly later?: readonly ChargeAhead[];
}

/** What a change to another price comes to. Of a subscription of `fetchWithBill`. */
export async function previewChange(one: Stripe.Subscription, to: ToPrice): Promise<ChangeAhead> {
  const { stripe } = await provider();
  const { items, proration_behavior, proration_date } = priceChange(one, to);
  const preview = (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
    ask(() =>
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
  // Credit is a negative balance.
  const balance = Math.min(0, later.starting_balance + (now?.total ?? 0));
  const today = now === undefined ? 0 : now.total < 0 ? now.total : now.amount_due;
  const termEndsAt = (one.items.data[0]?.current_period_end ?? 0) * 1000;
  const ahead = listChargesAhead(later, termEndsAt, balance, isOffBill(later));
  return { today, next: Math.max(0, later.total + balance), ...(ahead && { later: ahead.slice(1) }) };
}
