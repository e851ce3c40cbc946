import type { Account } from '@groundswell/accounts';
import { type Language, refusal } from '@groundswell/contracts';
import { parseCode } from './gifts/gift-code.ts';
import { checkGift } from './gifts/redeem-gift.ts';
import { describeCoupon } from './plan-from-stripe.ts';
import { provider } from './provider.ts';
import { ask } from './provider-errors.ts';

/** What a promo code takes off, as long as it can be used. */
export async function checkPromo(code: string, user: Account, lang: Language) {
  const giftCode = parseCode(code);
  if (giftCode !== undefined) return checkGift(giftCode, user, lang);
  return findPromo(code);
}

/** The same of a code that is no gift card's. */
export async function findPromo(code: string) {
  const { stripe } = await provider();
  const expand = ['data.promotion.coupon'];
  const { data } = await ask(() => stripe.promotionCodes.list({ code, active: true, limit: 1, expand }));
  const coupon = data[0]?.promotion.coupon;
  if (!data[0] || typeof coupon !== 'object' || !coupon?.valid) return refusedPromo();
  const { text, isFree } = describeCoupon(coupon);
  return { error: false, message: text, promoId: data[0].id, promoFree: isFree };
}

export function refusedPromo() {
  const refused = refusal('promo-unknown');
  return { error: true, message: refused.errorMsg, ...refused };
}
