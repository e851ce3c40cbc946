import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, UserLang } from './fields.ts';
import { Price, PromoLasts, Quote } from './plan-fields.ts';
import { message, Refusal } from './refusals/reason.ts';

/** Returns the prices and trial days of the paid plans. 404 if the deployment sells none. */
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
    /** The URL of Stripe's script, which renders the card form. */
    card_script: v.string(),
  }),
  cache: { browserS: 60, edgeS: 300 },
});

/** The reply to a code: its effect, or the reason of its refusal. */
const PromoReply = v.object({
  error: v.boolean(),
  /** The effect of the code, or the reason of its refusal, as a sentence. */
  message: v.string(),
  promoId: v.optional(v.string()),
  promoFree: v.optional(v.boolean()),
  /**
   * The quote of what the gift card gives this user. The redemption sends it back, so that a changed gift is refused.
   */
  quote: v.optional(Quote),
  ...Refusal.entries,
});

const PromoCode = v.pipe(
  v.string(message('not-given', { field: 'code' })),
  v.regex(/^[\w-]{1,60}$/, message('promo-unknown')),
);

/** Returns the discount or gift of a code, or why it is refused. */
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
 * Returns what a gift card's code gives, or why it is refused. It is a POST, because the code is as good as money and
 * request URLs are logged.
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

/** The charges of a plan under a promo. A charge is absent if nothing is due. */
const OfferedSums = v.object({ first_charge: v.optional(Price), renewal_charge: v.optional(Price) });

/** Returns the offer of a link's promo code to a visitor. If the code cannot be used, the reply gives the reason. */
export const getOffer = call({
  name: 'get-offer',
  method: 'POST',
  path: '/api/subscription/offer',
  access: 'anyone',
  fails: [404, 422, 429, 503],
  query: v.object({ lang: Lang }),
  // The code is sent in the body because request URLs are logged, and a gift card's code is worth money.
  body: v.object({ code: PromoCode, wrscPromo: v.optional(v.boolean()) }),
  reply: v.object({
    ...PromoReply.entries,
    promo_lasts: v.optional(PromoLasts),
    promo_months: v.optional(v.number()),
    /** The charges of each plan; absent for a plan that the promo does not cover. */
    pro: v.optional(OfferedSums),
    premium: v.optional(OfferedSums),
  }),
});
export type OfferReply = v.InferOutput<typeof getOffer.reply>;
