import { planOf } from '@groundswell/accounts';
import type { KeyOwner } from './open-endpoint.ts';

/**
 * Returns the number of forecast days for a call: those of the key owner's plan, or of a visitor. A request can ask for
 * fewer.
 */
export function shownDays(user: KeyOwner | undefined, requestedDays?: number): number {
  const { forecastDays } = user?.plan ?? planOf('Basic');
  return Math.min(forecastDays, requestedDays ?? forecastDays);
}
