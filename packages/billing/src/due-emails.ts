import type { BoughtPlan } from '@groundswell/data/plans';
import { DAY_MS } from '@groundswell/durations';
import type Stripe from 'stripe';
import { hasReceipt, isChangeBill } from './paid-for.ts';
import { GRACE_MS } from './plan-from-stripe.ts';
import type { UpcomingInvoice } from './preview-invoices.ts';
import { listRefunded, type RefundScope } from './refunds/refunded-invoices.ts';

const TRIAL_NOTICE_MS = 3 * DAY_MS;
const RENEWAL_NOTICE_MS = 7 * DAY_MS;
/** A charge older than this gets no receipt email and appears only in the list of receipts. */
const RECEIPT_MS = 7 * DAY_MS;
/** The delays of the second and the third email about a failed payment, counted from the first attempt. */
const FAILED_AFTER_MS = [3 * DAY_MS, 5 * DAY_MS];

/**
 * An email that is due. Its id depends only on what the email reports, so two events about the same matter send one
 * email.
 */
export type DueEmail = { readonly id: string } & (
  | { readonly about: 'receipt'; readonly bill: Stripe.Invoice }
  | { readonly about: 'unpaid'; readonly bill: Stripe.Invoice; readonly step: 1 | 2 | 3 }
  | { readonly about: 'trial-begins' | 'plan-cancelled' | 'plan-resumed' | 'plan-changed'; readonly at: number }
  | { readonly about: 'trial-ends' | 'plan-renews'; readonly at: number; readonly ahead: UpcomingInvoice }
  | { readonly about: 'money-back'; readonly of: RefundScope }
);

/**
 * Lists the emails that are due at `now`, UTC ms, and not in `told`. The list follows from the plan, its invoices and
 * an announced charge, not from events. So the nightly reconciliation sends an email even if its event was lost.
 */
export function listDueEmails(
  plan: BoughtPlan | undefined,
  bills: readonly Stripe.Invoice[],
  queuedIds: readonly string[] = [],
  now: number,
  ahead?: UpcomingInvoice,
): DueEmail[] {
  if (!plan) return [];
  const due = [...receipts(bills, now), ...unpaid(plan, bills, now)].filter(({ id }) => !queuedIds.includes(id));
  return [...due, ...listChargeEmails(plan, queuedIds, ahead, now)];
}

/**
 * Returns the email that is due after a plan was cancelled or resumed, if any. The email id contains the row's
 * revision, so the email is sent once.
 */
export function listCancellationEmails(
  before: BoughtPlan | undefined,
  after: BoughtPlan | undefined,
  revision: number,
): DueEmail[] {
  if (!before || before.id !== after?.id || before.isCancelled === after.isCancelled) return [];
  if (after.state !== 'trialing' && after.state !== 'active') return [];
  const about = after.isCancelled ? 'plan-cancelled' : 'plan-resumed';
  return [{ id: `${about}:${after.id}:${revision}`, about, at: after.termEndsAt }];
}

/**
 * Returns the email about a tier change without an invoice, for example during a trial. A change with an invoice sends
 * a receipt instead. The email id contains the row's revision, so the email is sent once.
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

/** Lists the emails about refunds that do not end the whole plan, for example of an upgrade. */
export function listRefundEmails(
  one: Stripe.Subscription | undefined,
  queuedIds: readonly string[] = [],
  now: number,
): DueEmail[] {
  const all = one && one.ended_at === null ? listRefunded(one) : [];
  return all
    .filter(({ at }) => at > now - RECEIPT_MS)
    .map(({ billId, of }) => ({ id: `money-back:${billId}`, about: 'money-back' as const, of }))
    .filter(({ id }) => !queuedIds.includes(id));
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

/** Whether the next charge is close enough to announce by email; `now` is in UTC ms. */
export function isChargeNear({ state, isCancelled, termEndsAt }: BoughtPlan, now: number): boolean {
  const noticeMs = { trialing: TRIAL_NOTICE_MS, active: RENEWAL_NOTICE_MS, 'past-due': 0, incomplete: 0, ended: 0 }[
    state
  ];
  return !isCancelled && now < termEndsAt && now >= termEndsAt - noticeMs;
}

function listChargeEmails(
  plan: BoughtPlan,
  queuedIds: readonly string[],
  ahead: UpcomingInvoice | undefined,
  now: number,
): DueEmail[] {
  const { id, state, isCancelled, termEndsAt: at } = plan;
  const isTrial = state === 'trialing';
  if (!ahead || !isChargeNear(plan, now)) {
    const begins = `trial-begins:${id}`;
    const hasBegun = isTrial && !isCancelled && now < at - TRIAL_NOTICE_MS;
    return hasBegun && !queuedIds.includes(begins) ? [{ id: begins, about: 'trial-begins', at }] : [];
  }
  const about = isTrial ? 'trial-ends' : 'plan-renews';
  const matter = `${about}:${id}:${at}`;
  // A charge is announced again if it exceeds the sum announced before, for example because a refund has removed the
  // customer's credit.
  const isAnnounced = queuedIds.some(
    (one) => one === matter || (one.startsWith(`${matter}:`) && Number(one.slice(matter.length + 1)) >= ahead.dueCents),
  );
  return isAnnounced ? [] : [{ id: `${matter}:${ahead.dueCents}`, about, at, ahead }];
}
