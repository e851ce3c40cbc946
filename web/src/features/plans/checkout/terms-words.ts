import { dayWords, yearAfter } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { isFirstFree, type Offer, type PaidTier } from './offer.ts';

/**
 * Returns sentences that say when the shown plans are first charged. If a promotion pays for only one plan, each plan
 * has its own sentence, otherwise there is one.
 */
export function termsWords(offer: Offer, tiers: readonly PaidTier[]): readonly string[] {
  const [first] = tiers;
  if (first === undefined) return [];
  const days = new Set(tiers.map((tier) => offer.charges[tier].first?.day.getTime()));
  if (days.size === 1) return [termsOf(offer, first)];
  return tiers.map((tier) => m.pro_terms_of({ tier, terms: termsOf(offer, tier) }));
}

function termsOf(offer: Offer, tier: PaidTier): string {
  const { first: charge } = offer.charges[tier];
  if (!charge) return m.pro_terms_free();
  const day = dayWords(charge.day, 'long');
  if (isFirstFree(offer, tier)) return m.pro_terms_free_until({ day });
  return offer.trialDays > 0 ? m.pro_terms_trial({ day }) : m.pro_terms_now();
}

export interface LinePoint {
  readonly kind: 'today' | 'charge' | 'renewal';
  readonly day: string;
  readonly text: string;
}

/** Returns the points of a plan's timeline: a trial, the start of the first term, and a renewal. */
export function linePoints(offer: Offer, tier: PaidTier): readonly LinePoint[] {
  const { trialDays, termBegins, charges } = offer;
  const { first: charge } = charges[tier];
  const isFree = isFirstFree(offer, tier);
  const begins = {
    kind: 'charge' as const,
    day: trialDays > 0 ? dayWords(termBegins) : m.pro_today(),
    text: isFree ? m.pro_line_promo() : m.pro_line_charge(),
  };
  const renewal = {
    kind: 'renewal' as const,
    day: dayWords(isFree && charge ? charge.day : yearAfter(termBegins)),
    text: isFree && charge ? m.pro_line_charge_unless() : m.pro_line_renews(),
  };
  if (trialDays === 0) return [begins, renewal];
  return [{ kind: 'today', day: m.pro_today(), text: m.pro_days_free({ days: trialDays }) }, begins, renewal];
}
