import { queueEvent, queueWebhookEvent } from '@groundswell/billing';
import { receiveWebhook } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Checks an event's signature, queues what it leads to, and answers at once: the provider waits for no work. */
export const handler = endpoint(receiveWebhook, async ({ sent }) => {
  const work = await queueWebhookEvent(sent.body, sent.header('stripe-signature'));
  if (work) await queueEvent(work);
  return { received: true };
});
