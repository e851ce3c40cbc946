import * as v from 'valibot';
import { call } from './call.ts';

/** Receives a signed webhook event of Stripe, in Stripe's own format. */
export const receiveWebhook = call({
  name: 'receive-webhook',
  method: 'POST',
  path: '/payment-events',
  access: 'anyone',
  fails: [400, 404, 413],
  headers: { 'stripe-signature': 'The provider’s signature over the bytes of the body.' },
  sentFrom: 'anywhere',
  reply: v.object({ received: v.boolean() }),
});
