import type { Account } from '@groundswell/accounts';
import { type Language, reason, refusal } from '@groundswell/contracts';
import { gifts, isRunning, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { HttpError, InvalidRequestError, UnauthorizedError } from '@groundswell/runtime';
import { cancelEarlierAttempt } from '../cancel-earlier-attempt.ts';
import { isChanging } from '../change-tier.ts';
import { findOrCreateCustomer, ofDevice, withoutKeys } from '../find-or-create-customer.ts';
import type { PaymentResult } from '../payment-result.ts';
import { readPrices } from '../prices.ts';
import { paymentInProgress } from '../provider-errors.ts';
import { withCustomer } from '../with-customer.ts';
import { codeOfPromoId, keyOf, promoIdOf } from './gift-code.ts';
import { daysGiven } from './gift-term.ts';
import { isUsable } from './print-gift.ts';
import { settleFollowUp, settleGift, stepToAdd } from './settle-gift.ts';

const MAX_ATTEMPTS = 60;

export const GIVES: Readonly<Record<Language, string>> = {
  en: 'One year of Pro',
  es: 'Un año de Pro',
  'zh-CN': '一年 Pro',
};
const GIVES_DAYS: Readonly<Record<Language, (days: number, tier: string) => string>> = {
  en: (days, tier) => `${days} days of ${tier}: what a year of Pro pays for`,
  es: (days, tier) => `${days} días de ${tier}: lo que paga un año de Pro`,
  'zh-CN': (days, tier) => `${days} 天 ${tier}（与一年 Pro 等值）`,
};

/**
 * Describes what a gift code gives. Unknown, used, ended and expired codes get the same answer, so guessing reveals
 * nothing. Only the user who redeemed a code learns that it was redeemed. While that redemption is interrupted, the
 * code still gives what it gave, and redeeming it again completes it.
 */
export async function checkGift(code: string, { id }: Account, lang: Language) {
  const [gift, row] = await Promise.all([gifts.find(await keyOf(code)), subscriptions.find(id)]);
  const isOwn = gift?.state === 'redeemed' && gift.redeemedBy === id;
  const begun = isOwn && row?.giftStep?.giftKey === gift.key && row.giftStep.does === 'add' ? row.giftStep : undefined;
  if (!gift || !(begun || isUsable(gift))) {
    const refused = refusal(isOwn ? 'gift-redeemed' : 'promo-unknown');
    return { error: true, message: refused.errorMsg, ...refused };
  }
  const plan = row?.plan;
  const days = begun ? begun.days : await daysFor(plan);
  const message = plan && days !== undefined ? GIVES_DAYS[lang](days, plan.tier) : GIVES[lang];
  return { error: false, message, promoId: promoIdOf(code), promoFree: true, quote: quoteOf(days) };
}

/** Computes the days that a gift adds to a running plan dearer than Pro; undefined for a year. */
async function daysFor(plan: StoredSubscription['plan']): Promise<number | undefined> {
  if (!plan || !isRunning(plan)) return undefined;
  return daysGiven(plan.tier, plan.priceCents, (await readPrices()).Pro.cents);
}

/** Returns the quote of a gift: a year, or a number of days of the dearer plan. */
function quoteOf(days: number | undefined): string {
  return days === undefined ? 'gift_year' : `gift_days_${days}`;
}

/**
 * Redeems a gift. One transaction assigns it to the user and stores the step to carry out at Stripe. The step runs here
 * or, after a crash, in a job one minute later. Throws `gift-changed` if the gift no longer matches the quote of
 * `checkGift`.
 */
export function redeemGift(user: Account, promotionCodeId: string, quote?: string): Promise<PaymentResult> {
  return withCustomer(user.id, () => redeem(user, promotionCodeId, quote));
}

async function redeem(user: Account, promotionCodeId: string, quote: string | undefined): Promise<PaymentResult> {
  const code = codeOfPromoId(promotionCodeId);
  const key = code === undefined ? undefined : await keyOf(code);
  const { customerId } = await findOrCreateCustomer(user);
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    // Gift steps run one at a time, because each starts from the end of the term that the previous step set.
    await settleGift(user.id);
    const [row, gift] = await Promise.all([subscriptions.find(user.id), key ? gifts.find(key) : undefined]);
    if (!row) throw new UnauthorizedError();
    if (row.source !== 'web') throw ofDevice();
    if (gift?.state === 'redeemed' && gift.redeemedBy === user.id) {
      // A concurrent request of the same user redeemed the gift after this request read the row. Its step is completed
      // first.
      if (row.giftStep || (await subscriptions.find(user.id))?.giftStep) continue;
      return { success: true };
    }
    if (!gift || !isUsable(gift)) throw new InvalidRequestError({ promotionCodeId: [reason('promo-unknown')] });
    if (row.giftStep) continue;
    const now = Date.now();
    // The days that a gift adds depend on the tier, which a tier change in progress may alter.
    if (isChanging(row, now)) throw paymentInProgress();
    if (row.attempt) await cancelEarlierAttempt(row.attempt, customerId, now);
    const step = await stepToAdd(customerId, gift.key, Math.floor(now / 1000));
    if (!step) throw new HttpError(409, 'conflict', reason('gift-not-now'));
    if (quote !== undefined && quote !== quoteOf(step.days))
      throw new HttpError(409, 'conflict', reason('gift-changed'));
    const { revision: _revision, ...fields } = gift;
    const after = {
      ...fields,
      state: 'redeemed' as const,
      redeemedBy: user.id,
      redeemedAt: now,
      ...(step.days !== undefined && { addedDays: step.days }),
    };
    const { attempt: _over, ...kept } = withoutKeys(row);
    const written = await subscriptions.write(user.id, row, {
      row: { ...kept, giftStep: { ...step, fromName: gift.fromName } },
      gift: { read: gift, after },
      followUps: [settleFollowUp(user.id, step.id)],
    });
    if (written === 'gone') throw new UnauthorizedError();
  }
  throw paymentInProgress();
}
