import type { Account } from '@groundswell/accounts';
import { type Language, refusal } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import { parseCode } from './gifts/gift-code.ts';
import { checkGift } from './gifts/redeem-gift.ts';
import { formatDiscount } from './money-words.ts';
import { readCoupon } from './plan-from-stripe.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';

/** Describes what a promo code or a gift code gives. A code that cannot be used gets a refusal. */
export async function checkPromo(code: string, user: Account, lang: Language) {
  const giftCode = parseCode(code);
  if (giftCode !== undefined) return checkGift(giftCode, user, lang);
  return findPromo(code, lang, async () => (await subscriptions.find(user.id))?.customerId);
}

/**
 * Describes the discount of a promo code. A code that cannot be used gets a refusal, also one that Stripe limits to another
 * customer.
 */
export async function findPromo(
  code: string,
  lang: Language,
  findCustomer: () => Promise<string | undefined> = async () => undefined,
) {
  const { stripe } = await provider();
  const expand = ['data.promotion.coupon'];
  const { data } = await callStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1, expand }));
  const coupon = data[0]?.promotion.coupon;
  const only = data[0]?.customer;
  if (only && only !== (await findCustomer())) return refusedPromo();
  if (!data[0] || typeof coupon !== 'object' || !coupon?.valid) return refusedPromo();
  const off = readCoupon(coupon);
  const message = formatDiscount(off, coupon.currency ?? 'usd', lang) ?? code;
  return { error: false, message, promoId: data[0].id, promoFree: off.isFree };
}

export function refusedPromo() {
  const refused = refusal('promo-unknown');
  return { error: true, message: refused.errorMsg, ...refused };
}
