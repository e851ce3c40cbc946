import type { BoughtPlan } from '@groundswell/data/plans';
import type Stripe from 'stripe';
import { hasReceipt, isChangeBill } from './list-receipts.ts';
import { GRACE_MS } from './plan-from-stripe.ts';
import type { UpcomingInvoice } from './preview-invoices.ts';
import { listRefunded, type RefundScope } from './refunds/refunded-invoices.ts';

const DAY_MS = 86_400_000;
const TRIAL_TOLD_MS = 3 * DAY_MS;
const RENEWAL_TOLD_MS = 7 * DAY_MS;
/** A charge that nothing told of for so long is in the list of receipts alone. */
const RECEIPT_MS = 7 * DAY_MS;
/** When the second and the third letter of a payment that failed go, after the first try. */
const FAILED_AFTER_MS = [3 * DAY_MS, 5 * DAY_MS];

/** A letter that is due. Its id names its matter: it is the same whenever and by whatever event it is found. */
export type DueEmail = { readonly id: string } & (
  | { readonly about: 'receipt'; readonly bill: Stripe.Invoice }
  | { readonly about: 'unpaid'; readonly bill: Stripe.Invoice; readonly step: 1 | 2 | 3 }
  | { readonly about: 'trial-begins' | 'plan-cancelled' | 'plan-resumed' | 'plan-changed'; readonly at: number }
  | { readonly about: 'trial-ends' | 'plan-renews'; readonly at: number; readonly ahead: UpcomingInvoice }
  | { readonly about: 'money-back'; readonly of: RefundScope }
);

/**
 * What a person is to be told at an instant, UTC ms, by the state of their plan, its bills and the next one, where that is
 * near, and was not yet. No event is needed for it: one that is lost is made up for at night.
 */
export function listDueEmails(
  plan: BoughtPlan | undefined,
  bills: readonly Stripe.Invoice[],
  told: readonly string[] = [],
  now: number,
  ahead?: UpcomingInvoice,
): DueEmail[] {
  if (!plan) return [];
  const due = [...receipts(bills, now), ...unpaid(plan, bills, now)].filter(({ id }) => !told.includes(id));
  return [...due, ...chargeAhead(plan, told, ahead, now)];
}

/**
 * What is told of a plan that was cancelled, or goes on after all, between two states of it. Its id names the revision
 * of the row that was read: one write alone goes from there to the other state.
 */
export function listTurns(before: BoughtPlan | undefined, after: BoughtPlan | undefined, revision: number): DueEmail[] {
  if (!before || before.id !== after?.id || before.isCancelled === after.isCancelled) return [];
  if (after.state !== 'trialing' && after.state !== 'active') return [];
  const about = after.isCancelled ? 'plan-cancelled' : 'plan-resumed';
  return [{ id: `${about}:${after.id}:${revision}`, about, at: after.termEndsAt }];
}

/**
 * Lists the letter of a tier change without a bill, as in a trial. A change with a bill has its receipt instead. The id
 * names the revision of the row that was read.
 */
export function listTierChanges(
  before: BoughtPlan | undefined,
  after: BoughtPlan | undefined,
  lastBill: Stripe.Invoice | undefined,
  revision: number,
): DueEmail[] {
  if (!before || before.id !== after?.id || before.tier === after.tier) return [];
  if (after.state !== 'trialing' && after.state !== 'active') return [];
  if (lastBill && isChangeBill(lastBill)) return [];
  return [{ id: `plan-changed:${after.id}:${revision}`, about: 'plan-changed', at: after.termEndsAt }];
}

/** What is told of a plan that goes on in part, as a payment went back. */
export function listRefundEmails(
  one: Stripe.Subscription | undefined,
  told: readonly string[] = [],
  now: number,
): DueEmail[] {
  const all = one && one.ended_at === null ? listRefunded(one) : [];
  return all
    .filter(({ at }) => at > now - RECEIPT_MS)
    .map(({ billId, of }) => ({ id: `money-back:${billId}`, about: 'money-back' as const, of }))
    .filter(({ id }) => !told.includes(id));
}

function receipts(bills: readonly Stripe.Invoice[], now: number): DueEmail[] {
  return bills
    .filter((bill) => bill.status === 'paid' && hasReceipt(bill))
    .filter(({ status_transitions: { paid_at } }) => (paid_at ?? 0) * 1000 > now - RECEIPT_MS)
    .map((bill) => ({ id: `receipt:${bill.id}`, about: 'receipt', bill }));
}

function unpaid({ state, failedAt = 0 }: BoughtPlan, bills: readonly Stripe.Invoice[], now: number): DueEmail[] {
  const bill = bills.find(({ status }) => status === 'open');
  if (state !== 'past-due' || !bill || now >= failedAt + GRACE_MS) return [];
  const step = [1, 2, 3][FAILED_AFTER_MS.filter((after) => now >= failedAt + after).length] as 1 | 2 | 3;
  return [{ id: `unpaid:${bill.id}:${step}`, about: 'unpaid', bill, step }];
}

/** Whether a charge is so near that it is told, at an instant, UTC ms. */
export function isChargeNear({ state, isCancelled, termEndsAt }: BoughtPlan, now: number): boolean {
  const toldMs = { trialing: TRIAL_TOLD_MS, active: RENEWAL_TOLD_MS, 'past-due': 0, incomplete: 0, ended: 0 }[state];
  return !isCancelled && now < termEndsAt && now >= termEndsAt - toldMs;
}

function chargeAhead(
  plan: BoughtPlan,
  told: readonly string[],
  ahead: UpcomingInvoice | undefined,
  now: number,
): DueEmail[] {
  const { id, state, isCancelled, termEndsAt: at } = plan;
  const isTrial = state === 'trialing';
  if (!ahead || !isChargeNear(plan, now)) {
    const begins = `trial-begins:${id}`;
    const hasBegun = isTrial && !isCancelled && now < at - TRIAL_TOLD_MS;
    return hasBegun && !told.includes(begins) ? [{ id: begins, about: 'trial-begins', at }] : [];
  }
  const about = isTrial ? 'trial-ends' : 'plan-renews';
  const matter = `${about}:${id}:${at}`;
  // It is told again where credit that was to pay is gone, and more is charged than was said.
  const isTold = told.some(
    (one) => one === matter || (one.startsWith(`${matter}:`) && Number(one.slice(matter.length + 1)) >= ahead.dueCents),
  );
  return isTold ? [] : [{ id: `${matter}:${ahead.dueCents}`, about, at, ahead }];
}
