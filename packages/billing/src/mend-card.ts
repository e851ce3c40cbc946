import { InvalidRequest } from '@groundswell/runtime';
import { ask, cardRefused } from './failures.ts';
import type { Paid } from './paid.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';
import { waitingPayment } from './waiting-payment.ts';

/** A running plan is paid by this card from now on, and what is due at once. */
export async function mendCard(customerId: string, subscriptionId: string, methodId: string): Promise<Paid> {
  const { stripe } = await provider();
  const updated = await ask(() =>
    stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId, expand: ['latest_invoice'] }),
  );
  const { latest_invoice: bill } = updated;
  if (updated.status === 'past_due' && typeof bill === 'object' && bill?.status === 'open') {
    // Its refusal is told by the payment below, with what its owner can do.
    const paying = stripe.invoices.pay(bill.id, { payment_method: methodId });
    await ask(() => paying).catch((error: unknown) => refusedOrThrow(error));
    const payment = await waitingPayment(subscriptionId);
    if (payment?.status === 'requires_action') {
      await syncCustomer(customerId);
      return { success: false, client_secret: payment.client_secret ?? undefined };
    }
    if (payment) {
      await syncCustomer(customerId);
      throw cardRefused(payment.last_payment_error?.message);
    }
  }
  await syncCustomer(customerId);
  return { success: true };
}

function refusedOrThrow(error: unknown): void {
  if (!(error instanceof InvalidRequest)) throw error;
}
