import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, Lang, Subscription, UserLang } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';

/** Days of a trial, and of one that a customer of the partner gets. */
export const TRIAL_DAYS = 14;
export const PARTNER_TRIAL_DAYS = 90;

/** The versions of what a person agrees to with a plan: the days since which the pages read as they do. */
export const AGREED_VERSIONS = { terms: '2026-11-01', privacy: '2026-11-01' } as const;

/** What a person has ticked: the versions that their page links. Others than today's are refused. */
export const Agreed = v.object(
  {
    terms: v.literal(AGREED_VERSIONS.terms, message('agree-again')),
    privacy: v.literal(AGREED_VERSIONS.privacy, message('agree-again')),
  },
  message('agree-first'),
);
export type Agreed = Readonly<v.InferOutput<typeof Agreed>>;

/** The names of the paid plans in requests. */
export const PLAN_NAMES = ['pro', 'premium'] as const;

/** '$19.99' in the language of the reply; prices are the provider's. */
const Price = v.string();
const ProviderId = v.pipe(
  v.string(message('not-one', { field: 'provider’s id' })),
  v.regex(/^[a-z]+_\w{1,100}$/, message('not-one', { field: 'provider’s id' })),
);

/**
 * Names the sums that a page has told, as they came with them. A press carries it: where the sums are others by then, it is
 * refused with `sums-changed`, and nothing is charged.
 */
export const Quote = v.pipe(
  v.string(message('not-one', { field: 'quote' })),
  v.regex(/^[\w-]{1,80}$/, message('not-one', { field: 'quote' })),
);

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
    /** Absent where the provider cannot be reached. */
    pro_price: v.optional(Price),
    premium_price: v.optional(Price),
    /** What changing to the other paid plan costs today, or is credited; absent: neither. */
    change_price_today: v.optional(Price),
    change_credit_today: v.optional(Price),
    /** The next charge after it. */
    change_next_charge: v.optional(Price),
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
    /** A year without promo and credit. */
    plan_price: Price,
    promo_text: v.optional(v.string()),
    /** For how long the promo is taken off: the first charge, some months, or always. */
    promo_lasts: v.optional(v.picklist(['first', 'months', 'always'])),
    promo_months: v.optional(v.number()),
    quote: Quote,
  }),
});
export type PlanPreview = v.InferOutput<typeof previewPlan.reply>;

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

/** Lists what the user was charged, the newest first. */
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
        sum: Price,
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

/**
 * Changes to the other paid plan. `client_secret`: the bank asks the card's owner to confirm what is due today. The
 * page does so with `pub_key`, and the same request again returns the outcome. Until then nothing has changed.
 */
export const changeSubscription = call({
  name: 'change-subscription',
  method: 'PATCH',
  path: '/api/subscription/change',
  access: 'user',
  fails: [404, 409, 503],
  query: v.object({ lang: UserLang }),
  body: v.object({
    changeSubscription: v.picklist(PLAN_NAMES, message('not-among', { field: 'plan', choices: 'premium or pro' })),
    quote: v.optional(Quote),
  }),
  reply: v.object({
    success: v.boolean(),
    plan_price: v.optional(Price),
    client_secret: v.optional(v.string()),
    pub_key: v.optional(v.string()),
  }),
});

/** Cancels the plan at the end of its term. `endDate` is absent for a plan whose payment failed, which ends at once. */
export const cancelSubscription = call({
  name: 'cancel-subscription',
  method: 'PATCH',
  path: '/api/subscription/cancel',
  access: 'user',
  fails: [404, 409, 422, 503],
  reply: v.object({ success: v.boolean(), endDate: v.optional(Instant) }),
});

/** Withdraws the cancellation of a plan. */
export const renewSubscription = call({
  name: 'renew-subscription',
  method: 'PATCH',
  path: '/api/subscription/renew',
  access: 'user',
  fails: [404, 409, 422, 503],
  query: v.object({ quote: v.optional(Quote) }),
  reply: v.object({ success: v.boolean() }),
});

/** Takes a signed event of the payment provider, in the provider's own form. */
export const receiveWebhook = call({
  name: 'receive-webhook',
  method: 'POST',
  path: '/payment-events',
  access: 'anyone',
  fails: [400, 404, 413],
  headers: { 'stripe-signature': 'The provider’s signature over the bytes of the body.' },
  sentFrom: 'anywhere',
  reply: v.object({ received: v.boolean() }),
});

/** What a code gives or takes off, or why it is refused. */
const PromoReply = v.object({
  error: v.boolean(),
  /** What it takes off, or why it is refused. */
  message: v.string(),
  promoId: v.optional(v.string()),
  promoFree: v.optional(v.boolean()),
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

/** The charges of a plan under a promo. Absent where nothing is due. */
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
    /** For how long the promo is taken off: the first charge, some months, or always. */
    promo_lasts: v.optional(v.picklist(['first', 'months', 'always'])),
    promo_months: v.optional(v.number()),
    pro: v.optional(OfferedSums),
    premium: v.optional(OfferedSums),
  }),
});
export type OfferReply = v.InferOutput<typeof getOffer.reply>;
