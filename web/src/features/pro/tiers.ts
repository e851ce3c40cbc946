/** What a tier gives; its price in dollars a year. */
export interface Tier {
  readonly name: 'Basic' | 'Pro' | 'Pro Plus';
  readonly forecastDays: number;
  readonly ads: boolean;
  readonly favorites: number;
  readonly alerts: number;
  readonly priceUsd: number;
}

const PRO_DAYS = 16;

/** The three tiers; how far Basic sees is the server's to say. */
export function listTiers(basicDays: number): readonly [Tier, Tier, Tier] {
  return [
    { name: 'Basic', forecastDays: basicDays, ads: true, favorites: 5, alerts: 1, priceUsd: 0 },
    { name: 'Pro', forecastDays: PRO_DAYS, ads: true, favorites: 15, alerts: 5, priceUsd: 19.99 },
    { name: 'Pro Plus', forecastDays: PRO_DAYS, ads: false, favorites: 30, alerts: 10, priceUsd: 39.99 },
  ];
}
