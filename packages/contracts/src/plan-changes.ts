import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, UserLang } from './fields.ts';
import { PLAN_NAMES, Price, Quote } from './plan-fields.ts';
import { message } from './refusals/reason.ts';

/**
 * Changes to the other paid plan. `client_secret` in the reply means that the bank requires the cardholder to confirm
 * today's charge. The page does that with `pub_key`, and then repeats the request to get the outcome. Until then the
 * plan stays as it was.
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

/**
 * Cancels the plan at the end of its term. A plan whose payment failed ends at once, and the reply then has no
 * `endDate`.
 */
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
