import { reason } from '@groundswell/contracts';
import { type FollowEvent, paymentEvents, queuePaymentWork } from '@groundswell/data/plans';
import { BadRequestError, logLine, PayloadTooLargeError } from '@groundswell/runtime';
import Stripe from 'stripe';
import * as v from 'valibot';
import { provider } from './provider.ts';

/** The provider's events are a few KB; what is larger is none. */
const BODY_LIMIT_KB = 256;
/** An event that is signed longer ago is a replay, or comes over a clock that is wrong. */
const TOLERANCE_S = 300;

/** What changes how somebody pays. All else that the provider may be set to send is taken and left. */
export const FOLLOWED =
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

/** Further events of the same action come within so long, and are followed with it. */
const GATHERED_S = 2;

/** Checks the signature over the bytes; the work that an event leads to, undefined for one that leads to none. */
export async function queueWebhookEvent(body: Buffer, signature: string | undefined): Promise<FollowEvent | undefined> {
  const { webhookSecret } = await provider();
  const event = v.safeParse(Event, readEvent(body, signature, webhookSecret));
  if (!event.success || !FOLLOWED.test(event.output.type)) return undefined;
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

/** Counts the event for its customer, before anything is fetched for it, and queues what it leads to. */
export async function queueEvent(work: FollowEvent): Promise<void> {
  const { customerId } = work;
  if (customerId === undefined) return queuePaymentWork(work);
  await queuePaymentWork({ ...work, received: await paymentEvents.receive(customerId, Date.now()) }, GATHERED_S);
}

function readEvent(body: Buffer, signature: string | undefined, secret: string): unknown {
  try {
    if (body.length > BODY_LIMIT_KB * 1024) throw new PayloadTooLargeError(BODY_LIMIT_KB);
    return Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S);
  } catch (error) {
    // A metric filter counts these lines; the body is a stranger's and is not logged.
    logLine('warn', { paymentEvent: 'refused', bytes: body.length });
    throw error instanceof PayloadTooLargeError ? error : new BadRequestError(reason('not-an-event'));
  }
}

/** The user id in the metadata of a customer or subscription; an invoice names its subscription's. */
function userOf(metadata: unknown): string | undefined {
  return v.is(Owned, metadata) ? metadata.userId : undefined;
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}
