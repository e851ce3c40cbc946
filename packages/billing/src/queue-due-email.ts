import type { StoredAccount } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { type BoughtPlan, isRunning } from '@groundswell/data/plans';
import type { DueEmail } from './due-emails.ts';
import { findIncompletePayment } from './incomplete-payment.ts';
import { creditOf, paidFor } from './list-receipts.ts';
import { inMoney } from './money-words.ts';
import { GRACE_MS } from './plan-from-stripe.ts';
import { previewNext, type UpcomingInvoice } from './preview-invoices.ts';
import { isRefusal } from './provider-errors.ts';

/** A due letter with what only the provider knows. */
export async function queueDueEmail(
  due: DueEmail,
  plan: BoughtPlan,
  { id: userId, email, lang }: StoredAccount,
  /** The next bill, where it was reckoned a moment ago. */
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
      next: await tellNext(plan, fetchNext, money),
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
      next: await tellNext(plan, fetchNext, money),
    };
  if (due.about === 'plan-changed')
    return {
      letter: 'receipt',
      ...to,
      pays: 'change',
      until: due.at,
      next: await tellNext(plan, fetchNext, money),
    };
  if (due.about === 'plan-cancelled') return { letter: due.about, ...to, planId: plan.id, at: due.at };
  // What it is named by is what it says.
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

async function tellNext(plan: BoughtPlan, fetchNext: () => Promise<UpcomingInvoice>, money: Money) {
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

/** How much a running plan is charged next. No letter may keep a plan from being written: its price is told then. */
export function nextCharge(plan: BoughtPlan): Promise<UpcomingInvoice> {
  return previewNext(plan).catch((error: unknown) =>
    isRefusal(error) ? { dueCents: plan.priceCents, creditCents: 0 } : Promise.reject(error),
  );
}
