import { DEFAULT_BASIC_DAYS, type Plan, planOfTier, type Tier } from '@groundswell/plans';
import { numberEnv } from '@groundswell/runtime';

/** Returns the plan of a tier. Basic, and visitors, see as many days as this deployment grants. */
export function planOf(tier: Tier): Plan {
  return planOfTier(tier, numberEnv('BASIC_DAYS', DEFAULT_BASIC_DAYS));
}
