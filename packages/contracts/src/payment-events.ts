import * as v from 'valibot';
import { call } from './call.ts';

/** Takes a signed event of the payment provider, in the provider's own form. */
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
