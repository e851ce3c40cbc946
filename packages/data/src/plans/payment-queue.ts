import * as v from 'valibot';
import { GIFT_EMAILS } from '../email/queued-emails.ts';
import { processQueue } from '../process-queue.ts';

/** A task about payments for which no request waits. */
export const PaymentWork = v.variant('does', [
  /**
   * An event of the payment provider. It has only the ids it is about, not the object, which may have changed by the
   * time it is processed.
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
    /** The user id in the object's metadata, verified before use. */
    userId: v.optional(v.string()),
  }),
  /** An email about a gift card is due. */
  v.object({ does: v.literal('send-gift'), giftKey: v.string(), letter: v.picklist(GIFT_EMAILS) }),
  /** A gift was redeemed or refunded: its year still has to be added to the plan, or removed. */
  v.object({ does: v.literal('settle-gift'), userId: v.string() }),
  /** The nightly reconciliation continues after a subscription, with the counts so far. */
  v.object({
    does: v.literal('compare-on'),
    after: v.string(),
    seen: v.number(),
    mended: v.number(),
    failed: v.number(),
  }),
  /** The nightly reconciliation of gift cards with their payments continues after one of them. */
  v.object({ does: v.literal('compare-gifts'), after: v.optional(v.string()) }),
  v.object({ does: v.literal('reconcile-refunds') }),
  /** The term of a device-managed plan is over. */
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
