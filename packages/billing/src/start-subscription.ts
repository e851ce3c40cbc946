import { randomUUID } from 'node:crypto';
import type { Account } from '@groundswell/accounts';
import { type Agreed, reason } from '@groundswell/contracts';
import { type Attempt, isRunning, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { InvalidRequestError, UnauthorizedError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { beginPlan } from './begin-plan.ts';
import { cancelEarlierAttempt } from './cancel-earlier-attempt.ts';
import type { PaidTier } from './catalogue.ts';
import { findOrCreateCustomer, ofDevice, withoutKeys } from './find-or-create-customer.ts';
import { settleGift } from './gifts/settle-gift.ts';
import { hasPlanEnded } from './has-plan-ended.ts';
import type { PaymentResult } from './payment-result.ts';
import { readPricesNow } from './prices.ts';
import { provider } from './provider.ts';
import { hasPlan, isRefusal, meaningOf, underWay } from './provider-errors.ts';
import { promoUnknown } from './quote.ts';
import { retryWithCard } from './retry-with-card.ts';
import { trialDaysOf } from './trial-days.ts';
import { trialFingerprints } from './trial-fingerprints.ts';
import { withCustomer } from './with-customer.ts';

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
  /** The sums that the page told; undefined: it told none. */
  readonly quote?: string | undefined;
  /** A plan is begun; else a running one gets another card. */
  readonly isNew: boolean;
}

const MAX_ATTEMPTS = 8;

/**
 * Begins a plan, or pays a running one by another card. What is to be asked of the provider is written down before: who
 * asks the same again, in another tab or after a crash, asks it by the same key, and it is done once.
 */
export function startSubscription(user: Account, purchase: Purchase): Promise<PaymentResult> {
  return withCustomer(user.id, () => start(user, purchase));
}

async function start(user: Account, purchase: Purchase): Promise<PaymentResult> {
  const { customerId } = await findOrCreateCustomer(user);
  const method = await requireOwnCard(purchase.methodId, customerId);
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const row = await subscriptions.find(user.id);
    if (!row) throw new UnauthorizedError();
    if (row.giftStep) {
      await settleGift(user.id);
      continue;
    }
    if (row.plan && isRunning(row.plan)) {
      if (row.source !== 'web') throw ofDevice();
      if (purchase.isNew && (row.plan.tier !== purchase.tier || row.plan.isCancelled)) throw hasPlan();
      // A quote of a new plan does not cover what the running plan owes.
      const told = purchase.isNew ? undefined : purchase.quote;
      if (purchase.promotionCodeId !== undefined) await requirePromo(purchase.promotionCodeId);
      try {
        return await retryWithCard(user, { customerId, planId: row.plan.id, methodId: method.id, told });
      } catch (error) {
        if (await hasPlanEnded(error, customerId, row.plan.id)) continue;
        throw error;
      }
    }
    const { agreed } = purchase;
    if (!agreed) throw new InvalidRequestError({ agreed: [reason('agree-first')] });
    const begun = (await isSame(row.attempt, purchase))
      ? row
      : await writeAttempt(user, row, { ...purchase, agreed }, method);
    const attempt = begun?.attempt;
    if (attempt && attempt.trialDays < (purchase.agreedTrialDays ?? 0)) throw trialUsed();
    const isFirst = row.plan === undefined && row.attempt === undefined;
    if (attempt) return beginPlan({ row: begun, customer: customerId, attempt, isFirst, lang: user.lang });
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
  throw new InvalidRequestError({ payment_method: [reason('card-unknown')] });
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
  { methodId, tier, isPartner, promotionCodeId, quote }: Purchase,
): Promise<boolean> {
  const trials = [0, await trialDaysOf(isPartner)];
  return (
    attempt !== undefined &&
    attempt.methodId === methodId &&
    attempt.tier === tier &&
    attempt.promotionCodeId === promotionCodeId &&
    attempt.quote === quote &&
    trials.includes(attempt.trialDays)
  );
}

/**
 * The row with the attempt. Undefined where it is to be tried again: another wrote meanwhile, or there is no trial and none was told of. Throws
 * where the trial that was told of cannot be had.
 */
async function writeAttempt(
  { id: userId, email }: Account,
  row: StoredSubscription,
  {
    tier,
    methodId,
    isPartner,
    agreedTrialDays,
    promotionCodeId,
    quote,
    agreed,
  }: Purchase & { readonly agreed: Agreed },
  method: Stripe.PaymentMethod,
): Promise<StoredSubscription | undefined> {
  const trialDays = row.isTrialUsed ? 0 : await trialDaysOf(isPartner);
  if (trialDays < (agreedTrialDays ?? 0)) throw trialUsed();
  const now = Date.now();
  if (row.attempt && row.customerId) await cancelEarlierAttempt(row.attempt, row.customerId, now);
  const { id: priceId, currency } = (await readPricesNow())[tier];
  const attempt: Attempt = {
    id: randomUUID(),
    tier,
    methodId,
    priceId,
    currency,
    trialDays,
    ...(promotionCodeId !== undefined && { promotionCodeId }),
    ...(quote !== undefined && { quote }),
    startedAt: now,
  };
  const kept = withoutKeys(row);
  const digests = trialDays > 0 ? await trialFingerprints(email, method.card?.fingerprint) : [];
  const begun = { ...kept, attempt, agreed: { ...agreed, at: now } };
  const written = await subscriptions.write(userId, row, { row: begun, trialFingerprints: digests });
  if (written === 'gone') throw new UnauthorizedError();
  if (written === 'trial-used') {
    const marked = await subscriptions.write(userId, row, { row: { ...kept, isTrialUsed: true } });
    // Who was told of no trial has agreed to a charge.
    if (marked !== 'changed-meanwhile' && agreedTrialDays !== 0) throw trialUsed();
  }
  return written === 'written' ? { ...begun, userId, revision: row.revision + 1 } : undefined;
}

/** The trial that was told cannot be had: nothing is charged before that is agreed to. */
function trialUsed(): InvalidRequestError {
  return new InvalidRequestError({ payment_method: [reason('trial-used')] });
}
