import type Stripe from 'stripe';
import { LOOKUP_KEYS, PAID_TIERS, type PaidTier } from './catalogue.ts';
import { ask } from './failures.ts';
import { provider } from './provider.ts';

/** A price of today. */
export interface TierPrice {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
}
export type Prices = Readonly<Record<PaidTier, TierPrice>>;

const KEPT_MS = 5 * 60_000;
let kept: { readonly prices: Prices; readonly atMs: number } | undefined;

/** What the paid tiers cost today, at the provider. */
export async function readPrices(now = Date.now()): Promise<Prices> {
  if (kept && now - kept.atMs < KEPT_MS) return kept.prices;
  const { stripe } = await provider();
  const lookup_keys = Object.values(LOOKUP_KEYS);
  const { data } = await ask(() => stripe.prices.list({ lookup_keys, active: true }));
  const prices = Object.fromEntries(PAID_TIERS.map((tier) => [tier, priceOf(data, tier)])) as Record<
    PaidTier,
    TierPrice
  >;
  kept = { prices, atMs: now };
  return prices;
}

function priceOf(data: readonly Stripe.Price[], tier: PaidTier): TierPrice {
  const found = data.find(({ lookup_key }) => lookup_key === LOOKUP_KEYS[tier]);
  if (!found?.unit_amount) throw new Error(`The provider has no price ${LOOKUP_KEYS[tier]}: npm run plans -- --apply.`);
  return { id: found.id, cents: found.unit_amount, currency: found.currency };
}

/** '$19.99' as the reader writes it. */
export function inMoney(cents: number, currency: string, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(cents / 100);
}
