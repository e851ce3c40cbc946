import type { SubscriptionReply } from '@groundswell/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { dayWords } from '../../../entities/plans/plan-words.ts';
import { subscriptionQuery } from '../../../entities/plans/queries.ts';
import { isChanged, redeemGift } from '../../../entities/plans/redeem-gift.ts';
import { isGiftCode, promoQuery } from '../../../entities/plans/use-promo.ts';
import { m } from '../../../paraglide/later.js';
import { faultWords } from '../../../payment/fault-words.ts';

export interface Failure {
  readonly sentence: string;
  /** Whether the card can still be redeemed, but now gives something other than the user was shown. */
  readonly isChanged: boolean;
}

/** Redeems a gift card for the signed-in user. Returns the failure, if there is one. */
export async function redeem(typed: string, queries: QueryClient): Promise<Failure | undefined> {
  const sentence = await tryToRedeem(typed, queries);
  return typeof sentence === 'string' ? { sentence, isChanged: false } : sentence;
}

async function tryToRedeem(typed: string, queries: QueryClient): Promise<Failure | string | undefined> {
  // Users type or paste codes with whitespace, which the call refuses.
  const code = typed.replace(/\s/g, '');
  if (!isGiftCode(code)) return m.gift_code_missing();
  try {
    const { error, promoId, message, errorMsg, quote } = await queries.fetchQuery(promoQuery(code));
    // A promo code only discounts a purchase and cannot be redeemed here.
    if (error || !promoId?.startsWith('gift_')) return error ? (errorMsg ?? message) : m.gift_code_missing();
    await redeemGift({ id: promoId, quote }, queries);
    return undefined;
  } catch (error) {
    return { sentence: faultWords(error, 'nothing', m.gift_failed()), isChanged: isChanged(error) };
  }
}

/** Returns the day until which the plan is paid, including a gift; undefined if it cannot be read. */
export async function endOfPlan(queries: QueryClient): Promise<string | undefined> {
  return endWords(await queries.fetchQuery({ ...subscriptionQuery, retry: false }).catch(() => undefined));
}

export function endWords(own: SubscriptionReply | undefined): string | undefined {
  const end = own?.given_until ?? own?.subscription_ends ?? own?.renew_date;
  return end && dayWords(end, 'long');
}
