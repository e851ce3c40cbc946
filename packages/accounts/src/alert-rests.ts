import type { FavoriteList } from '@groundswell/data';
import type { Plan } from '@groundswell/plans';

/**
 * Whether a beach's alert sends nothing for now though it may be on. Those of favorites above the plan's number rest;
 * of the others those past the plan's alerts, counted in the order in which they were turned on.
 */
export function alertRests(
  beachId: number,
  { beachIds, alertBeachIds }: Pick<FavoriteList, 'beachIds' | 'alertBeachIds'>,
  { favoriteLimit, alertLimit }: Pick<Plan, 'favoriteLimit' | 'alertLimit'>,
): boolean {
  const held = new Set(beachIds.slice(0, favoriteLimit));
  const sending = alertBeachIds.filter((id) => held.has(id)).slice(0, alertLimit);
  return !sending.includes(beachId);
}
