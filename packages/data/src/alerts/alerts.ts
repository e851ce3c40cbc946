import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { changeFavorites, readFavorites } from '../favorites/change-favorites.ts';
import { checkAlertUnits } from '../favorites/check-alert-units.ts';
import {
  ALERT_V,
  type AlertSettings,
  type AlertUnits,
  type FavoriteList,
  parseAlert,
  type StoredAlert,
} from '../favorites/favorite-rows.ts';
import { findRemoved, turnRemovedOff } from '../favorites/removed-favorites.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';

/** The sparse index of alerts that are on. */
export const ALERTS_INDEX = 'alerts';

export interface AlertToSave extends AlertSettings, AlertUnits {
  readonly active: boolean;
}

export interface Alerts {
  /**
   * Saves the alert of a favorite, in the account's current units; `limit` is the number of alerts in the plan. `full`:
   * that number of alerts is already on, and the alert is not saved. An alert that is on stays on when saved, even
   * above the limit of a smaller plan.
   */
  save(
    userId: string,
    beachId: number,
    alert: AlertToSave,
    limit: number,
    now: number,
  ): Promise<{ outcome: 'saved' | 'full' | 'no-favorite'; list: FavoriteList }>;
  /** Returns whether an alert is on, or would be on again after an undo of its favorite's removal. */
  isOn(userId: string, beachId: number, now: number): Promise<boolean>;
  /**
   * Turns an alert off; idempotent. It also applies to the alert of a removed favorite whose removal can still be
   * undone.
   */
  turnOff(userId: string, beachId: number, now: number): Promise<void>;
  /**
   * Lists the alerts of a beach that are on, by user, at most `limit`; `next` is the next call's `after`, absent at the
   * end.
   */
  listOfBeach(beachId: number, limit: number, after?: string): Promise<{ alerts: StoredAlert[]; next?: string }>;
}

export function dynamoAlerts(table: () => Table): Alerts {
  return {
    async save(userId, beachId, alert, limit, now) {
      let outcome: 'saved' | 'full' | 'no-favorite' = 'saved';
      let saved: StoredAlert = { ...alert, userId, beachId, createdAt: now };
      const list = await changeFavorites(table(), userId, async ({ beachIds, alertBeachIds, alerts }) => {
        const isOn = alertBeachIds.includes(beachId);
        const isFull = alert.active && !isOn && alertBeachIds.length >= limit;
        outcome = !beachIds.includes(beachId) ? 'no-favorite' : isFull ? 'full' : 'saved';
        if (outcome !== 'saved') return undefined;
        const { units, checks } = await checkAlertUnits(table(), userId);
        saved = { ...saved, ...units, createdAt: alerts.get(beachId)?.createdAt ?? now };
        return {
          alertBeachIds: withAlertTurned(alertBeachIds, beachId, alert.active),
          writes: [{ Put: { TableName: table().name, Item: itemOfAlert(saved) } }, ...checks],
        };
      });
      if (outcome !== 'saved') return { outcome, list };
      const alertBeachIds = withAlertTurned(list.alertBeachIds, beachId, alert.active);
      return { outcome, list: { ...list, alertBeachIds, alerts: new Map(list.alerts).set(beachId, saved) } };
    },

    async isOn(userId, beachId, now) {
      const { beachIds, alertBeachIds } = await readFavorites(table(), userId);
      if (beachIds.includes(beachId)) return alertBeachIds.includes(beachId);
      return (await findRemoved(table(), userId, beachId, now))?.alert?.active ?? false;
    },

    async turnOff(userId, beachId, now) {
      await changeFavorites(table(), userId, async ({ beachIds, alertBeachIds, alerts }) => {
        if (!beachIds.includes(beachId)) {
          const removed = await findRemoved(table(), userId, beachId, now);
          return removed?.alert?.active
            ? { writes: [turnRemovedOff(table().name, userId, beachId, removed)] }
            : undefined;
        }
        const alert = alerts.get(beachId);
        if (!alert || !alertBeachIds.includes(beachId)) return undefined;
        const Item = itemOfAlert({ ...alert, active: false });
        return {
          alertBeachIds: withAlertTurned(alertBeachIds, beachId, false),
          writes: [{ Put: { TableName: table().name, Item } }],
        };
      });
    },

    async listOfBeach(beachId, limit, after) {
      const { db, name } = table();
      const { Items = [], LastEvaluatedKey } = await db.send(
        new QueryCommand({
          TableName: name,
          IndexName: ALERTS_INDEX,
          KeyConditionExpression: 'alertsOf = :beach',
          ExpressionAttributeValues: { ':beach': keys.alertsOf(beachId).alertsOf },
          Limit: limit,
          ...(after !== undefined && {
            ExclusiveStartKey: { ...keys.alert(after, beachId), ...keys.alertIndex(after, beachId) },
          }),
        }),
      );
      const alerts = Items.flatMap((item) => parseAlert(item) ?? []);
      // The cursor comes from the rows, not from the parsed alerts, so that an unreadable row does not end the paging.
      const next = LastEvaluatedKey && Items.at(-1)?.userId;
      return { alerts, ...(next !== undefined && { next: String(next) }) };
    },
  };
}

/**
 * Returns the list of active alerts after a change. An alert turned on is appended, unless it is already in the list;
 * an alert turned off is removed.
 */
function withAlertTurned(beachIds: readonly number[], beachId: number, on: boolean): readonly number[] {
  if (on) return beachIds.includes(beachId) ? beachIds : [...beachIds, beachId];
  return beachIds.filter((id) => id !== beachId);
}

/** Builds an alert's item. Only an alert that is on has the keys of the sparse index. */
export function itemOfAlert(alert: StoredAlert): Record<string, unknown> {
  const { userId, beachId, active } = alert;
  return {
    ...keys.alert(userId, beachId),
    type: 'alert',
    v: ALERT_V,
    ...alert,
    ...(active && keys.alertIndex(userId, beachId)),
  };
}

export const alerts: Alerts = dynamoAlerts(processTable);
