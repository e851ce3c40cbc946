import { planOf } from '@groundswell/accounts';
import type { KeyOwner } from './open-endpoint.ts';

/** Days that a call gets: those of its key's plan, or a visitor's; fewer where it asks for fewer. */
export function shownDays(user: KeyOwner | undefined, asked?: number): number {
  const { forecastDays } = user?.plan ?? planOf('Basic');
  return Math.min(forecastDays, asked ?? forecastDays);
}
