import type { Tier } from '@groundswell/plans';
import type { PlanEnd } from '@groundswell/present';

type PaidTier = Exclude<Tier, 'Basic'>;

export interface NextCharge {
  readonly at: number;
  /** Absent: nothing is charged. */
  readonly sum?: string;
}

/** A term or a change is paid. Instants in UTC ms, sums as their reader writes them. */
export interface ReceiptEmail {
  readonly letter: 'receipt';
  readonly tier: PaidTier;
  /** A term, or the rest of one on the other plan. */
  readonly pays: 'term' | 'change';
  /** Absent: nothing was charged. */
  readonly sum?: string;
  /** What a change gives back, in place of a charge. */
  readonly credited?: string;
  /** What credit paid of it. */
  readonly credit?: string;
  readonly until: number;
  /** Absent: the plan ends by then. */
  readonly next?: NextCharge;
  /** Where the provider shows it. */
  readonly url?: string;
}

export interface PaymentFailedEmail {
  readonly letter: 'payment-failed';
  readonly tier: PaidTier;
  /** Of three within the grace. */
  readonly step: 1 | 2 | 3;
  readonly sum: string;
  readonly graceEndsAt: number;
}

/** The bank asks its owner to confirm what is due. */
export interface PaymentConfirmEmail {
  readonly letter: 'payment-confirm';
  readonly tier: PaidTier;
  readonly sum: string;
  readonly graceEndsAt: number;
  /** Where the provider lets it be confirmed. */
  readonly url?: string;
}

/** It ends with its term, and nothing more is charged. */
export interface PlanCancelledEmail {
  readonly letter: 'plan-cancelled';
  readonly tier: PaidTier;
  readonly at: number;
}

/** A charge to come: of a trial that has begun, or is nearly over; the next one, or that of a plan that goes on after all. */
export interface ChargeAheadEmail {
  readonly letter: 'trial-begins' | 'trial-ends' | 'plan-renews' | 'plan-resumed';
  readonly tier: PaidTier;
  readonly at: number;
  /** Absent: nothing is charged. */
  readonly sum?: string;
  /** What credit pays of it. */
  readonly credit?: string;
}

/** A payment went back, and the plan goes on in part. */
export interface RefundEmail {
  readonly letter: 'money-back';
  readonly tier: PaidTier;
  /** Of a change, which is undone; of a term, of which a gift is left. */
  readonly of: 'change' | 'term';
  readonly until: number;
  /** Absent: the plan ends by then. */
  readonly next?: NextCharge;
}

export interface PlanEndedEmail {
  readonly letter: 'plan-ended';
  readonly tier: PaidTier;
  readonly cause: PlanEnd;
  /** What rests from now on; absent: nothing does. */
  readonly rests?: { readonly favoriteLimit: number; readonly alertLimit: number };
}

export type PlanEmail =
  | ReceiptEmail
  | PaymentFailedEmail
  | PaymentConfirmEmail
  | PlanCancelledEmail
  | ChargeAheadEmail
  | RefundEmail
  | PlanEndedEmail;
