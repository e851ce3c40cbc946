export { inWords } from './in-words.ts';
export { isAlertSuspended } from './is-alert-suspended.ts';
export { planValues, VALUE_PREFIXES } from './plan-values.ts';
export {
  DEFAULT_BASIC_DAYS,
  PARTNER_TRIAL_DAYS,
  type Plan,
  planOfTier,
  TIERS,
  type Tier,
  TRIAL_DAYS,
  VISITOR_API_CALLS_A_DAY,
} from './plans.ts';
export { tierOnWire, type WireTier, wireTierOf } from './wire-tier.ts';
