import * as v from 'valibot';

const PaidTier = v.picklist(['Pro', 'Pro Plus']);
/** A sum as its reader writes it: '$19.99'. */
const Sum = v.string();
/** UTC ms. */
const Instant = v.number();

/** Absent: the plan ends by then; without a sum nothing is charged then. */
const NextCharge = v.optional(v.object({ at: Instant, sum: v.optional(Sum) }));

/** Why a plan ended. */
export const PLAN_ENDS = ['over', 'unpaid', 'cancelled', 'refunded', 'disputed', 'gift-back', 'by-us'] as const;

/** What a person is told about how they pay. */
export const planEmailsTo = <T extends v.ObjectEntries>(to: T) =>
  [
    /** A term or a change is paid. */
    v.object({
      letter: v.literal('receipt'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      /** A term, or the rest of one on the other plan. */
      pays: v.picklist(['term', 'change']),
      /** Absent: nothing was charged. */
      sum: v.optional(Sum),
      /** What a change gives back, in place of a charge. */
      credited: v.optional(Sum),
      /** What credit paid of it. */
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
      /** Of three within the grace. */
      step: v.picklist([1, 2, 3]),
      sum: Sum,
      graceEndsAt: Instant,
    }),
    /** The bank asks its owner to confirm what is due. */
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
    /** It ends with its term. */
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
      /** Absent: nothing is charged. */
      sum: v.optional(Sum),
      /** What credit pays of it. */
      credit: v.optional(Sum),
    }),
    /** A payment went back, and the plan goes on in part. */
    v.object({
      letter: v.literal('money-back'),
      ...to,
      userId: v.string(),
      tier: PaidTier,
      /** Of a change, which is undone; of a term, of which a gift is left. */
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
      /** What rests from now on; absent: nothing does. */
      rests: v.optional(v.object({ favoriteLimit: v.number(), alertLimit: v.number() })),
    }),
  ] as const;
