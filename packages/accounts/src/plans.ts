import { DEFAULT_BASIC_DAYS, type Plan, planOfTier, type Tier } from '@groundswell/plans';
import { numberEnv } from '@groundswell/runtime';

/**
 * Returns the plan of a tier. For Basic, which also applies to visitors, the number of forecast days is a setting of
 * the deployment.
 */
export function planOf(tier: Tier): Plan {
  return planOfTier(tier, numberEnv('BASIC_DAYS', DEFAULT_BASIC_DAYS));
}
