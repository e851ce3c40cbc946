import { queueEvent, takeEvent } from '@groundswell/billing';
import { takePaymentEvent } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Checks an event's signature, queues what it leads to, and answers at once: the provider waits for no work. */
export const handler = endpoint(takePaymentEvent, async ({ sent }) => {
  const work = await takeEvent(sent.body, sent.header('stripe-signature'));
  if (work) await queueEvent(work);
  return { received: true };
});
