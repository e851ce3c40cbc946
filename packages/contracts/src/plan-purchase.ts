import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, UserLang } from './fields.ts';
import {
  Agreed,
  LaterCharges,
  PARTNER_TRIAL_DAYS,
  PLAN_NAMES,
  Price,
  PromoLasts,
  ProviderId,
  Quote,
} from './plan-fields.ts';
import { message } from './refusals/reason.ts';

/**
 * Returns what a new plan would be charged. The provider reckons it now, with the promo code, the trial and the credit that
 * this person has. 422 with `promo-unknown` for a code that cannot be used.
 */
export const previewPlan = call({
  name: 'preview-plan',
  method: 'GET',
  path: '/api/subscription/preview',
  access: 'user',
  fails: [404, 409, 422, 503],
  query: v.object({
    lang: UserLang,
    plan: v.picklist(PLAN_NAMES, message('not-among', { field: 'plan', choices: 'premium or pro' })),
    /** The partner's promo. */
    partner: v.optional(v.picklist(['true', 'false'])),
    promotionCodeId: v.optional(ProviderId),
  }),
  reply: v.object({
    /** Days before the first charge; 0: it is today. */
    trial_days: v.number(),
    /** The first charge; absent where a promo or credit covers the first term. */
    first_charge: v.optional(Price),
    first_charge_date: Instant,
    /** The charge a year later; absent where nothing is due. */
    renewal_charge: v.optional(Price),
    renewal_date: Instant,
    /** The charges after the renewal, each where the sum differs; the last one repeats every year. Absent: not known. */
    later_charges: LaterCharges,
    /** A year without promo and credit. */
    plan_price: Price,
    promo_text: v.optional(v.string()),
    promo_lasts: v.optional(PromoLasts),
    promo_months: v.optional(v.number()),
    quote: Quote,
  }),
});
export type PlanPreview = v.InferOutput<typeof previewPlan.reply>;

/** Begins storing a card, which the page completes with the payment provider. */
export const getStripeIntent = call({
  name: 'get-stripe-intent',
  method: 'GET',
  path: '/api/subscription/stripe-intent',
  acts: true,
  access: 'user',
  fails: [404, 409, 422, 503],
  reply: v.object({ client_secret: v.string(), pub_key: v.string() }),
});

/**
 * Begins a plan with a card, or changes the card of a running one. 422 with `trial-used`: without a trial it is charged
 * today; the same request again agrees to that. `client_secret`: the bank asks its owner to confirm the first charge.
 */
export const updatePayment = call({
  name: 'update-payment',
  method: 'PATCH',
  path: '/api/subscription/update-payment',
  access: 'user',
  fails: [404, 409, 503],
  body: v.object({
    /** May be absent where `promotionCodeId` is a gift card's. */
    payment_method: v.optional(ProviderId),
    isPremium: v.optional(v.boolean()),
    wrscPromo: v.optional(v.boolean()),
    promotionCodeId: v.optional(ProviderId),
    /** Days of trial that the page told: with fewer nothing is begun. Absent: a second call agrees to what there is. */
    agreedTrialDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PARTNER_TRIAL_DAYS))),
    /** Without it no plan is begun. */
    agreed: v.optional(Agreed),
    /** The quote of the preview, or of the sum that a new card pays. Absent where the page showed no sum. */
    quote: v.optional(Quote),
  }),
  reply: v.object({ success: v.boolean(), client_secret: v.optional(v.string()) }),
});
