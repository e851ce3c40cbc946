import { processPaymentEvents } from '@groundswell/billing';
import { PaymentWork } from '@groundswell/data/plans';
import { job } from '@groundswell/runtime';

/** Brings a person's plan to the state that it has at the provider now, once an event. */
export const handler = job({ name: 'process-payment-events', message: PaymentWork }, processPaymentEvents);
