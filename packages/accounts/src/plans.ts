import { DEFAULT_BASIC_DAYS, type Plan, planOfTier, type Tier } from '@groundswell/plans';
import { numberEnv } from '@groundswell/runtime';

/** The plan of a tier, where Basic sees as far as this deployment lets it; visitors see as far. */
export function planOf(tier: Tier): Plan {
  return planOfTier(tier, numberEnv('BASIC_DAYS', DEFAULT_BASIC_DAYS));
}
