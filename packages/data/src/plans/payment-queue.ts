import * as v from 'valibot';
import { GIFT_EMAILS } from '../email/queued-emails.ts';
import { processQueue } from '../process-queue.ts';

/** A payment task that a worker processes in the background. */
export const PaymentWork = v.variant('does', [
  /**
   * An event of the payment provider. It has only the ids of the objects concerned, because the objects may have
   * changed by the time the event is processed.
   */
  v.object({
    does: v.literal('follow-event'),
    eventId: v.string(),
    type: v.string(),
    /** Absent when the object has no customer. */
    customerId: v.optional(v.string()),
    /** The object that the event is about: an invoice, a charge, a dispute. */
    objectId: v.optional(v.string()),
    /** UTC ms, by the provider's clock, which runs ahead in tests. */
    createdAt: v.optional(v.number()),
    /** The number of the customer's events received, including this one. */
    received: v.optional(v.number()),
    /** The user id in the object's metadata; it is checked before use. */
    userId: v.optional(v.string()),
  }),
  /** An email about a gift card is due. */
  v.object({ does: v.literal('send-gift'), giftKey: v.string(), letter: v.picklist(GIFT_EMAILS) }),
  /** A gift was redeemed or refunded: its year still has to be added to the plan, or removed. */
  v.object({ does: v.literal('settle-gift'), userId: v.string() }),
  /** Continues the nightly reconciliation of subscriptions after a given subscription, with the counts so far. */
  v.object({
    does: v.literal('compare-on'),
    after: v.string(),
    seen: v.number(),
    mended: v.number(),
    failed: v.number(),
  }),
  /** Continues the nightly reconciliation of gift cards with their payments, after a given gift card. */
  v.object({ does: v.literal('compare-gifts'), after: v.optional(v.string()) }),
  v.object({ does: v.literal('reconcile-refunds') }),
  /** The term of a plan bought in a device's app store is over. */
  v.object({ does: v.literal('end-device-plan'), userId: v.string() }),
  /** An account was erased, so its customer is charged no more. */
  v.object({ does: v.literal('close-customer'), customerId: v.string() }),
]);
export type PaymentWork = v.InferOutput<typeof PaymentWork>;
export type FollowEvent = Extract<PaymentWork, { readonly does: 'follow-event' }>;

const paymentsQueue = /* @__PURE__ */ processQueue('PAYMENTS');

/**
 * Queues a payment task. `delayS` lets further events of the same customer arrive, so that they are processed together.
 */
export function queuePaymentWork(work: PaymentWork, delayS?: number): Promise<void> {
  return paymentsQueue.sendAll([work], delayS === undefined ? {} : { delayS });
}
