import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { isLost, OutcomeReadError, PaymentLostError } from '../../payment/fault-words.ts';
import { language } from '../../preferences/language.ts';
import { joinWholeSentences } from '../../ui/join-sentences.ts';
import { whilePlanPending } from './plan-pending.ts';
import { type CheckedPromo, promoQuery } from './use-promo.ts';

/**
 * Redeems a gift card, which needs no payment card. Sends the quote of what the user was shown. On failure it throws,
 * and the page reads again what the card gives.
 */
export async function redeemGift({ id, quote }: Pick<CheckedPromo, 'id' | 'quote'>, queries: QueryClient) {
  const body = { promotionCodeId: id, ...(quote !== undefined && { quote }) };
  try {
    const { success } = await whilePlanPending(isLost, () => request('updatePayment', { body }));
    if (!success) throw new PaymentLostError(m.payment_failed());
  } catch (error) {
    if (isLost(error)) return readOutcome(id, queries);
    if (isChanged(error)) await queries.invalidateQueries({ queryKey: ['promo'] });
    throw error;
  }
}

/** Returns whether a redemption was refused because the card gives something other than the user was shown. */
export function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'gift-changed';
}

/** Checks the card after a request without an answer; throws unless this user has redeemed it. */
async function readOutcome(id: string, queries: QueryClient): Promise<void> {
  const query = promoQuery(id.replace('gift_', ''));
  const checked = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  if (checked?.reason?.code === 'gift-redeemed') return;
  const isUnchanged = checked?.error === false;
  throw new OutcomeReadError(
    isUnchanged
      ? joinWholeSentences([m.payment_unchanged(), m.payment_again()], language)
      : m.payment_outcome_unknown(),
  );
}
