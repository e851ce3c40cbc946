import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, UserLang } from './fields.ts';
import { Price, PromoLasts, Quote } from './plan-fields.ts';
import { message, Refusal } from './refusals/reason.ts';

/** Returns the prices and trial days of the paid plans. 404 where none are sold. */
export const getPlans = call({
  name: 'get-plans',
  method: 'GET',
  path: '/api/subscription/plans',
  access: 'anyone',
  fails: [404, 503],
  query: v.object({ lang: Lang }),
  reply: v.object({
    pro_price: Price,
    premium_price: Price,
    trial_days: v.number(),
    promo_trial_days: v.number(),
    /** Days of forecast without a paid plan. */
    basic_days: v.number(),
    /** The address of the provider's script, which draws the card's form. */
    card_script: v.string(),
  }),
  cache: { browserS: 60, edgeS: 300 },
});

/** What a code gives or takes off, or why it is refused. */
const PromoReply = v.object({
  error: v.boolean(),
  /** What it takes off, or why it is refused. */
  message: v.string(),
  promoId: v.optional(v.string()),
  promoFree: v.optional(v.boolean()),
  /** Names what a gift card gives this user now; its redemption carries it. */
  quote: v.optional(Quote),
  ...Refusal.entries,
});

const PromoCode = v.pipe(
  v.string(message('not-given', { field: 'code' })),
  v.regex(/^[\w-]{1,60}$/, message('promo-unknown')),
);

/** Returns what a promo code gives or takes off, or why it is refused. */
export const getPromoCode = call({
  name: 'get-promo-code',
  method: 'GET',
  path: '/api/subscription/promo-code/{code}',
  access: 'user',
  fails: [404, 503],
  params: v.object({ code: PromoCode }),
  query: v.object({ lang: UserLang }),
  reply: PromoReply,
});

/**
 * Returns what a gift card's code gives, or why it is refused. It is a POST as the code is as good as money, and the
 * addresses of requests are logged.
 */
export const checkGift = call({
  name: 'check-gift',
  method: 'POST',
  path: '/api/gift/check',
  access: 'user',
  fails: [404, 503],
  query: v.object({ lang: UserLang }),
  body: v.object({ code: PromoCode }),
  reply: PromoReply,
});

/** The charges of a plan under a promo; a charge is absent where nothing is due. */
const OfferedSums = v.object({ first_charge: v.optional(Price), renewal_charge: v.optional(Price) });

/** Returns the offer of a link's promo code to a visitor, or why the code is refused. */
export const getOffer = call({
  name: 'get-offer',
  method: 'POST',
  path: '/api/subscription/offer',
  access: 'anyone',
  fails: [404, 422, 429, 503],
  query: v.object({ lang: Lang }),
  // Not in the address: it may be a gift card's.
  body: v.object({ code: PromoCode, wrscPromo: v.optional(v.boolean()) }),
  reply: v.object({
    ...PromoReply.entries,
    promo_lasts: v.optional(PromoLasts),
    promo_months: v.optional(v.number()),
    /** Absent for a plan that the promo does not cover. */
    pro: v.optional(OfferedSums),
    premium: v.optional(OfferedSums),
  }),
});
export type OfferReply = v.InferOutput<typeof getOffer.reply>;
