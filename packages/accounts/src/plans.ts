import type { Tier } from '@groundswell/data';
import { numberEnv } from '@groundswell/runtime';

/** What a tier allows. */
export interface Plan {
  readonly favoriteLimit: number;
  readonly alertLimit: number;
  /** Days of forecast. */
  readonly days: number;
  /** Days ahead that an alert may look. */
  readonly alertTimeFrameMax: number;
  readonly hasAds: boolean;
}

const DEFAULT_BASIC_DAYS = 3;
const PAID = { days: 16, alertTimeFrameMax: 10 };

/** The plan of a tier. The days of Basic are the server's one value for visitors too. */
export function planOf(tier: Tier): Plan {
  switch (tier) {
    case 'Basic': {
      const days = numberEnv('BASIC_DAYS', DEFAULT_BASIC_DAYS);
      return { favoriteLimit: 5, alertLimit: 1, days, alertTimeFrameMax: 4, hasAds: true };
    }
    case 'Pro':
      return { ...PAID, favoriteLimit: 15, alertLimit: 5, hasAds: true };
    case 'Premium':
      return { ...PAID, favoriteLimit: 30, alertLimit: 10, hasAds: false };
  }
}
