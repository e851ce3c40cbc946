import { parseWebhookEvent, queueEvent } from '@groundswell/billing';
import { receiveWebhook } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Verifies an event's signature, queues its work and answers at once, so that Stripe does not wait for the work. */
export const handler = endpoint(receiveWebhook, async ({ sent }) => {
  const work = await parseWebhookEvent(sent.body, sent.header('stripe-signature'));
  if (work) await queueEvent(work);
  return { received: true };
});
