import { planOfTier } from '@groundswell/plans';
import type Stripe from 'stripe';

export type PaidTier = 'Pro' | 'Pro Plus';
export const PAID_TIERS: readonly PaidTier[] = ['Pro', 'Pro Plus'];

/** What names a tier's price of today at the provider; a price that it moved away from keeps its subscribers. */
export const LOOKUP_KEYS: Readonly<Record<PaidTier, string>> = {
  Pro: 'groundswell_pro_yearly',
  'Pro Plus': 'groundswell_pro_plus_yearly',
};
/** The price of a gift card, paid once: a year of Pro. */
export const GIFT_LOOKUP_KEY = 'groundswell_gift_pro_year';
const PRODUCT_IDS: Readonly<Record<PaidTier, string>> = { Pro: 'groundswell_pro', 'Pro Plus': 'groundswell_pro_plus' };

/** A price is all that is charged, whatever tax the provider finds in it. */
const TAXED = { tax_behavior: 'inclusive' } as const;

/** The field of a price that says whose it is. */
export const TIER_FIELD = 'tier';

/** The field of a subscription that says until when its term was given, seconds. */
export const GIFT_UNTIL_FIELD = 'giftUntil';

/** Makes the products and prices that are missing or differ; says what it does. Without `apply` it only says so. */
export async function applyCatalogue(stripe: Stripe, apply: boolean): Promise<readonly string[]> {
  const done: string[] = [];
  const prices = (
    await stripe.prices.list({ lookup_keys: [...Object.values(LOOKUP_KEYS), GIFT_LOOKUP_KEY], active: true })
  ).data;
  const products = await stripe.products.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  for (const tier of PAID_TIERS) {
    const [id, lookup_key] = [PRODUCT_IDS[tier], LOOKUP_KEYS[tier]];
    const cents = Math.round(planOfTier(tier).priceUsd * 100);
    if (!products.some((one) => one.id === id)) {
      done.push(`product ${id}`);
      if (apply) await stripe.products.create({ id, name: `Groundswell ${tier}` });
    }
    const price = prices.find((one) => one.lookup_key === lookup_key);
    const isSame = price?.unit_amount === cents && price.currency === 'usd' && price.metadata[TIER_FIELD] === tier;
    if (isSame && price.tax_behavior === TAXED.tax_behavior) continue;
    done.push(`price ${lookup_key}: ${cents} cents a year${price ? `, until now ${price.unit_amount}` : ''}`);
    if (apply)
      await stripe.prices.create({
        product: id,
        currency: 'usd',
        unit_amount: cents,
        recurring: { interval: 'year' },
        lookup_key,
        transfer_lookup_key: true,
        metadata: { [TIER_FIELD]: tier },
        ...TAXED,
      });
  }
  const gift = { product: PRODUCT_IDS.Pro, currency: 'usd', unit_amount: Math.round(planOfTier('Pro').priceUsd * 100) };
  const price = prices.find((one) => one.lookup_key === GIFT_LOOKUP_KEY);
  if (price?.unit_amount !== gift.unit_amount || price.currency !== gift.currency) {
    done.push(
      `price ${GIFT_LOOKUP_KEY}: ${gift.unit_amount} cents once${price ? `, until now ${price.unit_amount}` : ''}`,
    );
    if (apply) await stripe.prices.create({ ...gift, lookup_key: GIFT_LOOKUP_KEY, transfer_lookup_key: true });
  }
  return done;
}
