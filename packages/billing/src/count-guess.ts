import { limitPromoCodes } from '@groundswell/accounts';
import type { Reason } from '@groundswell/contracts';
import { InvalidRequestError, NotFoundError, type Visitor } from '@groundswell/runtime';

interface Guess {
  readonly visitor: Visitor;
  /** Absent for a visitor without an account. */
  readonly userId?: string;
}

/**
 * Looks up a promo or gift code and counts an unknown code as a guess. Counting happens before the lookup, so parallel
 * guesses cannot exceed the limit. If the code exists or the lookup fails, the count is undone.
 */
export async function countGuess<T extends object>({ visitor, userId }: Guess, look: () => Promise<T>): Promise<T> {
  const giveBack = await limitPromoCodes(visitor, userId);
  let isUnknown = false;
  try {
    const reply = await look();
    isUnknown = 'reason' in reply && isPromoUnknown(reply.reason as Reason);
    return reply;
  } catch (error) {
    isUnknown =
      (error instanceof InvalidRequestError && (error.fields.promotionCodeId ?? []).some(isPromoUnknown)) ||
      (error instanceof NotFoundError && error.reason.code === 'gift-unknown');
    throw error;
  } finally {
    if (!isUnknown) await giveBack();
  }
}

function isPromoUnknown({ code }: Reason): boolean {
  return code === 'promo-unknown';
}
