import { reason } from '@groundswell/contracts';
import { gifts, type StoredGift } from '@groundswell/data/plans';
import { NotFoundError } from '@groundswell/runtime';
import { inGroups, keyOf, parseCode } from './gift-code.ts';

/**
 * Returns the fields that are printed on a gift card, by its code. Unknown, used, ended and expired codes get the same
 * error.
 */
export async function printGift(typed: string) {
  const code = parseCode(typed);
  const gift = code === undefined ? undefined : await gifts.find(await keyOf(code));
  if (code === undefined || gift?.usableUntil === undefined || !isUsable(gift))
    throw new NotFoundError(reason('gift-unknown'));
  const { lang, fromName, toName, message, usableUntil } = gift;
  return { lang, fromName, toName, message, usableUntil, code: inGroups(code) };
}

export function isUsable({ state, usableUntil = 0 }: StoredGift): boolean {
  return state === 'paid' && Date.now() < usableUntil;
}
