/** Why a plan ended: its term was over, its card did not pay, its owner then cancelled, its money went back, or we ended it. */
export type PlanEnd = 'over' | 'unpaid' | 'cancelled' | 'refunded' | 'disputed' | 'gift-back' | 'by-us';

interface ChargeAheadWords {
  subject(tier: string, day: string): string;
  lead(sum: string, tier: string, day: string): string;
  /** Nothing is charged. */
  free(tier: string, day: string): string;
}

/** The texts of letters about how a plan is paid. */
export interface PlanWords {
  readonly labels: Readonly<Record<'paid' | 'credited' | 'credit' | 'pays', string>>;
  readonly receipt: {
    subject(sum: string): string;
    credited(sum: string): string;
    /** The subject of a change that charges and credits nothing. */
    changed(tier: string): string;
    /** The subject where nothing was charged. */
    readonly free: string;
    term(tier: string, day: string): string;
    change(tier: string, day: string): string;
    next(sum: string, day: string): string;
    /** The next year is free. */
    nextFree(day: string): string;
    ends(day: string): string;
    readonly open: string;
  };
  readonly failed: {
    /** The first, the second and the last within the grace. */
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
    /** How it is kept after all. */
    readonly resume: string;
  };
  /** A payment went back, and the plan goes on in part. */
  readonly moneyBack: {
    subject(tier: string, day: string): string;
    /** A change of plan, which is undone; or a term, of which a gift is left. */
    readonly of: Readonly<Record<'change' | 'term', (tier: string, day: string) => string>>;
  };
  readonly ended: {
    subject(tier: string): string;
    readonly causes: Readonly<Record<PlanEnd, string>>;
    readonly basic: string;
    readonly again: string;
  };
  /** What credit pays of a charge. */
  credit(sum: string): string;
  /** How a plan is cancelled. */
  readonly how: string;
  /** A letter comes before the first charge. */
  readonly remindedOfTrial: string;
  readonly open: string;
  readonly why: string;
}
