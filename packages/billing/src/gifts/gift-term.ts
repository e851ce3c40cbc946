import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { TIER_FIELD } from '../catalogue.ts';

export const YEAR_DAYS = 365;

/**
 * Computes the number of days of a dearer plan that are worth a year of Pro at current prices, rounded up. Returns
 * undefined if the gift gives a whole year.
 */
export function daysGiven(tier: string, priceCents: number, proCents: number): number | undefined {
  return tier === 'Pro' || priceCents <= proCents ? undefined : Math.ceil((YEAR_DAYS * proCents) / priceCents);
}

/** Computes the number of days that a gift adds to a running subscription, from its price. */
export function daysGivenTo({ items }: Stripe.Subscription, proCents: number): number | undefined {
  const price = items.data[0]?.price;
  return price && daysGiven(price.metadata[TIER_FIELD] ?? 'Pro', price.unit_amount ?? 0, proCents);
}

/**
 * Moves an instant, in seconds, by a number of days, or by a calendar year if `days` is undefined. `sign` -1 moves it
 * back.
 */
export function termFrom(atS: number, days: number | undefined, sign: 1 | -1 = 1): number {
  return days === undefined ? yearAfter(atS, sign) : atS + sign * days * DAY_S;
}

/** Adds calendar years to an instant, seconds. */
export function yearAfter(atS: number, years = 1): number {
  const at = new Date(atS * 1000);
  return Math.floor(at.setUTCFullYear(at.getUTCFullYear() + years) / 1000);
}
