import type { Language, OfferReply, PlanPreview } from '@groundswell/contracts';
import { gifts } from '@groundswell/data/plans';
import { InvalidRequestError } from '@groundswell/runtime';
import type { PaidTier } from './catalogue.ts';
import { findPromo, refusedPromo } from './check-promo.ts';
import { keyOf, parseCode, promoIdOf } from './gifts/gift-code.ts';
import { isUsable } from './gifts/print-gift.ts';
import { GIVES } from './gifts/redeem-gift.ts';
import { describeQuote } from './preview-plan.ts';
import { readPrices } from './prices.ts';
import { quotePlan } from './quote.ts';
import { trialDaysOf } from './trial-days.ts';

/**
 * Describes a code for a new customer: the year of a gift card, or the charges under a promo for each plan that it
 * covers.
 */
export async function describeOffer(code: string, isPartner: boolean, lang: Language): Promise<OfferReply> {
  const giftCode = parseCode(code);
  if (giftCode !== undefined) {
    const gift = await gifts.find(await keyOf(giftCode));
    if (!gift || !isUsable(gift)) return refusedPromo();
    return { error: false, message: GIVES[lang], promoId: promoIdOf(giftCode), promoFree: true };
  }
  const promo = await findPromo(code, lang);
  if (!('promoId' in promo)) return promo;
  const [prices, trialDays] = await Promise.all([readPrices(), trialDaysOf(isPartner)]);
  const quoteOf = (tier: PaidTier) => {
    const { id: priceId, currency } = prices[tier];
    return quotePlan({ priceId, currency, trialDays, promotionCodeId: promo.promoId }).then(
      (quote) => describeQuote(quote, lang),
      unlessNotCovered,
    );
  };
  const [pro, premium] = await Promise.all([quoteOf('Pro'), quoteOf('Pro Plus')]);
  const either = pro ?? premium;
  if (!either) return refusedPromo();
  const { promo_lasts, promo_months } = either;
  return {
    ...promo,
    promo_lasts,
    ...(promo_months !== undefined && { promo_months }),
    ...(pro && { pro: sumsOf(pro) }),
    ...(premium && { premium: sumsOf(premium) }),
  };
}

function sumsOf({ first_charge, renewal_charge }: PlanPreview) {
  return { first_charge, renewal_charge };
}

/** Returns undefined for the error of a promo code that does not cover this plan; throws any other error. */
function unlessNotCovered(error: unknown): undefined {
  if (!(error instanceof InvalidRequestError)) throw error;
}
