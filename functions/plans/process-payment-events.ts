import { processPaymentEvents } from '@groundswell/billing';
import { PaymentWork } from '@groundswell/data/plans';
import { job } from '@groundswell/runtime';

/** Processes the messages of the payment queue: each syncs a customer or a gift with Stripe, once per event. */
export const handler = job({ name: 'process-payment-events', message: PaymentWork }, processPaymentEvents);
