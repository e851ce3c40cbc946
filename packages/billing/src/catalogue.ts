import { planOfTier } from '@groundswell/plans';
import type Stripe from 'stripe';

export type PaidTier = 'Pro' | 'Pro Plus';
export const PAID_TIERS: readonly PaidTier[] = ['Pro', 'Pro Plus'];

/**
 * The Stripe lookup keys of the current prices. When a key moves to a new price, existing subscribers keep the old one.
 */
export const LOOKUP_KEYS: Readonly<Record<PaidTier, string>> = {
  Pro: 'groundswell_pro_yearly',
  'Pro Plus': 'groundswell_pro_plus_yearly',
};
/** The lookup key of the gift card price: one payment for a year of Pro. */
export const GIFT_LOOKUP_KEY = 'groundswell_gift_pro_year';
const PRODUCT_IDS: Readonly<Record<PaidTier, string>> = { Pro: 'groundswell_pro', 'Pro Plus': 'groundswell_pro_plus' };

/** Prices include tax: customers pay exactly this price, and Stripe works out how much of it is tax. */
const TAXED = { tax_behavior: 'inclusive' } as const;

/** The metadata field of a price that names its tier. */
export const TIER_FIELD = 'tier';

/** The metadata field of a subscription with the end of its gifted term, Unix seconds. */
export const GIFT_UNTIL_FIELD = 'giftUntil';

/**
 * Creates the products and prices that are missing or differ, and returns one line for each. Without `apply` it only
 * lists them.
 */
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
