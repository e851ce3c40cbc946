import * as v from 'valibot';
import { call } from './call.ts';
import { Email } from './credentials.ts';
import { Lang, ONE_PLAIN_LINE, PLAIN_TEXT, SenderId, Slug } from './fields.ts';
import { Month } from './pdf.ts';
import { message, Refusal } from './refusals/reason.ts';

const ReaderEmail = Email(message('reader-email-not-valid'));
const Outcome = v.object({ valid: v.boolean(), ...Refusal.entries });
const Text = (most: number, field: string) =>
  v.pipe(
    v.string(message('not-text', { field })),
    v.trim(),
    v.maxLength(most, message('too-long', { field, count: most })),
    v.regex(PLAIN_TEXT, message('hidden-characters', { field })),
  );
const Line = (most: number, field: string) =>
  v.pipe(Text(most, field), v.regex(ONE_PLAIN_LINE, message('not-one-line', { field })));

export const CONTACT_SUBJECTS = [
  'Contact Form',
  'About Contact',
  'FAQ Contact',
  'Services Contact',
  'Advertising Contact',
  'Tide Charts Order',
] as const;

/** A subject is an entry of `CONTACT_SUBJECTS`, or 'Blog Contact - ' and a post's title. */
const SUBJECT = new RegExp(`^(?:${CONTACT_SUBJECTS.join('|')}|Blog Contact - .{1,200})$`, 'u');
const noSubject = message('not-among', {
  field: 'subject',
  choices: `${CONTACT_SUBJECTS.join(', ')}, or Blog Contact - with a title of one line and 200 characters at most`,
});

/** An order of printed tide charts, with the options of the preview that the customer saw. */
const TideOrder = v.object({
  beach: Slug,
  /** The first month on the card's front. */
  from: Month,
  units: v.picklist([1, 2], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
  cards: v.picklist([1000, 5000], message('not-among', { field: 'number of cards', choices: '1000 or 5000' })),
});

/** Sends a message, or an order of tide charts, to the site's team. */
export const contact = call({
  name: 'contact',
  method: 'POST',
  path: '/contact',
  access: 'anyone',
  fails: [404],
  /** The token identifies a signed-in customer, who gets a receipt by email. */
  readsToken: true,
  body: v.object({
    email: ReaderEmail,
    name: v.pipe(Line(100, 'name'), v.minLength(1, message('name-missing'))),
    message: v.pipe(Text(5000, 'message'), v.minLength(1, message('message-missing'))),
    subject: v.optional(
      v.pipe(v.string(noSubject), v.regex(SUBJECT, noSubject), v.regex(ONE_PLAIN_LINE, noSubject)),
      'Contact Form',
    ),
    business: v.optional(Line(100, 'business')),
    phone: v.optional(Line(40, 'phone')),
    /** The order; required with the subject 'Tide Charts Order'. */
    order: v.optional(TideOrder),
    /**
     * The idempotency key: a repeated message with the same key counts as one message and one order. If absent, each
     * message counts.
     */
    requestId: v.optional(SenderId),
  }),
  /** `order` is the order number, 'TC-1A2B3C4D', which our copy of the email also shows. */
  reply: v.object({ ...Outcome.entries, order: v.optional(v.string()) }),
});

/** Emails a link to confirm a newsletter subscription. Until the address is confirmed, it gets no other email. */
export const subscribe = call({
  name: 'subscribe',
  method: 'POST',
  path: '/subscribe',
  access: 'anyone',
  body: v.object({ email: ReaderEmail, lang: Lang }),
  reply: Outcome,
});

/** The encrypted token of an emailed link. */
export const MailToken = v.pipe(v.string(), v.regex(/^[\w.-]{20,1024}$/, message('link-not-whole')));

/** Confirms a newsletter subscription, the second half of the double opt-in. */
export const confirmSubscription = call({
  name: 'confirm-subscription',
  method: 'POST',
  path: '/api/subscribe/confirm',
  access: 'anyone',
  body: v.object({ token: MailToken }),
  reply: Outcome,
});

/** Returns the subscription that an emailed unsubscribe link would end. */
export const getUnsubscribe = call({
  name: 'get-unsubscribe',
  method: 'GET',
  path: '/api/unsubscribe/{token}/letter',
  access: 'anyone',
  fails: [404],
  params: v.object({ token: MailToken }),
  reply: v.object({
    /** The subscription: the alert of one beach, or the newsletter. */
    kind: v.picklist(['alert', 'newsletter']),
    /** The masked address, 'b...@example.com'. */
    email: v.string(),
    beach: v.optional(v.object({ name: v.string(), slug: v.string() })),
    subscribed: v.boolean(),
  }),
});
export type UnsubscribeReply = v.InferOutput<typeof getUnsubscribe.reply>;

/**
 * Unsubscribes with one click, without signing in (RFC 8058). Mail programs post to the address of the List-Unsubscribe
 * header. It is idempotent.
 */
export const unsubscribe = call({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  access: 'anyone',
  fails: [404],
  sentFrom: 'anywhere',
  params: v.object({ token: MailToken }),
  reply: Outcome,
});

/**
 * Redirects to the unsubscribe page without unsubscribing. Some mail programs open the List-Unsubscribe address in a
 * browser instead of posting to it.
 */
export const openUnsubscribe = call({
  name: 'open-unsubscribe',
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  access: 'anyone',
  fails: [303, 404],
  params: v.object({ token: MailToken }),
  reply: v.never(),
});

/**
 * Turns the user's newsletter on or off. Turning it on emails a link that confirms it, unless a pass code has confirmed
 * the address already.
 */
export const setEmailSubscription = call({
  name: 'set-email-subscription',
  method: 'PATCH',
  path: '/api/email-subscribe',
  access: 'user',
  body: v.object({ subscribe: v.boolean(message('not-on-or-off', { field: 'newsletter' })) }),
  reply: v.object({ success: v.boolean(), is_subscribed: v.boolean() }),
});
