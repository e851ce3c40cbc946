import type { Language, OfferReply } from '@groundswell/contracts';
import { gifts } from '@groundswell/data/plans';
import { findPromo, refusedPromo } from './check-promo.ts';
import { keyOf, parseCode, promoIdOf } from './gifts/gift-code.ts';
import { isUsable } from './gifts/print-gift.ts';
import { GIVES } from './gifts/redeem-gift.ts';
import { describeQuote } from './preview-plan.ts';
import { readPrices } from './prices.ts';
import { quotePlan } from './quote.ts';
import { trialDaysOf } from './trial-days.ts';

/** Describes a code for a new customer: a gift card's year, or each plan's charges under a promo. */
export async function describeOffer(code: string, isPartner: boolean, lang: Language): Promise<OfferReply> {
  const giftCode = parseCode(code);
  if (giftCode !== undefined) {
    const gift = await gifts.find(await keyOf(giftCode));
    if (!gift || !isUsable(gift)) return refusedPromo();
    return { error: false, message: GIVES[lang], promoId: promoIdOf(giftCode), promoFree: true };
  }
  const promo = await findPromo(code);
  if (!('promoId' in promo)) return promo;
  const [prices, trialDays] = await Promise.all([readPrices(), trialDaysOf(isPartner)]);
  const quoteOf = async (tier: 'Pro' | 'Pro Plus') => {
    const { id: priceId, currency } = prices[tier];
    return describeQuote(await quotePlan({ priceId, currency, trialDays, promotionCodeId: promo.promoId }), lang);
  };
  const [pro, premium] = await Promise.all([quoteOf('Pro'), quoteOf('Pro Plus')]);
  const sumsOf = ({ first_charge, renewal_charge }: typeof pro) => ({ first_charge, renewal_charge });
  const { promo_lasts, promo_months } = pro;
  return {
    ...promo,
    promo_lasts,
    ...(promo_months !== undefined && { promo_months }),
    pro: sumsOf(pro),
    premium: sumsOf(premium),
  };
}
