import { PARTNER_TRIAL_DAYS } from '@groundswell/plans';
import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, UserLang } from './fields.ts';
import { Agreed, LaterCharges, PLAN_NAMES, Price, PromoLasts, ProviderId, Quote } from './plan-fields.ts';
import { message } from './refusals/reason.ts';

/**
 * Previews the charges of a new plan. Stripe computes them with the promo code, the trial and the credit of this user.
 * 422 with `promo-unknown` for a code that cannot be used.
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
    /** Whether the partner's promotion applies, which has a longer trial. */
    partner: v.optional(v.picklist(['true', 'false'])),
    promotionCodeId: v.optional(ProviderId),
  }),
  reply: v.object({
    /** The days before the first charge; 0 if it is today. */
    trial_days: v.number(),
    /** The first charge; absent if a promo or credit covers the first term. */
    first_charge: v.optional(Price),
    first_charge_date: Instant,
    /** The charge a year later; absent if nothing is due. */
    renewal_charge: v.optional(Price),
    renewal_date: Instant,
    /**
     * The charges after the renewal, with an entry wherever the sum changes. The last sum repeats every year. Absent if
     * unknown.
     */
    later_charges: LaterCharges,
    /** The price of a year without promo and credit. */
    plan_price: Price,
    promo_text: v.optional(v.string()),
    promo_lasts: v.optional(PromoLasts),
    promo_months: v.optional(v.number()),
    quote: Quote,
  }),
});
export type PlanPreview = v.InferOutput<typeof previewPlan.reply>;

/** Creates a setup intent for a card, which the page completes with Stripe. */
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
 * Begins a plan with a card, or changes the card of a running one. 422 with `trial-used` means that no trial is
 * available, so the first charge would be today. Repeating the request agrees to that. `client_secret` in the reply
 * means that the bank requires the cardholder to confirm the first charge.
 */
export const updatePayment = call({
  name: 'update-payment',
  method: 'PATCH',
  path: '/api/subscription/update-payment',
  access: 'user',
  fails: [404, 409, 503],
  body: v.object({
    /** The card; not needed if `promotionCodeId` is that of a gift card. */
    payment_method: v.optional(ProviderId),
    isPremium: v.optional(v.boolean()),
    wrscPromo: v.optional(v.boolean()),
    promotionCodeId: v.optional(ProviderId),
    /**
     * The number of trial days that the page showed. If fewer are available, no plan begins. It is absent in the second
     * request after `trial-used`, which agrees to no trial.
     */
    agreedTrialDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PARTNER_TRIAL_DAYS))),
    /** The accepted terms; required for a new plan. */
    agreed: v.optional(Agreed),
    /**
     * The quote from the preview of a new plan, from a card change, or from the check of a gift card. Absent if the
     * page showed none.
     */
    quote: v.optional(Quote),
  }),
  reply: v.object({ success: v.boolean(), client_secret: v.optional(v.string()) }),
});
