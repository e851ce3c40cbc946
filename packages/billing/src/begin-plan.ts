import type { Attempt, StoredSubscription } from '@groundswell/data/plans';
import { InvalidRequestError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { BILL_WITH_PAYMENT, fetchWithBill, waitingPaymentOf } from './incomplete-payment.ts';
import { inMoney } from './money-words.ts';
import type { PaymentResult } from './payment-result.ts';
import { provider } from './provider.ts';
import { ask, cardRefused, isRefusal, meaningOf, unlessRefused } from './provider-errors.ts';
import { nextOf, type PlanQuote, promoUnknown, quotePlan, stampOf, sumsChanged } from './quote.ts';
import { EXPANDED, fetchSubscriptions, isUnended, syncCustomer } from './sync-customer.ts';

/** A row whose attempt is written down. */
export interface Begun {
  readonly row: StoredSubscription;
  readonly customer: string;
  readonly attempt: Attempt;
  /** This press wrote the first attempt that there ever was: no other can have begun anything. */
  readonly isFirst: boolean;
  readonly lang: string;
}

/**
 * Asks the provider for the plan of an attempt, unless a plan is there. What the provider lists and answers here is
 * written without being fetched again, where the row is still as it was read before.
 */
export async function beginPlan(begun: Begun): Promise<PaymentResult> {
  const { row, customer, attempt } = begun;
  const { userId } = row;
  const { stripe } = await provider();
  const found = begun.isFirst ? [] : await fetchSubscriptions(stripe, customer);
  const running = found.find(isUnended);
  const made = running ? undefined : await create(stripe, begun);
  // A key's answer is repeated as it was: what it is now may be otherwise.
  const one = made && !made.isReplayed ? made.one : await fetchWithBill(running?.id ?? made?.one.id ?? '');
  const known = made && !made.isReplayed ? { row, found: [one, ...found], paid: paidBillOf(one) } : undefined;
  const next = made && nextOf(made.quote, (one.items.data[0]?.current_period_end ?? 0) * 1000);
  const payment = waitingPaymentOf(one);
  if (payment?.status === 'requires_action') {
    await syncCustomer(customer, { userId, known, next });
    return { success: false, client_secret: payment.client_secret ?? undefined };
  }
  if (payment) {
    await ask(() => stripe.subscriptions.cancel(one.id)).catch(unlessRefused);
    await syncCustomer(customer, { userId, ends: attempt.id });
    throw cardRefused(payment.last_payment_error);
  }
  await syncCustomer(customer, { userId, ends: attempt.id, known, next });
  return { success: true };
}

function paidBillOf({ latest_invoice: bill }: Stripe.Subscription): readonly Stripe.Invoice[] {
  return typeof bill === 'object' && bill?.status === 'paid' ? [bill] : [];
}

interface Made {
  readonly one: Stripe.Subscription;
  readonly isReplayed: boolean;
  readonly quote: PlanQuote;
}

/** The provider previews the sums once more at the attempt's price; a difference from the quote is refused. */
async function create(stripe: Stripe, { row: { userId }, customer, attempt, lang }: Begun): Promise<Made> {
  const { methodId, priceId, currency, trialDays, promotionCodeId } = attempt;
  const ends = () => syncCustomer(customer, { userId, ends: attempt.id });
  try {
    const quote = await quotePlan({ customer, priceId, currency, trialDays, promotionCodeId });
    if (attempt.quote !== undefined && attempt.quote !== stampOf(quote)) {
      await ends();
      throw sumsChanged(inMoney(quote.first.dueCents || quote.renewal.dueCents, quote.currency, lang));
    }
    const one = await stripe.subscriptions.create(
      {
        customer,
        items: [{ price: priceId }],
        default_payment_method: methodId,
        payment_behavior: 'allow_incomplete',
        metadata: { userId },
        ...(process.env.STRIPE_AUTOMATIC_TAX === 'on' && { automatic_tax: { enabled: true } }),
        ...(trialDays > 0 && { trial_period_days: trialDays }),
        ...(promotionCodeId !== undefined && { discounts: [{ promotion_code: promotionCodeId }] }),
        expand: [...EXPANDED.filter((path) => path !== 'latest_invoice'), BILL_WITH_PAYMENT],
      },
      { idempotencyKey: `plan-${attempt.id}` },
    );
    return { one, isReplayed: one.lastResponse.headers['idempotent-replayed'] === 'true', quote };
  } catch (error) {
    const isPromoRefused = error instanceof InvalidRequestError;
    if (!isPromoRefused && !isRefusal(error)) throw meaningOf(error);
    await ends();
    if (!isPromoRefused && promotionCodeId !== undefined) throw promoUnknown();
    throw error;
  }
}
