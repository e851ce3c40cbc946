import { planOfTier } from '@groundswell/plans';

/** The number of days of the longest forecast, which the paid plans show. */
export const MAX_DAYS = planOfTier('Pro').forecastDays;
