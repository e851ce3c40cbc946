import { type FollowEvent, type PaymentWork, paymentEvents } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import { endAppStorePlan } from './admin/device-plan.ts';
import { closeCustomer } from './close-customer.ts';
import { processGiftPayment } from './gifts/process-gift-payment.ts';
import { reconcileGifts } from './gifts/reconcile-gifts.ts';
import { sendGift } from './gifts/send-gift.ts';
import { settleOrRetryTomorrow } from './gifts/settle-gift.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { reconcileRefunds } from './refunds/reconcile-refunds.ts';
import { customerOfCharge } from './refunds/refunded-payments.ts';
import { revokeRefunded } from './refunds/revoke-refunded.ts';
import { syncCustomer } from './sync-customer.ts';

/** The maximum duration of one run of the reconciliation, in ms. It is far below the Lambda timeout. */
const COMPARES_FOR_MS = 20_000;

/** Processes one message of the payment queue. Idempotent, so a run that was cut off can be repeated. */
export async function processPaymentEvents(work: PaymentWork): Promise<void> {
  if (work.does === 'close-customer') return closeCustomer(work.customerId);
  if (work.does === 'send-gift') return sendGift(work.giftKey, work.letter);
  if (work.does === 'settle-gift') return settleOrRetryTomorrow(work.userId);
  if (work.does === 'compare-gifts') return reconcileGifts(work.after);
  if (work.does === 'reconcile-refunds') return reconcileRefunds(Date.now());
  if (work.does === 'end-device-plan') return endAppStorePlan(work.userId);
  if (work.does === 'compare-on') return reconcileSubscriptions(COMPARES_FOR_MS, work);
  const { eventId, type, customerId, objectId, createdAt = 0 } = work;
  if (await paymentEvents.isDone(eventId, Date.now())) return;
  const now = Math.max(Date.now(), createdAt);
  const about =
    type.startsWith('charge.') && objectId !== undefined && customerId === undefined
      ? await customerOfCharge(type, objectId)
      : customerId;
  // The payment of a gift card has no Stripe customer, because gift cards are bought without an account.
  if (type.startsWith('payment_intent.') && objectId !== undefined && customerId === undefined)
    await processGiftPayment(objectId);
  if (about !== undefined)
    logLine('info', { paymentEvent: type, eventId, outcome: await syncAfterEvent(about, work, now) });
  await paymentEvents.markDone(eventId, type, Date.now());
}

/**
 * Syncs a customer with Stripe after an event. One action causes several events. An event that arrived before the last
 * sync is skipped, because that sync has included it.
 */
async function syncAfterEvent(customerId: string, { type, received, userId, createdAt = 0 }: FollowEvent, now: number) {
  if (type === 'customer.deleted') return (await syncCustomer(customerId, { now, userId, isLost: true })).outcome;
  const events = received === undefined ? undefined : await paymentEvents.findReceived(customerId);
  const isCovered = events && received !== undefined && received <= events.followed;
  // In tests Stripe's clock may be ahead of ours. An event from a later time can make further emails due, so it is not
  // skipped.
  if (isCovered && createdAt <= events.followedAt) return 'followed';
  // Refunds are checked at every event. Even after a refund, an invoice can be paid with credit from the refunded
  // payment.
  const payer = await revokeRefunded(customerId, now);
  const { outcome } = await syncCustomer(customerId, { now, userId: userId ?? payer });
  if (events) await paymentEvents.markFollowed(customerId, events.received, now);
  return outcome;
}
