import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, Subscription, UserLang } from './fields.ts';
import { LaterCharges, Price, PromoLasts, Quote } from './plan-fields.ts';

/** Returns the user's plan and how it is paid for. Fields that do not apply are absent. */
export const getSubscription = call({
  name: 'get-subscription',
  method: 'GET',
  path: '/api/subscription/details',
  access: 'user',
  query: v.object({ lang: UserLang }),
  reply: v.object({
    type: Subscription,
    is_premium: v.boolean(),
    /** The store where the plan was bought. A plan from an app store is managed in that store. */
    source: v.optional(v.picklist(['web', 'ios', 'android'])),
    last_four: v.optional(v.string()),
    card_brand: v.optional(v.string()),
    /** Whether the plan is cancelled. It is paid for and continues until `subscription_ends`. */
    cancelled: v.boolean(),
    payment_failed: v.boolean(),
    /** The end of the grace period after a failed payment, in which the user can replace the card. */
    grace_ends: v.optional(Instant),
    subscription_ends: v.optional(Instant),
    /** The date of the next charge. */
    renew_date: v.optional(Instant),
    /** The price of a year, without discounts. */
    plan_price: v.optional(Price),
    /** The next charge, with discounts and credit; after a failed payment, the sum that is still due. */
    next_charge: v.optional(Price),
    /**
     * The charges after the next one, with an entry wherever the sum changes. The last sum repeats every year. Absent
     * if unknown.
     */
    next_later: LaterCharges,
    /** The remaining credit, for example after a change to the cheaper plan. It reduces the next charges. */
    credit: v.optional(Price),
    /** The end of a gifted term. Until then nothing is charged, and the plan cannot be changed. */
    given_until: v.optional(Instant),
    on_trial: v.boolean(),
    trial_end_date: v.optional(Instant),
    /**
     * The number of trial days that this user would get, without and with the partner's promotion. 0 if the user has
     * already had a trial.
     */
    trial_days: v.number(),
    promo_trial_days: v.number(),
    /** The date of the first charge, if the user begins a plan now. */
    first_charge_date: v.optional(Instant),
    /** The discount of the plan's promo code, as text. */
    promo_text: v.optional(v.string()),
    promo_free: v.optional(v.boolean()),
    /**
     * `over` if the promo ends after `promo_months`, before the first charge, so that it reduces nothing. Absent
     * otherwise.
     */
    promo_lasts: v.optional(PromoLasts),
    promo_months: v.optional(v.number()),
    /** The prices of the plans; absent if Stripe cannot be reached. */
    pro_price: v.optional(Price),
    premium_price: v.optional(Price),
    /**
     * The sum that a change to the other paid plan would charge or credit today. At most one of the two fields is
     * present.
     */
    change_price_today: v.optional(Price),
    change_credit_today: v.optional(Price),
    /** The next charge after a change to the other plan. */
    change_next_charge: v.optional(Price),
    /**
     * The charges after `change_next_charge`, with an entry wherever the sum changes. The last sum repeats every year.
     * Absent if unknown.
     */
    change_later: LaterCharges,
    change_quote: v.optional(Quote),
    /** The next charge of a cancelled plan if it is resumed. */
    resume_charge: v.optional(Price),
    resume_quote: v.optional(Quote),
    /** The quote for changing the card: the sum that the new card is charged at once, which is 0 if nothing is due. */
    card_quote: v.optional(Quote),
  }),
});
export type SubscriptionReply = v.InferOutput<typeof getSubscription.reply>;

/**
 * Returns the plan that the user is entitled to. A tab requests it when it becomes visible and every few minutes. While
 * a plan change is pending, it does so every few seconds.
 */
export const getEntitlement = call({
  name: 'get-entitlement',
  method: 'GET',
  path: '/entitlement',
  access: 'user',
  reply: v.object({ subscription: Subscription }),
});

/** Lists the receipts of the user, newest first. Terms paid by credit or a promo have receipts too. */
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
        /** The amount that a change to the cheaper plan added to the user's credit. */
        credited: v.optional(Price),
        /** The amount of the invoice that the user's credit paid. */
        credit: v.optional(Price),
        /** Whether the receipt is for a whole term, or for changing the plan during a term. */
        pays: v.picklist(['term', 'change']),
        /** The end of the period that was paid for. */
        until: Instant,
        /** The URLs of the receipt at Stripe. */
        pdf: v.optional(v.string()),
        page: v.optional(v.string()),
      }),
    ),
  }),
});
