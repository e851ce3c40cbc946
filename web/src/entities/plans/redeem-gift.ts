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
 * Redeems a gift card, which needs no payment card. `quote` is the server's token for the gift that the page showed.
 * Throws on failure.
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

/** Whether a redemption was refused because the card's gift has changed since the page showed it. */
export function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'gift-changed';
}

/** After a redemption whose reply was lost, checks whether this user has redeemed the card; throws if not. */
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
