import type { Attempt, StoredSubscription } from '@groundswell/data/plans';
import { InvalidRequestError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { BILL_WITH_PAYMENT, fetchWithBill, waitingPaymentOf } from './incomplete-payment.ts';
import { inMoney } from './money-words.ts';
import type { PaymentResult } from './payment-result.ts';
import { provider } from './provider.ts';
import { callStripe, cardDeclined, ignoreRejection, isRejection, toUserError } from './provider-errors.ts';
import { nextInvoiceOf, type PlanQuote, promoUnknown, quotePlan, stampQuote, sumsChanged } from './quote.ts';
import { EXPANDED, fetchSubscriptions, isUnended, syncCustomer } from './sync-customer.ts';

/** A subscription row with a stored purchase attempt. */
export interface RowWithAttempt {
  readonly row: StoredSubscription;
  readonly customer: string;
  readonly attempt: Attempt;
  /**
   * Whether this request stored the user's very first attempt. If so, no other request can have created a subscription.
   */
  readonly isFirst: boolean;
  readonly lang: string;
}

/**
 * Creates the subscription of a purchase attempt unless one exists. The subscription that Stripe returns is written to
 * the row without fetching it again, unless the row has changed meanwhile.
 */
export async function beginPlan(rowWithAttempt: RowWithAttempt): Promise<PaymentResult> {
  const { row, customer, attempt } = rowWithAttempt;
  const { userId } = row;
  const { stripe } = await provider();
  const found = rowWithAttempt.isFirst ? [] : await fetchSubscriptions(stripe, customer);
  const running = found.find(isUnended);
  const created = running ? undefined : await create(stripe, rowWithAttempt);
  // For a repeated idempotency key Stripe replays its old response, so the current state has to be fetched.
  const one = created && !created.isReplayed ? created.one : await fetchWithBill(running?.id ?? created?.one.id ?? '');
  const state = created && !created.isReplayed ? { row, found: [one, ...found], paid: paidBillOf(one) } : undefined;
  const next = created && nextInvoiceOf(created.quote, (one.items.data[0]?.current_period_end ?? 0) * 1000);
  const payment = waitingPaymentOf(one);
  if (payment?.status === 'requires_action') {
    await syncCustomer(customer, { userId, fetchedState: state, next });
    return { success: false, client_secret: payment.client_secret ?? undefined };
  }
  if (payment) {
    await callStripe(() => stripe.subscriptions.cancel(one.id)).catch(ignoreRejection);
    await syncCustomer(customer, { userId, ends: attempt.id });
    throw cardDeclined(payment.last_payment_error);
  }
  await syncCustomer(customer, { userId, ends: attempt.id, fetchedState: state, next });
  return { success: true };
}

function paidBillOf({ latest_invoice: bill }: Stripe.Subscription): readonly Stripe.Invoice[] {
  return typeof bill === 'object' && bill?.status === 'paid' ? [bill] : [];
}

interface CreatedSubscription {
  readonly one: Stripe.Subscription;
  readonly isReplayed: boolean;
  readonly quote: PlanQuote;
}

/**
 * Creates the subscription after a second preview at the attempt's price. A preview that differs from the quote is
 * refused.
 */
async function create(
  stripe: Stripe,
  { row: { userId }, customer, attempt, lang }: RowWithAttempt,
): Promise<CreatedSubscription> {
  const { methodId, priceId, currency, trialDays, promotionCodeId } = attempt;
  const ends = () => syncCustomer(customer, { userId, ends: attempt.id });
  try {
    const quote = await quotePlan({ customer, priceId, currency, trialDays, promotionCodeId });
    if (attempt.quote !== undefined && attempt.quote !== stampQuote(quote)) {
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
    if (!isPromoRefused && !isRejection(error)) throw toUserError(error);
    await ends();
    if (!isPromoRefused && promotionCodeId !== undefined) throw promoUnknown();
    throw error;
  }
}
