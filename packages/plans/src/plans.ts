/** Lowest first. */
export const TIERS = ['Basic', 'Pro', 'Pro Plus'] as const;
export type Tier = (typeof TIERS)[number];

/** What a tier gives, and what it costs. */
export interface Plan {
  readonly tier: Tier;
  readonly favoriteLimit: number;
  readonly alertLimit: number;
  /** Days of forecast. */
  readonly forecastDays: number;
  /** The longest time frame of an alert, days. */
  readonly alertTimeFrameDays: number;
  readonly hasAds: boolean;
  /** Calls of the open API in a day, of all keys of an account together. */
  readonly apiCallsADay: number;
  /** US dollars a year. */
  readonly priceUsd: number;
}

/** Days of forecast on Basic and for visitors, unless the deployment sets another number. */
export const DEFAULT_BASIC_DAYS = 3;

/** Calls of the open API in a day from one network without a key. */
export const VISITOR_API_CALLS_A_DAY = 100;

const PAID = { forecastDays: 16, alertTimeFrameDays: 10 };

/** The plan of a tier; the deployment sets the days of Basic. */
export function planOfTier(tier: Tier, basicDays = DEFAULT_BASIC_DAYS): Plan {
  switch (tier) {
    case 'Basic':
      return {
        tier,
        favoriteLimit: 5,
        alertLimit: 1,
        forecastDays: basicDays,
        alertTimeFrameDays: 4,
        hasAds: true,
        apiCallsADay: 1000,
        priceUsd: 0,
      };
    case 'Pro':
      return { ...PAID, tier, favoriteLimit: 15, alertLimit: 5, hasAds: true, apiCallsADay: 10_000, priceUsd: 19.99 };
    case 'Pro Plus':
      return { ...PAID, tier, favoriteLimit: 30, alertLimit: 10, hasAds: false, apiCallsADay: 50_000, priceUsd: 39.99 };
  }
}
