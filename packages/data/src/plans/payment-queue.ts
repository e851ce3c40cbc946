import * as v from 'valibot';
import { GIFT_EMAILS } from '../email/queued-emails.ts';
import { processQueue } from '../process-queue.ts';

/** Work about payments that nobody waits for. */
export const PaymentWork = v.variant('does', [
  /** Something happened at the provider: what about, never what, since by now it may be otherwise. */
  v.object({
    does: v.literal('follow-event'),
    eventId: v.string(),
    type: v.string(),
    /** Absent where the object does not name its customer. */
    customerId: v.optional(v.string()),
    /** The object that the event is about: an invoice, a charge, a dispute. */
    objectId: v.optional(v.string()),
    /** UTC ms, by the provider's clock; in a test that is ahead. */
    createdAt: v.optional(v.number()),
    /** How many events of the customer had come, with this one. */
    received: v.optional(v.number()),
    /** The user id in the object's metadata, verified before use. */
    userId: v.optional(v.string()),
  }),
  /** Something is due about a gift card: its letter. */
  v.object({ does: v.literal('send-gift'), giftKey: v.string(), letter: v.picklist(GIFT_EMAILS) }),
  /** A gift was redeemed, or its money went back: its year is still to be added or taken. */
  v.object({ does: v.literal('settle-gift'), userId: v.string() }),
  /** The nightly comparison goes on after a subscription; what came of those before. */
  v.object({
    does: v.literal('compare-on'),
    after: v.string(),
    seen: v.number(),
    mended: v.number(),
    failed: v.number(),
  }),
  /** The nightly comparison of gift cards with their payments, after one of them. */
  v.object({ does: v.literal('compare-gifts'), after: v.optional(v.string()) }),
  v.object({ does: v.literal('reconcile-refunds') }),
  /** The term of a plan that a device manages is over. */
  v.object({ does: v.literal('end-device-plan'), userId: v.string() }),
  /** An account is gone: nothing is charged any more. */
  v.object({ does: v.literal('close-customer'), customerId: v.string() }),
]);
export type PaymentWork = v.InferOutput<typeof PaymentWork>;
export type FollowEvent = Extract<PaymentWork, { readonly does: 'follow-event' }>;

const paymentsQueue = /* @__PURE__ */ processQueue('PAYMENTS');

/** `delayS` lets further events of the same customer arrive, so that they are followed together. */
export function queuePaymentWork(work: PaymentWork, delayS?: number): Promise<void> {
  return paymentsQueue.sendAll([work], delayS === undefined ? {} : { delayS });
}
