import { reason } from '@groundswell/contracts';
import { gifts, type StoredGift } from '@groundswell/data/plans';
import { NotFound } from '@groundswell/runtime';
import { followGiftPayment } from './follow-gift-payment.ts';
import { codeOf, idOfSecret, inGroups, keyOf } from './gift-code.ts';

export interface ShownGift {
  readonly state: StoredGift['state'];
  readonly code?: string;
  readonly usable_until?: string;
}

/** How a purchase stands, for who has its secret; a payment that no event has told yet is looked at. */
export async function showGift(secret: string): Promise<ShownGift> {
  const code = await codeOf(await idOfSecret(secret));
  const key = await keyOf(code);
  let gift = await gifts.find(key);
  if (gift?.state === 'waiting' && gift.paymentId !== undefined) {
    await followGiftPayment(gift.paymentId);
    gift = await gifts.find(key);
  }
  if (!gift) throw new NotFound(reason('gift-unknown'));
  const { state, usableUntil } = gift;
  if (usableUntil === undefined || state === 'ended') return { state };
  return { state, code: inGroups(code), usable_until: new Date(usableUntil).toISOString() };
}
