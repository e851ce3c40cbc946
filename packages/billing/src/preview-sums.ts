import type { BoughtPlan } from '@groundswell/data/plans';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { TIER_FIELD } from './catalogue.ts';
import type { ChargeAhead } from './charges-ahead.ts';
import { fetchWithBill, lastBillWithPayment } from './incomplete-payment.ts';
import { type ChangeAhead, previewChange, previewNext, readCredit } from './preview-invoices.ts';
import type { ToPrice } from './price-change.ts';

/** The sums that only Stripe can compute, cents. */
export interface Sums {
  readonly credit?: number;
  /** The next charge; for a past-due plan, the sum that is due. */
  readonly next?: number | undefined;
  /** The charges after the next one, with an entry for each change of the sum. The last entry repeats every year. */
  readonly later?: readonly ChargeAhead[] | undefined;
  readonly change?: ChangeAhead | undefined;
  /** The next charge of a cancelled plan if it is resumed. */
  readonly resumed?: number | undefined;
  /** The sum that a new card is charged at once. */
  readonly due?: number | undefined;
}

/**
 * Previews the sums of a stored plan. Returns none if Stripe's state differs from the stored plan before or after the
 * previews, for example during a tier change.
 */
export async function previewSums(customerId: string, plan: BoughtPlan | undefined, to: ToPrice): Promise<Sums> {
  if (!plan) return { credit: await readCredit(customerId) };
  const one = await fetchWithBill(plan.id);
  if (!isSamePlan(one, plan)) return {};
  const goesOn = plan.state !== 'past-due' && !plan.isCancelled;
  const due = dueNow(one, plan) ?? 0;
  const mayResume = plan.isCancelled && plan.state !== 'past-due' && plan.card !== undefined;
  const [credit, next, change, resumed] = await Promise.all([
    readCredit(customerId),
    goesOn ? previewNext(plan) : undefined,
    goesOn && !plan.isGift ? previewChange(one, to).catch(unlessUnpaid) : undefined,
    mayResume ? previewNext(plan, 'resumed').then(({ dueCents }) => dueCents) : undefined,
  ]);
  if (!isSamePlan(await fetchWithBill(plan.id), plan)) return {};
  return { credit, next: next?.dueCents ?? dueNow(one, plan), later: next?.later, change, resumed, due };
}

function isSamePlan(one: Stripe.Subscription, { tier, termEndsAt, isCancelled }: BoughtPlan): boolean {
  const [item] = one.items.data;
  return (
    one.ended_at === null &&
    item?.price.metadata[TIER_FIELD] === tier &&
    item.current_period_end * 1000 === termEndsAt &&
    (one.cancel_at_period_end || one.cancel_at !== null) === isCancelled
  );
}

function dueNow(one: Stripe.Subscription, { state }: BoughtPlan): number | undefined {
  const bill = lastBillWithPayment(one)?.bill;
  return state === 'past-due' && bill?.status === 'open' ? bill.amount_remaining : undefined;
}

/** Returns undefined for a plan with an unpaid term, which cannot be changed; throws any other error. */
function unlessUnpaid(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 409) return undefined;
  throw error;
}
