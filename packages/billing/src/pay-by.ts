import { randomUUID } from 'node:crypto';
import type { Account } from '@groundswell/accounts';
import { type Agreed, reason } from '@groundswell/contracts';
import { type Attempt, isRunning, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { InvalidRequest, Unauthorized } from '@groundswell/runtime';
import type Stripe from 'stripe';
import type { PaidTier } from './catalogue.ts';
import { listUnended } from './close-customer.ts';
import { customerOf, ofDevice, withoutKeys } from './customer-of.ts';
import { endAttempt } from './end-attempt.ts';
import { ask, cardRefused, hasPlan, isRefusal, meaningOf, underWay, unlessRefused } from './failures.ts';
import { settleGift } from './gifts/settle-gift.ts';
import { isRefusedAsOver } from './is-refused-as-over.ts';
import { mendCard } from './mend-card.ts';
import type { Paid } from './paid.ts';
import { readPrices } from './prices.ts';
import { provider } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';
import { trialDaysOf } from './trial-days.ts';
import { trialDigests } from './trial-digests.ts';
import { waitingPayment } from './waiting-payment.ts';

/** What a person confirms. */
export interface Purchase {
  readonly methodId: string;
  readonly tier: PaidTier;
  readonly isPartner: boolean;
  /** The least days of trial that the person agreed to; undefined: the second press agrees to what there is. */
  readonly agreedTrialDays?: number | undefined;
  readonly promotionCodeId?: string;
  /** What was ticked; no plan begins without it. */
  readonly agreed?: Agreed | undefined;
  /** A plan is begun; else a running one gets another card. */
  readonly isNew: boolean;
}

const MOST_ROUNDS = 8;

/**
 * Begins a plan, or pays a running one by another card. What is to be asked of the provider is written down before: who
 * asks the same again, in another tab or after a crash, asks it by the same key, and it is done once.
 */
export async function payBy(user: Account, purchase: Purchase): Promise<Paid> {
  const { customerId } = await customerOf(user);
  const method = await requireOwnCard(purchase.methodId, customerId);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const row = await subscriptions.find(user.id);
    if (!row) throw new Unauthorized();
    if (row.giftStep) {
      await settleGift(user.id);
      continue;
    }
    if (row.plan && isRunning(row.plan)) {
      if (row.source !== 'web') throw ofDevice();
      if (purchase.isNew && (row.plan.tier !== purchase.tier || row.plan.isCancelled)) throw hasPlan();
      if (purchase.promotionCodeId !== undefined) await requirePromo(purchase.promotionCodeId);
      try {
        return await mendCard(customerId, row.plan.id, method.id);
      } catch (error) {
        if (await isRefusedAsOver(error, customerId, row.plan.id)) continue;
        throw error;
      }
    }
    const { agreed } = purchase;
    if (!agreed) throw new InvalidRequest({ agreed: [reason('agree-first')] });
    const attempt = (await isSame(row.attempt, purchase))
      ? row.attempt
      : await writeAttempt(user, row, { ...purchase, agreed }, method);
    if (attempt && attempt.trialDays < (purchase.agreedTrialDays ?? 0)) throw trialUsed();
    if (attempt) return begin(user.id, customerId, attempt);
  }
  throw underWay();
}

/** The card that was kept for this customer; another's, or one that is gone, is none. */
async function requireOwnCard(methodId: string, customerId: string): Promise<Stripe.PaymentMethod> {
  const { stripe } = await provider();
  try {
    const method = await stripe.paymentMethods.retrieve(methodId);
    if (method.customer === customerId) return method;
  } catch (error) {
    if (!isRefusal(error)) throw meaningOf(error);
  }
  throw new InvalidRequest({ payment_method: [reason('card-unknown')] });
}

/**
 * A running plan takes no promo code, but one that does not exist is told as at its beginning. One that is used up is let
 * pass: this may be the purchase itself, asked again.
 */
async function requirePromo(id: string): Promise<void> {
  const { stripe } = await provider();
  try {
    await stripe.promotionCodes.retrieve(id);
  } catch (error) {
    if (!isRefusal(error)) throw meaningOf(error);
    throw promoUnknown();
  }
}

async function isSame(
  attempt: Attempt | undefined,
  { methodId, tier, isPartner, promotionCodeId }: Purchase,
): Promise<boolean> {
  const trials = [0, await trialDaysOf(isPartner)];
  return (
    attempt !== undefined &&
    attempt.methodId === methodId &&
    attempt.tier === tier &&
    attempt.promotionCodeId === promotionCodeId &&
    trials.includes(attempt.trialDays)
  );
}

/**
 * Undefined where it is to be tried again: another wrote meanwhile, or there is no trial and none was told of. Throws
 * where the trial that was told of cannot be had.
 */
async function writeAttempt(
  { id: userId, email }: Account,
  row: StoredSubscription,
  { tier, methodId, isPartner, agreedTrialDays, promotionCodeId, agreed }: Purchase & { readonly agreed: Agreed },
  method: Stripe.PaymentMethod,
): Promise<Attempt | undefined> {
  const trialDays = row.isTrialUsed ? 0 : await trialDaysOf(isPartner);
  if (trialDays < (agreedTrialDays ?? 0)) throw trialUsed();
  const now = Date.now();
  if (row.attempt && row.customerId) await endAttempt(row.attempt, row.customerId, now);
  const attempt: Attempt = {
    id: randomUUID(),
    tier,
    methodId,
    priceId: (await readPrices())[tier].id,
    trialDays,
    ...(promotionCodeId !== undefined && { promotionCodeId }),
    startedAt: now,
  };
  const kept = withoutKeys(row);
  const digests = trialDays > 0 ? await trialDigests(email, method.card?.fingerprint) : [];
  const begun = { ...kept, attempt, agreed: { ...agreed, at: now } };
  const written = await subscriptions.write(userId, row, { row: begun, trialDigests: digests });
  if (written === 'gone') throw new Unauthorized();
  if (written === 'trial-used') {
    const marked = await subscriptions.write(userId, row, { row: { ...kept, isTrialUsed: true } });
    // Who was told of no trial has agreed to a charge.
    if (marked !== 'changed-meanwhile' && agreedTrialDays !== 0) throw trialUsed();
  }
  return written === 'written' ? attempt : undefined;
}

/** The trial that was told cannot be had: nothing is charged before that is agreed to. */
function trialUsed(): InvalidRequest {
  return new InvalidRequest({ payment_method: [reason('trial-used')] });
}

function promoUnknown(): InvalidRequest {
  return new InvalidRequest({ promotionCodeId: [reason('promo-unknown')] });
}

async function begin(userId: string, customer: string, attempt: Attempt): Promise<Paid> {
  const { stripe } = await provider();
  const [running] = await listUnended(stripe, customer);
  const id = running?.id ?? (await create(stripe, userId, customer, attempt));
  // A key's answer is repeated as it was: what it is now may be otherwise.
  const payment = await waitingPayment(id);
  if (payment?.status === 'requires_action') {
    await syncCustomer(customer);
    return { success: false, client_secret: payment.client_secret ?? undefined };
  }
  if (payment) {
    await ask(() => stripe.subscriptions.cancel(id)).catch(unlessRefused);
    await syncCustomer(customer, { ends: attempt.id });
    throw cardRefused(payment.last_payment_error?.message);
  }
  await syncCustomer(customer, { ends: attempt.id });
  return { success: true };
}

async function create(stripe: Stripe, userId: string, customer: string, attempt: Attempt): Promise<string> {
  const { methodId, priceId, trialDays, promotionCodeId } = attempt;
  try {
    const made = await stripe.subscriptions.create(
      {
        customer,
        items: [{ price: priceId }],
        default_payment_method: methodId,
        payment_behavior: 'allow_incomplete',
        metadata: { userId },
        ...(process.env.STRIPE_AUTOMATIC_TAX === 'on' && { automatic_tax: { enabled: true } }),
        ...(trialDays > 0 && { trial_period_days: trialDays }),
        ...(promotionCodeId !== undefined && { discounts: [{ promotion_code: promotionCodeId }] }),
      },
      { idempotencyKey: `plan-${attempt.id}` },
    );
    return made.id;
  } catch (error) {
    if (!isRefusal(error)) throw meaningOf(error);
    await syncCustomer(customer, { ends: attempt.id });
    if (promotionCodeId !== undefined) throw promoUnknown();
    throw error;
  }
}
