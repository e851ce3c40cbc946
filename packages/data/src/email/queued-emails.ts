import { LANGUAGES, PROVIDERS } from '@groundswell/contracts';
import { TIERS } from '@groundswell/plans';
import * as v from 'valibot';
import { processQueue } from '../process-queue.ts';
import { planEmailsTo } from './plan-emails.ts';

/**
 * The purposes of a pass code: to verify an address, reset a password, prove an account's owner, or change the address.
 */
export const CODE_PURPOSES = ['verify', 'reset', 'own', 'new-email'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Emails about a gift card to whoever holds it. */
export const GIFT_EMAILS = ['gift', 'gift-bought', 'gift-expiring', 'gift-ended'] as const;
export type GiftEmailName = (typeof GIFT_EMAILS)[number];

const Lang = v.picklist(LANGUAGES);
/** Identifies an email: a redelivered message has the same id, so that its email is sent once. */
const RequestId = v.pipe(v.string(), v.regex(/^[\w.:#-]{1,200}$/));
const To = { requestId: RequestId, email: v.string(), lang: Lang };
const Condition = v.picklist(['clean', 'fair', 'choppy']);

/** A span of hours on one day at a beach, in SI units and UTC. */
const Window = {
  /** The local date at the beach, `2026-11-20`. */
  day: v.string(),
  fromAt: v.number(),
  endAt: v.number(),
  faceMinM: v.number(),
  faceMaxM: v.number(),
  condition: Condition,
  score: v.number(),
};

/**
 * An alert email about hours worth surfing, one span of hours for each day. Values are formatted when the email is
 * rendered.
 */
const AlertEmail = v.object({
  letter: v.literal('alert'),
  ...To,
  userId: v.string(),
  beachId: v.number(),
  /** The fields of the best span of hours. */
  ...Window,
  /**
   * Why these hours are better than the other daylight hours of their day: 'Better wind (offshore 5 mph)', in the
   * email's language.
   */
  why: v.optional(v.string()),
  /** The spans of hours on other days, soonest first. */
  also: v.optional(v.array(v.object(Window))),
  wind: v.optional(v.object({ speedMps: v.number(), fromDeg: v.number() })),
  tide: v.optional(v.object({ fromM: v.number(), toM: v.number() })),
  units: v.object({ wind: v.number(), wvht: v.number(), tide: v.number(), temp: v.number(), scale: v.number() }),
  /** When the forecast was built that caused the alert, UTC ms; absent if the alert waited for the end of quiet hours. */
  builtAt: v.optional(v.number()),
});

/** The alert as a push notification. The user's browsers are looked up only when the notification is sent. */
export const AlertPush = v.omit(AlertEmail, ['letter', 'email']);
export type AlertPush = v.InferOutput<typeof AlertPush>;

/** An email that somebody waits for at the screen. It has its own queue, so that no other email delays it. */
export const CodeEmail = v.variant('letter', [
  /**
   * An email with a pass code. The mailing job creates the code, or sends nothing when the code would be of no use.
   * `userId` is for the purposes `own` and `new-email`. The code is valid only in the browser that requested it.
   */
  v.object({
    letter: v.literal('pass-code'),
    browserId: v.string(),
    requestId: RequestId,
    /**
     * When the code was requested, UTC ms. The code requested last is the valid one, in whatever order messages arrive.
     */
    askedAt: v.number(),
    purpose: v.picklist(CODE_PURPOSES),
    email: v.string(),
    userId: v.optional(v.string()),
    /** The language of the email; when absent, the account's language. */
    lang: v.optional(Lang),
  }),
  /**
   * The email with the link that confirms a newsletter request. The mailing job signs the link's token, which holds the
   * address and the time of the request.
   */
  v.object({ letter: v.literal('subscribe-confirm'), ...To, askedAt: v.number() }),
]);

/** An email to be rendered and sent; `letter` names its kind. */
export const QueuedEmail = v.variant('letter', [
  CodeEmail,
  /** Sent to the old address. */
  v.object({ letter: v.literal('email-changed'), ...To, newEmail: v.string() }),
  v.object({ letter: v.literal('password-changed'), ...To }),
  /** Sent to the address of an erased account; only this message still holds the address. */
  v.object({ letter: v.literal('account-deleted'), ...To, hadPlan: v.boolean() }),
  /** A sign-in provider was linked or unlinked. */
  v.object({ letter: v.literal('provider-changed'), ...To, provider: v.picklist(PROVIDERS), linked: v.boolean() }),
  /** The second factor was turned on, changed or turned off. */
  v.object({ letter: v.literal('second-factor-changed'), ...To, isOn: v.boolean() }),
  /** The email that invites the owner of an address to write for the blog. The mailing job signs the link's token. */
  v.object({ letter: v.literal('invitation'), ...To, askedAt: v.number() }),
  /** A weekly email to an author who wants it, about how their posts were read. */
  v.object({
    letter: v.literal('writer-week'),
    requestId: RequestId,
    userId: v.string(),
    authorId: v.number(),
    /** The first day after the week, `2026-11-23`. */
    until: v.pipe(v.string(), v.isoDate()),
  }),
  /** Sent to the product's team; `email` is the sender's address. */
  v.object({
    letter: v.literal('contact'),
    ...To,
    name: v.string(),
    message: v.string(),
    subject: v.string(),
    business: v.optional(v.string()),
    phone: v.optional(v.string()),
    /** The order that the message is about, as one line. */
    order: v.optional(v.string()),
  }),
  /** The receipt of an order of printed tide charts, to the account that placed it, with the order number. */
  v.object({
    letter: v.literal('order-receipt'),
    requestId: RequestId,
    userId: v.string(),
    number: v.string(),
    cards: v.number(),
    price: v.string(),
    beach: v.string(),
    /** The starts of the first and the last month on the printed tide charts, UTC ms. */
    fromAt: v.number(),
    untilAt: v.number(),
    /** The site path of a preview of the printed tide charts. */
    paper: v.string(),
  }),
  /** A gift card, sent to its recipient; its code can be used once and is not stored. */
  v.object({
    letter: v.literal('gift'),
    ...To,
    fromName: v.string(),
    toName: v.string(),
    message: v.string(),
    usableUntil: v.number(),
    code: v.string(),
  }),
  /** The receipt of a gift card, sent to its buyer. */
  v.object({
    letter: v.literal('gift-bought'),
    ...To,
    toName: v.string(),
    /** Absent when the buyer prints the card. */
    toEmail: v.optional(v.string()),
    sendAt: v.optional(v.number()),
    price: v.string(),
    usableUntil: v.number(),
    code: v.string(),
  }),
  /** The confirmation to the account that redeemed a gift card, with the resulting plan. */
  v.object({
    letter: v.literal('gift-redeemed'),
    ...To,
    userId: v.string(),
    fromName: v.string(),
    tier: v.picklist(['Pro', 'Pro Plus']),
    until: v.number(),
    /** Whether the plan ends after this term, because the account has no plan of its own that renews. */
    endsThen: v.boolean(),
  }),
  ...planEmailsTo(To),
  /** Reminds the recipient, or the buyer who printed the card, that an unused card expires soon. */
  v.object({
    letter: v.literal('gift-expiring'),
    ...To,
    fromName: v.string(),
    toName: v.string(),
    usableUntil: v.number(),
    code: v.string(),
  }),
  /**
   * A gift card was refunded: sent to the account that redeemed it, or to the recipient, who cannot redeem it any more.
   */
  v.object({ letter: v.literal('gift-ended'), ...To, fromName: v.string(), isRedeemed: v.boolean() }),
  /** Tells the user that the plan became smaller. Favorites and alerts beyond these limits are suspended. */
  v.object({
    letter: v.literal('plan-lowered'),
    ...To,
    userId: v.string(),
    tier: v.picklist(TIERS),
    favoriteLimit: v.number(),
    alertLimit: v.number(),
  }),
  AlertEmail,
]);
export type QueuedEmail = v.InferOutput<typeof QueuedEmail>;

// Marked pure so that a bundle that parses emails but queues none omits the queue's client, 29 KB.
const emailsQueue = /* @__PURE__ */ processQueue('EMAIL');

const codesQueue = /* @__PURE__ */ processQueue('CODES');

/** Queues an email for send-code or send-email. */
export function queueEmail(letter: QueuedEmail): Promise<void> {
  return (v.is(CodeEmail, letter) ? codesQueue : emailsQueue).sendAll([letter]);
}

const pushesQueue = /* @__PURE__ */ processQueue('PUSHES');

/** Queues notifications for send-push. */
export function queuePush(push: AlertPush): Promise<void> {
  return pushesQueue.sendAll([push]);
}
