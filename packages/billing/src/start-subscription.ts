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
import { isRejection, paymentInProgress, planAlreadyRunning, toUserError } from './provider-errors.ts';
import { promoUnknown } from './quote.ts';
import { retryWithCard } from './retry-with-card.ts';
import { trialDaysOf } from './trial-days.ts';
import { trialFingerprints } from './trial-fingerprints.ts';
import { withCustomer } from './with-customer.ts';

export interface Purchase {
  readonly methodId: string;
  readonly tier: PaidTier;
  readonly isPartner: boolean;
  /**
   * The minimum number of trial days that the user agreed to. It is undefined in the second request after the error
   * `trial-used`, which agrees to no trial.
   */
  readonly agreedTrialDays?: number | undefined;
  readonly promotionCodeId?: string;
  /** The terms that the user accepted; no plan begins without them. */
  readonly agreed?: Agreed | undefined;
  /** The sums that the page showed, as encoded by `stampSums`; undefined if the page showed none. */
  readonly quote?: string | undefined;
  /** True begins a new plan; false changes the card of a running plan. */
  readonly isNew: boolean;
}

const MAX_ATTEMPTS = 8;

/**
 * Begins a plan, or changes the card of a running one and pays what is due. The attempt is stored before the request to
 * Stripe. A retry from another tab or after a crash thus reuses the same idempotency key.
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
      if (purchase.isNew && (row.plan.tier !== purchase.tier || row.plan.isCancelled)) throw planAlreadyRunning();
      // A quote of a new plan does not cover what the running plan owes.
      const runningPlanQuote = purchase.isNew ? undefined : purchase.quote;
      if (purchase.promotionCodeId !== undefined) await requirePromo(purchase.promotionCodeId);
      try {
        return await retryWithCard(user, {
          customerId,
          planId: row.plan.id,
          methodId: method.id,
          quote: runningPlanQuote,
        });
      } catch (error) {
        if (await hasPlanEnded(error, customerId, row.plan.id)) continue;
        throw error;
      }
    }
    const { agreed } = purchase;
    if (!agreed) throw new InvalidRequestError({ agreed: [reason('agree-first')] });
    const withAttempt = (await isSameAttempt(row.attempt, purchase))
      ? row
      : await writeAttempt(user, row, { ...purchase, agreed }, method);
    const attempt = withAttempt?.attempt;
    if (attempt && attempt.trialDays < (purchase.agreedTrialDays ?? 0)) throw trialUsedError();
    const isFirst = row.plan === undefined && row.attempt === undefined;
    if (attempt) return beginPlan({ row: withAttempt, customer: customerId, attempt, isFirst, lang: user.lang });
  }
  throw paymentInProgress();
}

/**
 * Fetches a card that is stored for this customer. Throws if the card does not exist or belongs to another customer.
 */
async function requireOwnCard(methodId: string, customerId: string): Promise<Stripe.PaymentMethod> {
  const { stripe } = await provider();
  try {
    const method = await stripe.paymentMethods.retrieve(methodId);
    if (method.customer === customerId) return method;
  } catch (error) {
    if (!isRejection(error)) throw toUserError(error);
  }
  throw new InvalidRequestError({ payment_method: [reason('card-unknown')] });
}

/**
 * Checks that a promo code exists, although it does not apply to a running plan. A used-up code passes, because this
 * request may retry the purchase that used it.
 */
async function requirePromo(id: string): Promise<void> {
  const { stripe } = await provider();
  try {
    await stripe.promotionCodes.retrieve(id);
  } catch (error) {
    if (!isRejection(error)) throw toUserError(error);
    throw promoUnknown();
  }
}

async function isSameAttempt(
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
 * Stores a purchase attempt on the row. Returns undefined if the caller has to call again: another request has changed
 * the row, or the card has used its trial. In the second case the next call charges at once, because the user agreed to
 * pay without a trial. Throws if the user was shown a trial that is unavailable.
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
  if (trialDays < (agreedTrialDays ?? 0)) throw trialUsedError();
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
  const newRow = { ...kept, attempt, agreed: { ...agreed, at: now } };
  const written = await subscriptions.write(userId, row, { row: newRow, trialFingerprints: digests });
  if (written === 'gone') throw new UnauthorizedError();
  if (written === 'trial-used') {
    const marked = await subscriptions.write(userId, row, { row: { ...kept, isTrialUsed: true } });
    // A user who was shown no trial has agreed to pay now, so the purchase continues.
    if (marked !== 'changed-meanwhile' && agreedTrialDays !== 0) throw trialUsedError();
  }
  return written === 'written' ? { ...newRow, userId, revision: row.revision + 1 } : undefined;
}

/**
 * Builds the error for a trial that is unavailable. Nothing is charged until the user agrees to pay without a trial.
 */
function trialUsedError(): InvalidRequestError {
  return new InvalidRequestError({ payment_method: [reason('trial-used')] });
}
