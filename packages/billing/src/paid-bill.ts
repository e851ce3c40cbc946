import type Stripe from 'stripe';
import { ask } from './failures.ts';

/** The bill of a plan that a charge has paid. */
export interface PaidBill {
  readonly subscriptionId: string;
  readonly bill: Stripe.Invoice;
  /** The bills of the same subscription that came after it, the newest first. */
  readonly later: readonly Stripe.Invoice[];
}

/** More than a customer has: a term and its changes make a few a year. */
const BILLS = 100;

/** The bill that a charge has paid; undefined for a charge of no plan. */
export async function findPaidBill(
  stripe: Stripe,
  customer: string,
  { payment_intent }: Stripe.Charge,
): Promise<PaidBill | undefined> {
  const { data } = await ask(() => stripe.invoices.list({ customer, limit: BILLS, expand: ['data.payments'] }));
  const bill = data.find(({ payments }) =>
    payments?.data.some(({ payment }) => payment.payment_intent === payment_intent),
  );
  const subscriptionId = bill && subscriptionOf(bill);
  if (!bill || subscriptionId === undefined) return undefined;
  const own = data.filter((one) => one.status !== 'void' && subscriptionOf(one) === subscriptionId);
  return { subscriptionId, bill, later: own.slice(0, own.indexOf(bill)) };
}

/** Whether a bill is of a change within a term, not of a term. */
export function isChange({ billing_reason }: Stripe.Invoice): boolean {
  return billing_reason === 'subscription_update';
}

/** What changes to the cheaper plan gave back within the term of a bill, cents. */
export function creditAfter({ later }: PaidBill): number {
  const next = later.findLastIndex((one) => !isChange(one));
  return later.slice(next + 1).reduce((sum, { total }) => sum + Math.max(0, -total), 0);
}

/** Whether the running term is the one after a bill's, and the credit of that bill has paid for all of it. */
export function isRunningOnCredit(paid: PaidBill): boolean {
  const terms = paid.later.filter((one) => !isChange(one));
  const [running] = terms;
  return terms.length === 1 && running !== undefined && isPaidByCredit(running) && creditAfter(paid) > 0;
}

/** The prices before and after a change that a bill is of, unless it was paid for once more since. */
export function priceBefore({ bill, later }: PaidBill): { readonly from: string; readonly to: string } | undefined {
  if (!isChange(bill)) return undefined;
  const [from, to] = [priceOf(bill, -1), priceOf(bill, 1)];
  const isPaidAgain = later.some((one) => one.amount_paid > 0 && priceOf(one, 1) === to);
  return from !== undefined && to !== undefined && !isPaidAgain ? { from, to } : undefined;
}

function isPaidByCredit({ status, total, amount_paid }: Stripe.Invoice): boolean {
  return status === 'paid' && total > 0 && amount_paid === 0;
}

/** The price that a bill gives back the rest of, or asks for. */
function priceOf({ lines }: Stripe.Invoice, sign: 1 | -1): string | undefined {
  const price = lines.data.find(({ amount }) => Math.sign(amount) === sign)?.pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : price;
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription?.id : subscription;
}
