import type { Tier } from '@groundswell/plans';
import type { PlanEnd } from '@groundswell/present';

type PaidTier = Exclude<Tier, 'Basic'>;

export interface NextCharge {
  readonly at: number;
  /** The amount; absent if nothing is charged. */
  readonly sum?: string;
  readonly later?: readonly LaterCharge[];
}

/** A charge after the next one, where the sum differs from the one before; the last one repeats every year. */
export interface LaterCharge {
  readonly at: number;
  readonly sum: string;
}

/** A receipt for a term or a change of plan. Instants are UTC ms, amounts are formatted for the reader. */
export interface ReceiptEmail {
  readonly letter: 'receipt';
  readonly tier: PaidTier;
  /** The receipt's subject: a term, or the change of plan for the rest of one. */
  readonly pays: 'term' | 'change';
  /** The amount; absent if nothing was charged. */
  readonly sum?: string;
  /** The credit for the change, in place of a charge. */
  readonly credited?: string;
  /** What credit paid of it. */
  readonly credit?: string;
  readonly until: number;
  /** The next charge; absent if the plan ends by then. */
  readonly next?: NextCharge;
  /** The provider's page of the receipt. */
  readonly url?: string;
}

export interface PaymentFailedEmail {
  readonly letter: 'payment-failed';
  readonly tier: PaidTier;
  /** The number of the reminder, of three within the grace period. */
  readonly step: 1 | 2 | 3;
  readonly sum: string;
  readonly graceEndsAt: number;
}

/** The bank asks the card's owner to confirm a payment. */
export interface PaymentConfirmEmail {
  readonly letter: 'payment-confirm';
  readonly tier: PaidTier;
  readonly sum: string;
  readonly graceEndsAt: number;
  /** The provider's page where the payment can be confirmed. */
  readonly url?: string;
}

/** The confirmation that a plan ends with its term, without further charges. */
export interface PlanCancelledEmail {
  readonly letter: 'plan-cancelled';
  readonly tier: PaidTier;
  readonly at: number;
}

/**
 * The announcement of a charge: after the start of a trial, before its end, before a renewal, or after a plan was
 * resumed.
 */
export interface ChargeAheadEmail {
  readonly letter: 'trial-begins' | 'trial-ends' | 'plan-renews' | 'plan-resumed';
  readonly tier: PaidTier;
  readonly at: number;
  /** The amount; absent if nothing is charged. */
  readonly sum?: string;
  /** The part of the amount that credit pays. */
  readonly credit?: string;
  readonly later?: readonly LaterCharge[];
}

/** A payment was refunded, and a part of the plan continues. */
export interface RefundEmail {
  readonly letter: 'money-back';
  readonly tier: PaidTier;
  /** The refunded payment: a change, which is undone, or a term, after which only a gift's time remains. */
  readonly of: 'change' | 'term';
  readonly until: number;
  /** The next charge; absent if the plan ends by then. */
  readonly next?: NextCharge;
}

export interface PlanEndedEmail {
  readonly letter: 'plan-ended';
  readonly tier: PaidTier;
  readonly cause: PlanEnd;
  /** The limits above which favorites and alerts are suspended; absent if nothing is suspended. */
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
