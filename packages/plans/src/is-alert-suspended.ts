import type { Plan } from './plans.ts';

/**
 * The favorite beaches in the user's order. The beaches with an active alert are in the order in which the alerts were
 * turned on.
 */
interface FavoritesAndAlerts {
  readonly beachIds: readonly number[];
  readonly alertBeachIds: readonly number[];
}

/**
 * Returns whether a beach's alert is suspended although it is turned on. Alerts of favorites above the plan's favorite
 * limit are suspended. If the remaining alerts exceed the alert limit, those turned on last are suspended.
 */
export function isAlertSuspended(
  beachId: number,
  { beachIds, alertBeachIds }: FavoritesAndAlerts,
  { favoriteLimit, alertLimit }: Pick<Plan, 'favoriteLimit' | 'alertLimit'>,
): boolean {
  const activeFavorites = new Set(beachIds.slice(0, favoriteLimit));
  const sending = alertBeachIds.filter((id) => activeFavorites.has(id)).slice(0, alertLimit);
  return !sending.includes(beachId);
}
