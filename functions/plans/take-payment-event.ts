import { takeEvent } from '@groundswell/billing';
import { takePaymentEvent } from '@groundswell/contracts';
import { queuePaymentWork } from '@groundswell/data/plans';
import { endpoint } from '@groundswell/runtime';

/** Checks an event's signature, queues what it leads to, and answers at once: the provider waits for no work. */
export const handler = endpoint(takePaymentEvent, async ({ sent }) => {
  const work = await takeEvent(sent.body, sent.header('stripe-signature'));
  if (work) await queuePaymentWork(work);
  return { received: true };
});
