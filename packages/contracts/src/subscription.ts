import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, Subscription, UserLang } from './fields.ts';
import { LaterCharges, Price, PromoLasts, Quote } from './plan-fields.ts';

/** Returns the user's plan and how it is paid for. What does not apply is absent. */
export const getSubscription = call({
  name: 'get-subscription',
  method: 'GET',
  path: '/api/subscription/details',
  access: 'user',
  query: v.object({ lang: UserLang }),
  reply: v.object({
    type: Subscription,
    is_premium: v.boolean(),
    /** Where it was bought; a plan of a device is managed there. */
    source: v.optional(v.picklist(['web', 'ios', 'android'])),
    last_four: v.optional(v.string()),
    card_brand: v.optional(v.string()),
    /** It is paid for and ends at `subscription_ends`. */
    cancelled: v.boolean(),
    payment_failed: v.boolean(),
    /** Its last payment failed: the plan lasts until then unless the card is mended. */
    grace_ends: v.optional(Instant),
    subscription_ends: v.optional(Instant),
    /** The next charge. */
    renew_date: v.optional(Instant),
    /** What a year costs, without discounts. */
    plan_price: v.optional(Price),
    /** What the next charge comes to, with discounts and credit; where the last one failed, what is due of it. */
    next_charge: v.optional(Price),
    /** The charges after the next one, each where the sum differs; the last one repeats every year. Absent: not known. */
    next_later: LaterCharges,
    /** What is left of credit, as after a change to the cheaper plan: it is taken off the next charges. */
    credit: v.optional(Price),
    /** The term that runs is a gift's: until then nothing is charged, and the plan is not changed. */
    given_until: v.optional(Instant),
    on_trial: v.boolean(),
    trial_end_date: v.optional(Instant),
    /** Days of the trial that this person would get now, and under the partner's promo; 0 where theirs is used. */
    trial_days: v.number(),
    promo_trial_days: v.number(),
    /** When a plan that is begun now is first charged. */
    first_charge_date: v.optional(Instant),
    /** What a promo code takes off. */
    promo_text: v.optional(v.string()),
    promo_free: v.optional(v.boolean()),
    /** `over`: it ends after `promo_months`, before the first charge, and takes nothing off. Otherwise absent. */
    promo_lasts: v.optional(PromoLasts),
    promo_months: v.optional(v.number()),
    /** Absent where the provider cannot be reached. */
    pro_price: v.optional(Price),
    premium_price: v.optional(Price),
    /** What changing to the other paid plan costs today, or is credited; absent: neither. */
    change_price_today: v.optional(Price),
    change_credit_today: v.optional(Price),
    /** The next charge after it. */
    change_next_charge: v.optional(Price),
    /** The charges after that one, each where the sum differs; the last one repeats every year. Absent: not known. */
    change_later: LaterCharges,
    change_quote: v.optional(Quote),
    /** The next charge of a cancelled plan that is resumed. */
    resume_charge: v.optional(Price),
    resume_quote: v.optional(Quote),
    /** The sum that a new card is charged at once; '0' where nothing is due. */
    card_quote: v.optional(Quote),
  }),
});
export type SubscriptionReply = v.InferOutput<typeof getSubscription.reply>;

/**
 * Returns which plan the user is entitled to now. Each tab asks when it comes into view and every few minutes, and every few
 * seconds while a change is pending.
 */
export const getEntitlement = call({
  name: 'get-entitlement',
  method: 'GET',
  path: '/entitlement',
  access: 'user',
  reply: v.object({ subscription: Subscription }),
});

/** Lists the user's receipts, the newest first, also of what credit or a promo paid. */
export const getReceipts = call({
  name: 'get-receipts',
  method: 'GET',
  path: '/api/subscription/receipts',
  access: 'user',
  fails: [404, 503],
  query: v.object({ lang: UserLang }),
  reply: v.object({
    receipts: v.array(
      v.object({
        id: v.string(),
        paid_at: Instant,
        /** The sum charged. */
        sum: Price,
        /** The sum that a change to the cheaper plan credited. */
        credited: v.optional(Price),
        /** The part that credit paid. */
        credit: v.optional(Price),
        /** A whole term, or the change to another plan within one. */
        pays: v.picklist(['term', 'change']),
        /** The end of what was paid for. */
        until: Instant,
        /** The provider's own addresses of it. */
        pdf: v.optional(v.string()),
        page: v.optional(v.string()),
      }),
    ),
  }),
});
