import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { type FavoriteList, parseAlert, type StoredAlert } from './favorite-rows.ts';

/** So long a favorite that was removed can come back as it was. */
const UNDO_MS = 15 * 60_000;
const REMOVED_V = 1;

/** A favorite as it was when it was removed: its place among how many, its alert, and that alert's turn among how many. */
export interface RemovedFavorite {
  readonly position: number;
  readonly count: number;
  readonly alert: StoredAlert | undefined;
  readonly alertPosition: number;
  readonly alertCount: number;
}

/** What a plan lets be kept, and be on. */
export interface FavoriteLimits {
  readonly favorites: number;
  readonly alerts: number;
}

export function itemOfRemoved(userId: string, beachId: number, list: FavoriteList, now: number) {
  const { beachIds, alertBeachIds, alerts } = list;
  return {
    ...keys.removedFavorite(userId, beachId),
    type: 'removed-favorite',
    v: REMOVED_V,
    beachId,
    position: beachIds.indexOf(beachId),
    count: beachIds.length,
    alert: alerts.get(beachId),
    alertPosition: alertBeachIds.indexOf(beachId),
    alertCount: alertBeachIds.length,
    undoUntil: now + UNDO_MS,
    expiresAt: Math.ceil((now + UNDO_MS) / 1000),
  };
}

/** What was removed; undefined where it was never there, or its time is over. */
export async function findRemoved(
  table: Table,
  userId: string,
  beachId: number,
  now: number,
): Promise<RemovedFavorite | undefined> {
  const item = await findItem(table, keys.removedFavorite(userId, beachId), 'consistent');
  if (item?.type !== 'removed-favorite' || item.v !== REMOVED_V || Number(item.undoUntil) < now) return undefined;
  const { alert } = item;
  return {
    position: Number(item.position),
    count: Number(item.count),
    alert: typeof alert === 'object' && alert !== null ? parseAlert({ type: 'alert', v: 1, ...alert }) : undefined,
    alertPosition: Number(item.alertPosition),
    alertCount: Number(item.alertCount),
  };
}

/**
 * The lists with a favorite back in its place; undefined where the plan has none left. Above a smaller plan's numbers is
 * kept what was above them before. An alert that has lost its place to another comes back off.
 */
export function restored(
  { beachIds, alertBeachIds }: FavoriteList,
  beachId: number,
  removed: RemovedFavorite,
  limits: FavoriteLimits,
) {
  const { alert } = removed;
  if (beachIds.length >= Math.max(limits.favorites, removed.count)) return undefined;
  const isOn = alert?.active === true && alertBeachIds.length < Math.max(limits.alerts, removed.alertCount);
  return {
    beachIds: withAt(beachIds, removed.position, beachId),
    alertBeachIds: isOn ? withAt(alertBeachIds, removed.alertPosition, beachId) : alertBeachIds,
    alert: alert && { ...alert, active: isOn },
  };
}

function withAt(ids: readonly number[], position: number, id: number): readonly number[] {
  return [...ids.slice(0, position), id, ...ids.slice(position)];
}
