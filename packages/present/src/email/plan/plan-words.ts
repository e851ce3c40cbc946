/**
 * The reason why a plan ended. Ends are the end of term, a failed payment, a cancellation before payment, a refund, a
 * dispute, a refunded gift card, or our own decision.
 */
export type PlanEnd = 'over' | 'unpaid' | 'cancelled' | 'refunded' | 'disputed' | 'gift-back' | 'by-us';

interface ChargeAheadWords {
  subject(tier: string, day: string): string;
  lead(sum: string, tier: string, day: string): string;
  /** The first sentence of the email if the charge is 0. */
  free(tier: string, day: string): string;
}

/** The texts of emails about plans and their payment. */
export interface PlanWords {
  readonly labels: Readonly<Record<'paid' | 'credited' | 'credit' | 'pays', string>>;
  readonly receipt: {
    subject(sum: string): string;
    credited(sum: string): string;
    /** The subject of a receipt for a plan change that neither charges nor credits anything. */
    changed(tier: string): string;
    /** The subject of a receipt if nothing was charged. */
    readonly free: string;
    term(tier: string, day: string): string;
    change(tier: string, day: string): string;
    next(sum: string, day: string): string;
    /** The sentence that the next year costs nothing. */
    nextFree(day: string): string;
    ends(day: string): string;
    readonly open: string;
  };
  readonly failed: {
    /** The subjects of the first, the second and the last payment reminder within the grace period. */
    readonly subjects: Readonly<Record<1 | 2 | 3, string>>;
    lead(sum: string, tier: string): string;
    until(tier: string, day: string): string;
    readonly mend: string;
    readonly again: string;
  };
  readonly confirm: {
    readonly subject: string;
    lead(sum: string, tier: string): string;
    until(day: string): string;
    readonly open: string;
  };
  readonly ahead: Readonly<Record<'trial-begins' | 'trial-ends' | 'plan-renews' | 'plan-resumed', ChargeAheadWords>>;
  readonly cancelled: {
    subject(tier: string, day: string): string;
    lead(tier: string, day: string): string;
    /** How to resume the cancelled plan. */
    readonly resume: string;
  };
  /** The texts for a refund after which part of the plan continues. */
  readonly moneyBack: {
    subject(tier: string, day: string): string;
    /**
     * The effect of the refund. Either a plan change is reverted, or a paid term ends and only the time from a gift
     * card remains.
     */
    readonly of: Readonly<Record<'change' | 'term', (tier: string, day: string) => string>>;
  };
  readonly ended: {
    subject(tier: string): string;
    readonly causes: Readonly<Record<PlanEnd, string>>;
    readonly basic: string;
    readonly again: string;
  };
  /** The texts of the charges after the next one: a charge of one year only, and the charge that repeats. */
  readonly later: Readonly<Record<'once' | 'yearly', (sum: string, day: string) => string>>;
  /** The amount of a charge that the account's credit covers. */
  credit(sum: string): string;
  /** How to cancel a plan. */
  readonly how: string;
  /** The promise of a reminder email before the first charge. */
  readonly remindedOfTrial: string;
  readonly open: string;
  readonly why: string;
}
