import { planOf } from '@groundswell/accounts';
import type { KeyOwner } from './open-endpoint.ts';

/** Returns how many days a call gets: those of its key's plan or of a visitor, or fewer on request. */
export function shownDays(user: KeyOwner | undefined, asked?: number): number {
  const { forecastDays } = user?.plan ?? planOf('Basic');
  return Math.min(forecastDays, asked ?? forecastDays);
}
