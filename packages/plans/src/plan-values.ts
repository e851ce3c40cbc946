import { inWords, type TextLanguage } from './in-words.ts';
import {
  DEFAULT_BASIC_DAYS,
  PARTNER_TRIAL_DAYS,
  planOfTier,
  TIERS,
  TRIAL_DAYS,
  VISITOR_API_CALLS_A_DAY,
} from './plans.ts';

/** The prefix of each tier's value names, such as `pro` in `proFavorites`. */
export const VALUE_PREFIXES = { Basic: 'basic', Pro: 'pro', 'Pro Plus': 'proPlus' } as const;

/**
 * Returns the values that texts may state about the plans, by the names of their placeholders, such as `proFavorites`.
 * Prices and large numbers are written in the language's notation, without a currency.
 */
export function planValues(
  language: TextLanguage,
  basicDays = DEFAULT_BASIC_DAYS,
): Readonly<Record<string, string | number>> {
  const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  const count = new Intl.NumberFormat('en-US');
  const ofTiers = TIERS.flatMap((tier) => {
    const plan = planOfTier(tier, basicDays);
    const prefix = VALUE_PREFIXES[tier];
    return [
      [`${prefix}Days`, plan.forecastDays],
      [`${prefix}Favorites`, plan.favoriteLimit],
      [`${prefix}Alerts`, plan.alertLimit],
      [`${prefix}AlertDays`, plan.alertTimeFrameDays],
      [`${prefix}AlertDaysInWords`, inWords(plan.alertTimeFrameDays, language)],
      [`${prefix}ApiCalls`, count.format(plan.apiCallsADay)],
      [`${prefix}Price`, price.format(plan.priceUsd)],
    ] as const;
  });
  return {
    ...Object.fromEntries(ofTiers),
    trialDays: TRIAL_DAYS,
    partnerTrialDays: PARTNER_TRIAL_DAYS,
    partnerTrialMonths: Math.floor(PARTNER_TRIAL_DAYS / 30),
    visitorApiCalls: count.format(VISITOR_API_CALLS_A_DAY),
  };
}
