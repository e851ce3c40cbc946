import type { SubscriptionReply } from '@groundswell/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { redeemGift } from '../../../entities/plans/pay-plan.ts';
import { dayWords } from '../../../entities/plans/plan-words.ts';
import { subscriptionQuery } from '../../../entities/plans/queries.ts';
import { isGiftCode, promoQuery } from '../../../entities/plans/use-promo.ts';
import { m } from '../../../paraglide/later.js';
import { faultWords } from '../../../payment/fault-words.ts';

/** Redeems a gift card for the signed-in user; what is wrong, a sentence, where it was not. */
export async function redeem(typed: string, queries: QueryClient): Promise<string | undefined> {
  // As a person types or pastes it: the call takes no blanks.
  const code = typed.replace(/\s/g, '');
  if (!isGiftCode(code)) return m.gift_code_missing();
  try {
    const { error, promoId, message, errorMsg } = await queries.fetchQuery(promoQuery(code));
    // A code of another kind takes something off a plan that is bought.
    if (error || !promoId?.startsWith('gift_')) return error ? (errorMsg ?? message) : m.gift_code_missing();
    await redeemGift(promoId);
    return undefined;
  } catch (error) {
    return faultWords(error, 'nothing', m.gift_failed());
  }
}

/** The day until which the plan is paid, a gift with it; undefined where it cannot be told. */
export async function endOfPlan(queries: QueryClient): Promise<string | undefined> {
  return endWords(await queries.fetchQuery({ ...subscriptionQuery, retry: false }).catch(() => undefined));
}

export function endWords(own: SubscriptionReply | undefined): string | undefined {
  const end = own?.given_until ?? own?.subscription_ends ?? own?.renew_date;
  return end && dayWords(end, 'long');
}
