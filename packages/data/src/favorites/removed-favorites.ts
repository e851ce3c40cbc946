import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { type FavoriteList, parseAlert, type StoredAlert } from './favorite-rows.ts';

/** How long a removal can be undone; an offline device sends its undo only when it reconnects. */
export const UNDO_MS = 3 * 86_400_000;
const REMOVED_V = 1;

/**
 * A removed favorite: the positions of the beach and of its alert in their lists, and the lengths of both lists at the
 * removal.
 */
export interface RemovedFavorite {
  readonly position: number;
  readonly count: number;
  readonly alert: StoredAlert | undefined;
  readonly alertPosition: number;
  readonly alertCount: number;
  /** UTC ms. */
  readonly undoUntil: number;
}

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

/** Finds a removed favorite; undefined when the beach was not removed, or the time to undo it is over. */
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
    undoUntil: Number(item.undoUntil),
  };
}

/**
 * Deletes the stored removal of a favorite, on condition that it is unchanged since the read. A later removal may hold
 * another alert, and a link in an email may have turned off the stored alert.
 */
export function forgetRemoved(TableName: string, userId: string, beachId: number, removed: RemovedFavorite) {
  const { undoUntil, alert } = removed;
  return {
    Delete: {
      TableName,
      Key: keys.removedFavorite(userId, beachId),
      ConditionExpression: `undoUntil = :undoUntil${alert ? ' AND alert.active = :active' : ''}`,
      ExpressionAttributeValues: { ':undoUntil': undoUntil, ...(alert && { ':active': alert.active }) },
    },
  };
}

/**
 * Turns off the alert stored with a removed favorite, so that an undo restores it turned off. The write requires that
 * the favorite was not removed again since the read.
 */
export function turnRemovedOff(TableName: string, userId: string, beachId: number, { undoUntil }: RemovedFavorite) {
  return {
    Update: {
      TableName,
      Key: keys.removedFavorite(userId, beachId),
      UpdateExpression: 'SET alert.active = :off',
      ConditionExpression: 'undoUntil = :undoUntil',
      ExpressionAttributeValues: { ':off': false, ':undoUntil': undoUntil },
    },
  };
}

/**
 * Returns the lists with a favorite restored at its position, or appended when no removal is stored. Returns undefined
 * when the plan's limit is reached, or favorite and alert are already there. A list that exceeded a smaller plan's
 * limit before the removal may regain its previous length. The alert is restored turned off when the limit of alerts is
 * reached. If the beach was added again meanwhile, only the alert is restored.
 */
export function restoreFavorite(
  { beachIds, alertBeachIds, alerts }: FavoriteList,
  beachId: number,
  removed: RemovedFavorite | undefined,
  limits: FavoriteLimits,
) {
  const isThere = beachIds.includes(beachId);
  const alert = alerts.has(beachId) ? undefined : removed?.alert;
  const isFull = beachIds.length >= Math.max(limits.favorites, removed?.count ?? 0);
  if (isThere ? !alert : isFull) return undefined;
  const wasOn = alert?.active === true;
  const isOn = wasOn && alertBeachIds.length < Math.max(limits.alerts, removed?.alertCount ?? 0);
  return {
    beachIds: isThere ? beachIds : withAt(beachIds, removed?.position ?? beachIds.length, beachId),
    alertBeachIds: isOn ? withAt(alertBeachIds, removed?.alertPosition ?? 0, beachId) : alertBeachIds,
    alert: alert && { ...alert, active: isOn },
    isAlertLeftOff: wasOn && !isOn,
  };
}

function withAt(ids: readonly number[], position: number, id: number): readonly number[] {
  return [...ids.slice(0, position), id, ...ids.slice(position)];
}
