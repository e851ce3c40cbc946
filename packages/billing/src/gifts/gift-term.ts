import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { TIER_FIELD } from '../catalogue.ts';

export const YEAR_DAYS = 365;

/**
 * The days of a dearer plan that a year of Pro pays for, at its price of today; undefined: a whole year. A started day
 * is given whole.
 */
export function daysGiven(tier: string, priceCents: number, proCents: number): number | undefined {
  return tier === 'Pro' || priceCents <= proCents ? undefined : Math.ceil((YEAR_DAYS * proCents) / priceCents);
}

/** The same of a running subscription. */
export function daysGivenTo({ items }: Stripe.Subscription, proCents: number): number | undefined {
  const price = items.data[0]?.price;
  return price && daysGiven(price.metadata[TIER_FIELD] ?? 'Pro', price.unit_amount ?? 0, proCents);
}

/** An instant, seconds, so many days later or earlier; without days a year of the calendar. */
export function termFrom(atS: number, days: number | undefined, sign: 1 | -1 = 1): number {
  return days === undefined ? yearAfter(atS, sign) : atS + sign * days * DAY_S;
}

/** A year after an instant, seconds. */
export function yearAfter(atS: number, years = 1): number {
  const at = new Date(atS * 1000);
  return Math.floor(at.setUTCFullYear(at.getUTCFullYear() + years) / 1000);
}
