import type { Account } from '@groundswell/accounts';
import { InvalidRequestError } from '@groundswell/runtime';
import { findIncompletePayment } from './incomplete-payment.ts';
import { inMoney } from './money-words.ts';
import type { PaymentResult } from './payment-result.ts';
import { provider } from './provider.ts';
import { callStripe, cardDeclined } from './provider-errors.ts';
import { stampSums, sumsChanged } from './quote.ts';
import { syncCustomer } from './sync-customer.ts';

interface CardReplacement {
  readonly customerId: string;
  readonly planId: string;
  readonly methodId: string;
  /** The quoted sum that is due now; undefined if the page showed no quote. */
  readonly quote: string | undefined;
}

/**
 * Makes a card the default of a running plan and pays what is due with it. If that sum differs from the quote it
 * throws: the card is stored, and nothing is charged.
 */
export async function retryWithCard(
  user: Account,
  { customerId, planId, methodId, quote: quotedSum }: CardReplacement,
): Promise<PaymentResult> {
  const { stripe } = await provider();
  const updated = await callStripe(() =>
    stripe.subscriptions.update(planId, { default_payment_method: methodId, expand: ['latest_invoice'] }),
  );
  const { latest_invoice: bill } = updated;
  if (updated.status === 'past_due' && typeof bill === 'object' && bill?.status === 'open') {
    if (quotedSum !== undefined && quotedSum !== stampSums(bill.currency, bill.amount_remaining)) {
      await syncCustomer(customerId, { userId: user.id });
      throw sumsChanged(inMoney(bill.amount_remaining, bill.currency, user.lang));
    }
    // A declined card is not an error yet. The payment fetched below shows how the cardholder can resolve it.
    const paying = stripe.invoices.pay(bill.id, { payment_method: methodId });
    await callStripe(() => paying).catch((error: unknown) => ignoreDecline(error));
    const payment = await findIncompletePayment(planId);
    if (payment?.status === 'requires_action') {
      await syncCustomer(customerId, { userId: user.id });
      return { success: false, client_secret: payment.client_secret ?? undefined };
    }
    if (payment) {
      await syncCustomer(customerId, { userId: user.id });
      throw cardDeclined(payment.last_payment_error);
    }
  }
  await syncCustomer(customerId, { userId: user.id });
  return { success: true };
}

function ignoreDecline(error: unknown): void {
  if (!(error instanceof InvalidRequestError)) throw error;
}
