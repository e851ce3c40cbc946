import type { StoredAccount } from '@groundswell/data/accounts';
import type { Letter } from '@groundswell/data/letters';
import type { BoughtPlan } from '@groundswell/data/plans';
import type { DueLetter } from './due-letters.ts';
import { ask, isRefusal } from './failures.ts';
import { paidFor } from './list-receipts.ts';
import { GRACE_MS, isRunning } from './plan-of.ts';
import { inMoney } from './prices.ts';
import { provider } from './provider.ts';
import { waitingPayment } from './waiting-payment.ts';

/** A due letter with what only the provider knows; undefined where nothing is to be charged. */
export async function writeDueLetter(
  due: DueLetter,
  plan: BoughtPlan,
  { id: userId, email, lang }: StoredAccount,
): Promise<Letter | undefined> {
  const to = { requestId: due.id, email, lang, userId, tier: plan.tier };
  const money = (cents: number, currency: string) => inMoney(cents, currency, lang);
  if (due.about === 'receipt') {
    const { bill } = due;
    const sum = money(bill.amount_paid, bill.currency);
    const next = isRunning(plan) && !plan.isCancelled ? await nextCharge(plan, money) : undefined;
    return { letter: 'receipt', ...to, ...paidFor(bill), sum, next, url: bill.hosted_invoice_url ?? undefined };
  }
  if (due.about === 'unpaid') {
    const { bill, step } = due;
    const rest = {
      ...to,
      planId: plan.id,
      sum: money(bill.amount_remaining, bill.currency),
      graceEndsAt: (plan.failedAt ?? 0) + GRACE_MS,
    };
    const payment = await waitingPayment(plan.id);
    if (payment?.status !== 'requires_action') return { letter: 'payment-failed', ...rest, step };
    return { letter: 'payment-confirm', ...rest, url: bill.hosted_invoice_url ?? undefined };
  }
  const next = await nextCharge(plan, money);
  return next && { letter: due.about, ...to, planId: plan.id, at: due.at, sum: next.sum };
}

/** When a running plan is charged next, and how much, with its discounts and credits; undefined where nothing is due. */
async function nextCharge(
  { id, termEndsAt: at, priceCents, currency }: BoughtPlan,
  money: (cents: number, currency: string) => string,
): Promise<{ at: number; sum: string } | undefined> {
  const { stripe } = await provider();
  const cents = await ask(() => stripe.invoices.createPreview({ subscription: id })).then(
    (bill) => bill.amount_due,
    // No letter may keep a plan from being written: its price is told then.
    (error: unknown) => (isRefusal(error) ? priceCents : Promise.reject(error)),
  );
  return cents === 0 ? undefined : { at, sum: money(cents, currency) };
}
