/** The tiers, the lowest first. */
export const TIERS = ['Basic', 'Pro', 'Pro Plus'] as const;
export type Tier = (typeof TIERS)[number];

export interface Plan {
  readonly tier: Tier;
  readonly favoriteLimit: number;
  readonly alertLimit: number;
  readonly forecastDays: number;
  /** The maximum number of days ahead that an alert can look. */
  readonly alertTimeFrameDays: number;
  readonly hasAds: boolean;
  /** The daily quota of the open API, which all keys of an account share. */
  readonly apiCallsADay: number;
  /** The price in US dollars a year. */
  readonly priceUsd: number;
}

/** The forecast days of Basic and of visitors, unless the deployment sets another number. */
export const DEFAULT_BASIC_DAYS = 3;

/** The length of a trial in days. `PARTNER_TRIAL_DAYS` is the length for the partner's customers. */
export const TRIAL_DAYS = 14;
export const PARTNER_TRIAL_DAYS = 90;

/** The daily quota of the open API for one network without a key. */
export const VISITOR_API_CALLS_A_DAY = 100;

const PAID = { forecastDays: 16, alertTimeFrameDays: 10 };

/** Returns the plan of a tier. The deployment sets the forecast days of Basic. */
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
