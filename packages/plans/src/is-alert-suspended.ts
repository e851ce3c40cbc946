import type { Plan } from './plans.ts';

/** Favorite beaches in the user's order, and those with an alert, in the order in which they were turned on. */
interface Kept {
  readonly beachIds: readonly number[];
  readonly alertBeachIds: readonly number[];
}

/**
 * Whether a beach's alert is paused even if it is on. Alerts of favorites above the plan's number rest, and
 * of the others those above the plan's number of alerts, counted in the order in which they were turned on.
 */
export function isAlertSuspended(
  beachId: number,
  { beachIds, alertBeachIds }: Kept,
  { favoriteLimit, alertLimit }: Pick<Plan, 'favoriteLimit' | 'alertLimit'>,
): boolean {
  const held = new Set(beachIds.slice(0, favoriteLimit));
  const sending = alertBeachIds.filter((id) => held.has(id)).slice(0, alertLimit);
  return !sending.includes(beachId);
}
