import { type PaymentWork, paymentEvents } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import { closeCustomer } from './close-customer.ts';
import { endForMoneyBack } from './end-for-money-back.ts';
import { syncCustomer } from './sync-customer.ts';

/** Does one piece of work about payments. Done twice, or cut off and done again, it is done once. */
export async function followPayments(work: PaymentWork): Promise<void> {
  if (work.does === 'close-customer') return closeCustomer(work.customerId);
  const { eventId, type, customerId, objectId } = work;
  if (await paymentEvents.isDone(eventId, Date.now())) return;
  const about = /^charge\./.test(type) && objectId ? await endForMoneyBack(type, objectId) : customerId;
  if (about !== undefined) {
    const { outcome } = await syncCustomer(about);
    logLine('info', { paymentEvent: type, eventId, outcome });
  }
  await paymentEvents.markDone(eventId, type, Date.now());
}
