import type { Tier } from './plans.ts';

/** Pro Plus has an older name on the wire. */
export type WireTier = 'Basic' | 'Pro' | 'Premium';

export function wireTierOf(tier: Tier): WireTier {
  return tier === 'Pro Plus' ? 'Premium' : tier;
}

export function tierOnWire(name: WireTier): Tier {
  return name === 'Premium' ? 'Pro Plus' : name;
}
