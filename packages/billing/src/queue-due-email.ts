import type { StoredAccount } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { type BoughtPlan, isRunning } from '@groundswell/data/plans';
import type { DueEmail } from './due-emails.ts';
import { findIncompletePayment } from './incomplete-payment.ts';
import { inMoney } from './money-words.ts';
import { creditOf, paidFor } from './paid-for.ts';
import { GRACE_MS } from './plan-from-stripe.ts';
import { previewNext, type UpcomingInvoice } from './preview-invoices.ts';
import { isRejection } from './provider-errors.ts';

/** Builds an email that is due, including sums that only Stripe knows. */
export async function queueDueEmail(
  due: DueEmail,
  plan: BoughtPlan,
  { id: userId, email, lang }: StoredAccount,
  /** The next invoice, if the caller has just previewed it. */
  reckoned?: UpcomingInvoice,
): Promise<QueuedEmail> {
  const fetchNext = async () => reckoned ?? nextCharge(plan);
  const to = { requestId: due.id, email, lang, userId, tier: plan.tier };
  const money = (cents: number, currency: string) => inMoney(cents, currency, lang);
  if (due.about === 'receipt') {
    const { bill } = due;
    const sum = bill.amount_paid > 0 ? money(bill.amount_paid, bill.currency) : undefined;
    const { creditedCents, creditCents } = creditOf(bill);
    const credited = creditedCents > 0 ? money(creditedCents, bill.currency) : undefined;
    const credit = creditCents > 0 ? money(creditCents, bill.currency) : undefined;
    return {
      letter: 'receipt',
      ...to,
      ...paidFor(bill),
      sum,
      credited,
      credit,
      next: await describeNextCharge(plan, fetchNext, money),
      url: bill.hosted_invoice_url ?? undefined,
    };
  }
  if (due.about === 'unpaid') {
    const { bill, step } = due;
    const rest = {
      ...to,
      planId: plan.id,
      sum: money(bill.amount_remaining, bill.currency),
      graceEndsAt: (plan.failedAt ?? 0) + GRACE_MS,
    };
    const payment = await findIncompletePayment(plan.id);
    if (payment?.status !== 'requires_action') return { letter: 'payment-failed', ...rest, step };
    return { letter: 'payment-confirm', ...rest, url: bill.hosted_invoice_url ?? undefined };
  }
  if (due.about === 'money-back')
    return {
      letter: due.about,
      ...to,
      of: due.of,
      until: plan.termEndsAt,
      next: await describeNextCharge(plan, fetchNext, money),
    };
  if (due.about === 'plan-changed')
    return {
      letter: 'receipt',
      ...to,
      pays: 'change',
      until: due.at,
      next: await describeNextCharge(plan, fetchNext, money),
    };
  if (due.about === 'plan-cancelled') return { letter: due.about, ...to, planId: plan.id, at: due.at };
  // The id of an email that announces a charge contains the sum, so the email must show the same preview.
  const { dueCents, creditCents, later } = 'ahead' in due ? due.ahead : await fetchNext();
  const { currency } = plan;
  return {
    letter: due.about,
    ...to,
    planId: plan.id,
    at: due.at,
    ...(dueCents > 0 && { sum: money(dueCents, currency) }),
    ...(creditCents > 0 && { credit: money(creditCents, currency) }),
    later: tellLater(later, plan, money),
  };
}

type Money = (cents: number, currency: string) => string;

async function describeNextCharge(plan: BoughtPlan, fetchNext: () => Promise<UpcomingInvoice>, money: Money) {
  if (!isRunning(plan) || plan.isCancelled) return undefined;
  const { dueCents, later } = await fetchNext();
  return {
    at: plan.termEndsAt,
    ...(dueCents > 0 && { sum: money(dueCents, plan.currency) }),
    later: tellLater(later, plan, money),
  };
}

function tellLater(later: UpcomingInvoice['later'], { currency }: BoughtPlan, money: Money) {
  return later?.map(({ at, dueCents }) => ({ at, sum: money(dueCents, currency) }));
}

/**
 * Previews the next charge of a running plan. If Stripe refuses the preview, returns the plan's price, because a failed
 * preview must not prevent storing the plan.
 */
export function nextCharge(plan: BoughtPlan): Promise<UpcomingInvoice> {
  return previewNext(plan).catch((error: unknown) =>
    isRejection(error) ? { dueCents: plan.priceCents, creditCents: 0 } : Promise.reject(error),
  );
}
