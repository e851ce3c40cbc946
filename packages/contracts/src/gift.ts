import * as v from 'valibot';
import { call } from './call.ts';
import { Email } from './credentials.ts';
import { GivenInstant, Instant, Lang, ONE_PLAIN_LINE, PLAIN_TEXT } from './fields.ts';
import { Agreed, Quote } from './plan-fields.ts';
import { message } from './refusals/reason.ts';

/** The longest name and message on a gift card. */
export const GIFT_NAME_LENGTH = 60;
export const GIFT_MESSAGE_LENGTH = 300;
/** How far ahead a gift's letter can be dated. */
export const GIFT_DAYS_AHEAD = 365;

/** Names a purchase, and is known to its buyer's page alone. */
const Secret = v.pipe(
  v.string(message('not-text', { field: 'secret' })),
  v.regex(/^[\w-]{22,64}$/, message('not-one', { field: 'secret' })),
);
const Name = (field: string) =>
  v.pipe(
    v.string(message('not-text', { field })),
    v.trim(),
    v.minLength(1, message('name-missing')),
    v.maxLength(GIFT_NAME_LENGTH, message('too-long', { field, count: GIFT_NAME_LENGTH })),
    v.regex(ONE_PLAIN_LINE, message('not-one-line', { field })),
  );

/** Returns what a gift card, a year of Pro, costs. */
export const getGiftPrice = call({
  name: 'get-gift-price',
  method: 'GET',
  path: '/api/gift',
  access: 'anyone',
  fails: [404, 503],
  reply: v.object({
    price: v.string(),
    quote: Quote,
    /** The address of the provider's script, which draws the card's form. */
    card_script: v.string(),
  }),
  query: v.object({ lang: Lang }),
});

/**
 * Begins the purchase of a gift card, which its page completes with the payment provider. The same request again is the
 * same purchase.
 */
export const buyGift = call({
  name: 'buy-gift',
  method: 'POST',
  path: '/api/gift',
  access: 'anyone',
  fails: [404, 409, 503],
  body: v.object({
    secret: Secret,
    agreed: Agreed,
    quote: v.optional(Quote),
    lang: Lang,
    from_name: Name('name of the giver'),
    from_email: Email(message('email-not-valid')),
    to_name: Name('name of the receiver'),
    /** Absent: the buyer prints it. */
    to_email: v.optional(Email(message('email-not-valid'))),
    message: v.optional(
      v.pipe(
        v.string(message('not-text', { field: 'message' })),
        v.trim(),
        v.maxLength(GIFT_MESSAGE_LENGTH, message('too-long', { field: 'message', count: GIFT_MESSAGE_LENGTH })),
        v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'message' })),
      ),
      '',
    ),
    /** When it is mailed; absent: as soon as it is paid. */
    send_at: v.optional(GivenInstant(message('gift-date'))),
  }),
  reply: v.object({ client_secret: v.string(), pub_key: v.string() }),
});

/** Returns an unused gift card as a page to print. It is worded as its buyer wrote it. */
export const printGift = call({
  name: 'print-gift',
  method: 'POST',
  path: '/api/gift/card',
  access: 'anyone',
  fails: [404],
  body: v.object({
    code: v.pipe(
      v.string(message('not-text', { field: 'code' })),
      v.maxLength(60, message('too-long', { field: 'code', count: 60 })),
    ),
  }),
  reply: v.custom<Uint8Array>((reply) => reply instanceof Uint8Array),
  replyType: 'application/pdf',
});

/** Returns the state of a purchase, and its code once it is paid. */
export const showGift = call({
  name: 'show-gift',
  method: 'POST',
  path: '/api/gift/state',
  access: 'anyone',
  fails: [404, 503],
  body: v.object({ secret: Secret }),
  reply: v.object({
    state: v.picklist(['waiting', 'paid', 'redeemed', 'ended']),
    code: v.optional(v.string()),
    usable_until: v.optional(Instant),
  }),
});
