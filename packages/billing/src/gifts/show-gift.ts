import { limitGiftStates } from '@groundswell/accounts';
import { reason } from '@groundswell/contracts';
import { gifts, type StoredGift } from '@groundswell/data/plans';
import { NotFoundError } from '@groundswell/runtime';
import { codeOf, idOfSecret, inGroups, keyOf } from './gift-code.ts';
import { processGiftPayment } from './process-gift-payment.ts';

export interface ShownGift {
  readonly state: StoredGift['state'];
  readonly code?: string;
  readonly usable_until?: string;
}

/**
 * Returns the state of a purchase to the holder of its secret. An unpaid gift is checked at Stripe, in case its event
 * has not arrived.
 */
export async function showGift(secret: string): Promise<ShownGift> {
  const id = await idOfSecret(secret);
  await limitGiftStates(id);
  const code = await codeOf(id);
  const key = await keyOf(code);
  let gift = await gifts.find(key);
  if (gift?.state === 'waiting' && gift.paymentId !== undefined) {
    await processGiftPayment(gift.paymentId);
    gift = await gifts.find(key);
  }
  if (!gift) throw new NotFoundError(reason('gift-unknown'));
  const { state, usableUntil } = gift;
  if (usableUntil === undefined || state === 'ended') return { state };
  return { state, code: inGroups(code), usable_until: new Date(usableUntil).toISOString() };
}
