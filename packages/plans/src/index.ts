export { isAlertSuspended } from './is-alert-suspended.ts';
export { DEFAULT_BASIC_DAYS, type Plan, planOfTier, TIERS, type Tier, VISITOR_API_CALLS_A_DAY } from './plans.ts';
export { tierOnWire, type WireTier, wireTierOf } from './wire-tier.ts';
