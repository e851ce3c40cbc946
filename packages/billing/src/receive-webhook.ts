import { reason } from '@groundswell/contracts';
import { type FollowEvent, paymentEvents, queuePaymentWork } from '@groundswell/data/plans';
import { BadRequestError, logLine, PayloadTooLargeError } from '@groundswell/runtime';
import Stripe from 'stripe';
import * as v from 'valibot';
import { provider } from './provider.ts';

/** Stripe's events are a few KB; a larger body is refused. */
const BODY_LIMIT_KB = 256;
/** The maximum age of a signature. An older event is a replay, or a clock is wrong. */
const TOLERANCE_S = 300;

/** The event types that affect how a customer pays. Any other type is acknowledged and ignored. */
export const HANDLED_EVENTS =
  /^(customer\.subscription\.|invoice\.|charge\.(refunded|dispute\.)|payment_intent\.succeeded$|customer\.(updated|deleted)$)/;
const ID = /^[a-z]+_\w{1,100}$/;
const Event = v.object({
  id: v.pipe(v.string(), v.regex(ID)),
  type: v.string(),
  created: v.optional(v.number()),
  data: v.object({
    object: v.object({
      id: v.optional(v.unknown()),
      customer: v.optional(v.unknown()),
      object: v.optional(v.unknown()),
      metadata: v.optional(v.unknown()),
      parent: v.optional(v.unknown()),
    }),
  }),
});

const Owned = v.object({ userId: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });
const BillParent = v.object({ subscription_details: v.object({ metadata: v.unknown() }) });

/**
 * The delay of an event in the queue, in seconds. Further events of the same action arrive within it, and one sync
 * covers them all.
 */
const BATCH_DELAY_S = 2;

/** Verifies the signature over the body and returns the message to queue; undefined for an event that is ignored. */
export async function parseWebhookEvent(body: Buffer, signature: string | undefined): Promise<FollowEvent | undefined> {
  const { webhookSecrets } = await provider();
  const event = v.safeParse(Event, readEvent(body, signature, webhookSecrets));
  if (!event.success || !HANDLED_EVENTS.test(event.output.type)) return undefined;
  const { id: eventId, type, created, data } = event.output;
  const about = data.object;
  const objectId = idOf(about.id);
  const customerId = about.object === 'customer' ? objectId : idOf(about.customer);
  const createdAt = created === undefined ? undefined : created * 1000;
  const userId =
    userOf(about.metadata) ??
    userOf(v.is(BillParent, about.parent) ? about.parent.subscription_details.metadata : undefined);
  return { does: 'follow-event', eventId, type, customerId, objectId, createdAt, userId };
}

/**
 * Counts the event for its customer and queues its message. Counting comes first, so a sync that is fetching state
 * knows which events it covers.
 */
export async function queueEvent(work: FollowEvent): Promise<void> {
  const { customerId } = work;
  if (customerId === undefined) return queuePaymentWork(work);
  await queuePaymentWork({ ...work, received: await paymentEvents.receive(customerId, Date.now()) }, BATCH_DELAY_S);
}

function readEvent(body: Buffer, signature: string | undefined, [secret = '', ...others]: readonly string[]): unknown {
  try {
    if (body.length > BODY_LIMIT_KB * 1024) throw new PayloadTooLargeError(BODY_LIMIT_KB);
    return Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError && others.length > 0)
      return readEvent(body, signature, others);
    // The line of a refused request, which a CloudWatch metric filter counts. The body is not logged, because its
    // sender is unknown.
    logLine('warn', { paymentEvent: 'refused', bytes: body.length });
    throw error instanceof PayloadTooLargeError ? error : new BadRequestError(reason('not-an-event'));
  }
}

/**
 * Returns the user id in the metadata of a customer or subscription. An invoice repeats the metadata of its
 * subscription.
 */
function userOf(metadata: unknown): string | undefined {
  return v.is(Owned, metadata) ? metadata.userId : undefined;
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}
