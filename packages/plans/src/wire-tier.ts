import type { Tier } from './plans.ts';

/** The tier's name in API replies, where Pro Plus is called Premium. */
export type WireTier = 'Basic' | 'Pro' | 'Premium';

export function wireTierOf(tier: Tier): WireTier {
  return tier === 'Pro Plus' ? 'Premium' : tier;
}

export function tierOnWire(name: WireTier): Tier {
  return name === 'Premium' ? 'Pro Plus' : name;
}
