import type { Tier } from '@groundswell/plans';
import type { PlanEnd } from '@groundswell/present';

type PaidTier = Exclude<Tier, 'Basic'>;

export interface NextCharge {
  readonly at: number;
  /** The amount; absent if nothing is charged. */
  readonly sum?: string;
  readonly later?: readonly LaterCharge[];
}

/** A charge after the next one, if its sum differs from the previous charge. The last one repeats every year. */
interface LaterCharge {
  readonly at: number;
  readonly sum: string;
}

/** A receipt for a term or a change of plan. Instants are UTC ms, amounts are formatted for the reader. */
export interface ReceiptEmail {
  readonly letter: 'receipt';
  readonly tier: PaidTier;
  /** Whether the receipt is for a whole term, or for changing the plan for the rest of a term. */
  readonly pays: 'term' | 'change';
  /** The amount; absent if nothing was charged. */
  readonly sum?: string;
  /** The credit that the customer gets for the change, instead of a charge. */
  readonly credited?: string;
  /** The part of the price that existing credit paid. */
  readonly credit?: string;
  readonly until: number;
  /** The next charge; absent if the plan ends before it. */
  readonly next?: NextCharge;
  /** Stripe's page with the receipt. */
  readonly url?: string;
}

export interface PaymentFailedEmail {
  readonly letter: 'payment-failed';
  readonly tier: PaidTier;
  /** The number of the reminder; three are sent within the grace period. */
  readonly step: 1 | 2 | 3;
  readonly sum: string;
  readonly graceEndsAt: number;
}

/** The email about a payment that the bank requires the cardholder to confirm. */
export interface PaymentConfirmEmail {
  readonly letter: 'payment-confirm';
  readonly tier: PaidTier;
  readonly sum: string;
  readonly graceEndsAt: number;
  /** The provider's page where the payment can be confirmed. */
  readonly url?: string;
}

/** The confirmation of a cancellation: the plan ends with its term, and nothing more is charged. */
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

/** The email about a refunded payment, where the refund does not end the whole plan. */
export interface RefundEmail {
  readonly letter: 'money-back';
  readonly tier: PaidTier;
  /**
   * The refunded payment. `change`: an upgrade was paid, which is undone. `term`: a whole term was paid, and only the
   * time of a gift remains.
   */
  readonly of: 'change' | 'term';
  readonly until: number;
  /** The next charge; absent if the plan ends before it. */
  readonly next?: NextCharge;
}

export interface PlanEndedEmail {
  readonly letter: 'plan-ended';
  readonly tier: PaidTier;
  readonly cause: PlanEnd;
  /**
   * The limits of the remaining plan. Favorites and alerts above the limits are suspended. Absent if nothing is
   * suspended.
   */
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
