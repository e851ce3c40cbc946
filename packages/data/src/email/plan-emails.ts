import * as v from 'valibot';

const PaidTier = v.picklist(['Pro', 'Pro Plus']);
/** A formatted amount, '$19.99'. */
const Sum = v.string();
/** UTC ms. */
const Instant = v.number();

/** The charges after the next one, with an entry wherever the sum changes. The last sum repeats every year. */
const LaterCharges = v.optional(v.array(v.object({ at: Instant, sum: Sum })));

/**
 * The next charge: its time and amount. Absent when the plan ends before a next charge; without `sum`, nothing is
 * charged at that time.
 */
const NextCharge = v.optional(v.object({ at: Instant, sum: v.optional(Sum), later: LaterCharges }));

/** Why a plan ended. */
export const PLAN_ENDS = ['over', 'unpaid', 'cancelled', 'refunded', 'disputed', 'gift-back', 'by-us'] as const;

/** The emails about a person's plan and payments. */
export const planEmailsTo = <T extends v.ObjectEntries>(to: T) =>
  [
    /** A receipt for a term or a change of plan. */
    v.object({
      letter: v.literal('receipt'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      /** The payment's purpose: a term, or the change to another plan for the rest of the term. */
      pays: v.picklist(['term', 'change']),
      /** Absent when nothing was charged. */
      sum: v.optional(Sum),
      /** The amount that a change credits, in place of a charge. */
      credited: v.optional(Sum),
      /** The part of the payment that account credit covered. */
      credit: v.optional(Sum),
      until: Instant,
      next: NextCharge,
      url: v.optional(v.string()),
    }),
    v.object({
      letter: v.literal('payment-failed'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      planId: v.string(),
      /** The number of the reminder, of three within the grace period. */
      step: v.picklist([1, 2, 3]),
      sum: Sum,
      graceEndsAt: Instant,
    }),
    /** The bank requires the cardholder to confirm a payment. */
    v.object({
      letter: v.literal('payment-confirm'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      planId: v.string(),
      sum: Sum,
      graceEndsAt: Instant,
      url: v.optional(v.string()),
    }),
    /** The plan was cancelled and ends with its term. */
    v.object({
      letter: v.literal('plan-cancelled'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      planId: v.string(),
      at: Instant,
    }),
    v.object({
      letter: v.picklist(['trial-begins', 'trial-ends', 'plan-renews', 'plan-resumed']),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      planId: v.string(),
      /** The charge. */
      at: Instant,
      /** Absent when nothing is charged. */
      sum: v.optional(Sum),
      /** The part of the charge that credit covers. */
      credit: v.optional(Sum),
      later: LaterCharges,
    }),
    /** Part of the plan's payments was refunded or disputed, and the plan continues with the rest. */
    v.object({
      letter: v.literal('money-back'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      /** `change`: the refunded change of plan was undone. `term`: a term was refunded, and a gifted term remains. */
      of: v.picklist(['change', 'term']),
      until: Instant,
      next: NextCharge,
    }),
    v.object({
      letter: v.literal('plan-ended'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      cause: v.picklist(PLAN_ENDS),
      /** The limits of the smaller plan, when it suspends favorites or alerts beyond them; absent otherwise. */
      rests: v.optional(v.object({ favoriteLimit: v.number(), alertLimit: v.number() })),
    }),
  ] as const;
