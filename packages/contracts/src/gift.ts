import * as v from 'valibot';
import { call } from './call.ts';
import { Email } from './credentials.ts';
import { GivenInstant, Instant, Lang, ONE_PLAIN_LINE, PLAIN_TEXT } from './fields.ts';
import { Agreed, Quote } from './plan-fields.ts';
import { message } from './refusals/reason.ts';

/** The maximum lengths of a name and of the message on a gift card, in characters. */
export const GIFT_NAME_LENGTH = 60;
export const GIFT_MESSAGE_LENGTH = 300;
/** The latest date for emailing a gift, in days from now. */
export const GIFT_DAYS_AHEAD = 365;

/** The secret that identifies a purchase; only the buyer's page has it. */
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
    v.regex(PLAIN_TEXT, message('hidden-characters', { field })),
    v.regex(ONE_PLAIN_LINE, message('not-one-line', { field })),
  );

/** Returns the price of a gift card, a year of Pro. */
export const getGiftPrice = call({
  name: 'get-gift-price',
  method: 'GET',
  path: '/api/gift',
  access: 'anyone',
  fails: [404, 409, 503],
  reply: v.object({
    price: v.string(),
    quote: Quote,
    /** The address of the payment provider's script, which renders the card form. */
    card_script: v.string(),
  }),
  query: v.object({ lang: Lang }),
});

/**
 * Begins the purchase of a gift card, which the page completes with the payment provider. Repeating the same request
 * continues the same purchase.
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
    /** The recipient's address. If absent, the buyer prints the card. */
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
    /** The date of the email. If absent, it goes out after the payment. */
    send_at: v.optional(GivenInstant(message('gift-date'))),
  }),
  reply: v.object({ client_secret: v.string(), pub_key: v.string() }),
});

/** Returns an unused gift card as a PDF to print. Its language and personal message are those that the buyer chose. */
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

/** Returns the state of a gift purchase, and its code once it is paid. */
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
