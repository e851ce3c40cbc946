import type Stripe from 'stripe';
import { GIFT_LOOKUP_KEY, LOOKUP_KEYS, PAID_TIERS, type PaidTier } from './catalogue.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';

interface TierPrice {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
}
export type Prices = Readonly<Record<PaidTier | 'gift', TierPrice>>;

const KEPT_MS = 5 * 60_000;
let kept: { readonly prices: Prices; readonly atMs: number } | undefined;

/** Returns the current prices at Stripe, cached for five minutes. */
export async function readPrices(now = Date.now()): Promise<Prices> {
  return kept && now - kept.atMs < KEPT_MS ? kept.prices : readPricesNow(now);
}

/** Returns the current prices without the cache, for a sum that a customer agrees to. */
export async function readPricesNow(now = Date.now()): Promise<Prices> {
  const { stripe } = await provider();
  const lookup_keys = [...Object.values(LOOKUP_KEYS), GIFT_LOOKUP_KEY];
  const { data } = await callStripe(() => stripe.prices.list({ lookup_keys, active: true }));
  const tiers = PAID_TIERS.map((tier) => [tier, priceOf(data, LOOKUP_KEYS[tier])]);
  const prices: Prices = { ...Object.fromEntries(tiers), gift: priceOf(data, GIFT_LOOKUP_KEY) };
  kept = { prices, atMs: now };
  return prices;
}

function priceOf(data: readonly Stripe.Price[], key: string): TierPrice {
  const found = data.find(({ lookup_key }) => lookup_key === key);
  if (!found?.unit_amount) throw new Error(`The provider has no price ${key}: npm run plans -- --apply.`);
  return { id: found.id, cents: found.unit_amount, currency: found.currency };
}
