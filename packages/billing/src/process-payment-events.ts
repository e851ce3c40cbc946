import { type FollowEvent, type PaymentWork, paymentEvents } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import { endDevicePlan } from './admin/device-plan.ts';
import { closeCustomer } from './close-customer.ts';
import { processGiftPayment } from './gifts/process-gift-payment.ts';
import { reconcileGifts } from './gifts/reconcile-gifts.ts';
import { sendGift } from './gifts/send-gift.ts';
import { settleOrTomorrow } from './gifts/settle-gift.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { customerOfCharge } from './refunds/refunded-payments.ts';
import { revokeRefunded } from './refunds/revoke-refunded.ts';
import { syncCustomer } from './sync-customer.ts';

/** Much less than the function has. */
const COMPARES_FOR_MS = 20_000;

/** Does one piece of work about payments. Done twice, or cut off and done again, it is done once. */
export async function processPaymentEvents(work: PaymentWork): Promise<void> {
  if (work.does === 'close-customer') return closeCustomer(work.customerId);
  if (work.does === 'send-gift') return sendGift(work.giftKey, work.letter);
  if (work.does === 'settle-gift') return settleOrTomorrow(work.userId);
  if (work.does === 'compare-gifts') return reconcileGifts(work.after);
  if (work.does === 'reconcile-refunds') return reconcileRefunds(Date.now());
  if (work.does === 'end-device-plan') return endDevicePlan(work.userId);
  if (work.does === 'compare-on') return reconcileSubscriptions(COMPARES_FOR_MS, work);
  const { eventId, type, customerId, objectId, createdAt = 0 } = work;
  if (await paymentEvents.isDone(eventId, Date.now())) return;
  const now = Math.max(Date.now(), createdAt);
  const about =
    type.startsWith('charge.') && objectId !== undefined && customerId === undefined
      ? await customerOfCharge(type, objectId)
      : customerId;
  // A gift card is bought without an account.
  if (type.startsWith('payment_intent.') && objectId !== undefined && customerId === undefined)
    await processGiftPayment(objectId);
  if (about !== undefined)
    logLine('info', { paymentEvent: type, eventId, outcome: await followCustomer(about, work, now) });
  await paymentEvents.markDone(eventId, type, Date.now());
}

/**
 * Brings a customer to their state at the provider. Several events come of one action, and each is followed by the same
 * work: one that had come before the state was fetched that is kept now has been followed with another.
 */
async function followCustomer(customerId: string, { type, received, userId, createdAt = 0 }: FollowEvent, now: number) {
  if (type === 'customer.deleted') return (await syncCustomer(customerId, { now, userId, isLost: true })).outcome;
  const events = received === undefined ? undefined : await paymentEvents.findReceived(customerId);
  const isFollowed = events && received !== undefined && received <= events.followed;
  // In a test with the provider's clock ahead, a later event decides what is due by then.
  if (isFollowed && createdAt <= events.followedAt) return 'followed';
  // Whatever it is about: a bill that credit of such money has paid comes after the money.
  const payer = await revokeRefunded(customerId, now);
  const { outcome } = await syncCustomer(customerId, { now, userId: userId ?? payer });
  if (events) await paymentEvents.markFollowed(customerId, events.received, now);
  return outcome;
}
