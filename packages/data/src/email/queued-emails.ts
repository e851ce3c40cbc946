import { LANGUAGES, PROVIDERS } from '@groundswell/contracts';
import { TIERS } from '@groundswell/plans';
import * as v from 'valibot';
import { processQueue } from '../process-queue.ts';
import { planEmailsTo } from './plan-emails.ts';

/** What a pass code proves or permits: an address, a new password, the account's owner, a new address. */
export const CODE_PURPOSES = ['verify', 'reset', 'own', 'new-email'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Letters about a gift card, for whoever has it. */
export const GIFT_EMAILS = ['gift', 'gift-bought', 'gift-expiring', 'gift-ended'] as const;
export type GiftEmailName = (typeof GIFT_EMAILS)[number];

const Lang = v.picklist(LANGUAGES);
/** Identifies a letter: a repeated message has the same id, and is mailed once. */
const RequestId = v.pipe(v.string(), v.regex(/^[\w.:#-]{1,200}$/));
const To = { requestId: RequestId, email: v.string(), lang: Lang };
const Condition = v.picklist(['clean', 'fair', 'choppy']);

/** Hours of one day at a beach, in SI and UTC. */
const Window = {
  /** The local date where the beach is, `2026-11-20`. */
  day: v.string(),
  fromAt: v.number(),
  endAt: v.number(),
  faceMinM: v.number(),
  faceMaxM: v.number(),
  condition: Condition,
  score: v.number(),
};

/** Windows worth surfing, each on a different day; presented when the letter is written. */
const AlertEmail = v.object({
  letter: v.literal('alert'),
  ...To,
  userId: v.string(),
  beachId: v.number(),
  /** The best of them. */
  ...Window,
  /**
   * What sets it apart from the other daylight hours of its day: 'Better
   * wind (offshore 5 mph)', in the letter's language.
   */
  why: v.optional(v.string()),
  /** The others, soonest first. */
  also: v.optional(v.array(v.object(Window))),
  wind: v.optional(v.object({ speedMps: v.number(), fromDeg: v.number() })),
  tide: v.optional(v.object({ fromM: v.number(), toM: v.number() })),
  units: v.object({ wind: v.number(), wvht: v.number(), tide: v.number(), temp: v.number(), scale: v.number() }),
});

/** The same as a notification to the user's browsers, which are read when it is sent. */
export const AlertPush = v.omit(AlertEmail, ['letter', 'email']);
export type AlertPush = v.InferOutput<typeof AlertPush>;

/** One letter to be written and mailed, by name. */
export const QueuedEmail = v.variant('letter', [
  /**
   * The job creates the code, or mails nothing where there is no reason to; `userId` is for
   * the purposes `own` and `new-email`. The code is valid in the browser that requested it.
   */
  v.object({
    letter: v.literal('pass-code'),
    browserId: v.string(),
    requestId: RequestId,
    /** UTC ms: the code requested last counts, in whatever order messages arrive. */
    askedAt: v.number(),
    purpose: v.picklist(CODE_PURPOSES),
    email: v.string(),
    userId: v.optional(v.string()),
    /** Absent: the account's. */
    lang: v.optional(Lang),
  }),
  /** To the old address. */
  v.object({ letter: v.literal('email-changed'), ...To, newEmail: v.string() }),
  v.object({ letter: v.literal('password-changed'), ...To }),
  /** To the address of an account that is gone by now; it is kept in this message alone. */
  v.object({ letter: v.literal('account-deleted'), ...To, hadPlan: v.boolean() }),
  /** A provider was added to, or taken from, the ways to sign in. */
  v.object({ letter: v.literal('provider-changed'), ...To, provider: v.picklist(PROVIDERS), linked: v.boolean() }),
  /** A second step was turned on, changed or turned off. */
  v.object({ letter: v.literal('second-factor-changed'), ...To, isOn: v.boolean() }),
  /**
   * The link that confirms the newsletter; the job signs its token, which
   * holds the address and the time of the request.
   */
  v.object({ letter: v.literal('subscribe-confirm'), ...To, askedAt: v.number() }),
  /** Invites the owner of an address to write for the blog; the job signs the link's token. */
  v.object({ letter: v.literal('invitation'), ...To, askedAt: v.number() }),
  /** To a writer of the blog who wants it: how their posts were read in the week that ended with a date. */
  v.object({
    letter: v.literal('writer-week'),
    requestId: RequestId,
    userId: v.string(),
    authorId: v.number(),
    /** `2026-11-23`: the first day after it. */
    until: v.pipe(v.string(), v.isoDate()),
  }),
  /** To the product's team; `email` is the sender's. */
  v.object({
    letter: v.literal('contact'),
    ...To,
    name: v.string(),
    message: v.string(),
    subject: v.string(),
    business: v.optional(v.string()),
    phone: v.optional(v.string()),
    /** What is ordered, a line. */
    order: v.optional(v.string()),
  }),
  /** To the account that ordered printed tide charts: what was ordered, under its number. */
  v.object({
    letter: v.literal('order-receipt'),
    requestId: RequestId,
    userId: v.string(),
    number: v.string(),
    cards: v.number(),
    price: v.string(),
    beach: v.string(),
    /** The beginnings of the card's first month and its last, UTC ms. */
    fromAt: v.number(),
    untilAt: v.number(),
    /** Where the card is seen as it is printed, from the site's root. */
    paper: v.string(),
  }),
  /** A gift card to its receiver; its code is used once, and is not kept. */
  v.object({
    letter: v.literal('gift'),
    ...To,
    fromName: v.string(),
    toName: v.string(),
    message: v.string(),
    usableUntil: v.number(),
    code: v.string(),
  }),
  /** To its buyer: what was paid, and what happens with it. */
  v.object({
    letter: v.literal('gift-bought'),
    ...To,
    toName: v.string(),
    /** Absent: the buyer prints it. */
    toEmail: v.optional(v.string()),
    sendAt: v.optional(v.number()),
    price: v.string(),
    usableUntil: v.number(),
    code: v.string(),
  }),
  /** To the account that redeemed it: what its plan came to. */
  v.object({
    letter: v.literal('gift-redeemed'),
    ...To,
    userId: v.string(),
    fromName: v.string(),
    tier: v.picklist(['Pro', 'Pro Plus']),
    until: v.number(),
    /** No plan of their own goes on after it. */
    endsThen: v.boolean(),
  }),
  ...planEmailsTo(To),
  /** To its receiver, or the buyer who printed it: nobody has used it, and soon nobody can. */
  v.object({
    letter: v.literal('gift-expiring'),
    ...To,
    fromName: v.string(),
    toName: v.string(),
    usableUntil: v.number(),
    code: v.string(),
  }),
  /** Its money went back: to who redeemed it, or to the receiver who can no longer. */
  v.object({ letter: v.literal('gift-ended'), ...To, fromName: v.string(), isRedeemed: v.boolean() }),
  /** What rests after a change to a smaller plan. */
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

// Pure: a bundle that parses letters but queues none omits the queue's client, 29 KB.
const emailsQueue = /* @__PURE__ */ processQueue('EMAIL');

/** Queues a letter for send-letter. */
export function queueEmail(letter: QueuedEmail): Promise<void> {
  return emailsQueue.sendAll([letter]);
}

const pushesQueue = /* @__PURE__ */ processQueue('PUSHES');

/** Queues notifications for send-push. */
export function queuePush(push: AlertPush): Promise<void> {
  return pushesQueue.sendAll([push]);
}
