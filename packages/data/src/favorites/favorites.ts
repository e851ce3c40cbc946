import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { itemOfAlert } from '../alerts/alerts.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { changeFavorites, readFavorites, retryConflicts } from './change-favorites.ts';
import { checkAlertUnits } from './check-alert-units.ts';
import { FAVORITES_V, type FavoriteList } from './favorite-rows.ts';
import {
  type FavoriteLimits,
  findRemoved,
  forgetRemoved,
  itemOfRemoved,
  restoreFavorite,
} from './removed-favorites.ts';

interface Added {
  readonly outcome: 'added' | 'already' | 'full';
  readonly count: number;
}

export interface Favorites {
  /** Reads a user's favorites and alerts, consistently; both are empty when the user has none. */
  read(userId: string): Promise<FavoriteList>;
  /** Adds a beach at the end. `already` and `full` leave the list unchanged. */
  add(userId: string, beachId: number, limit: number): Promise<Added>;
  /** Removes a beach and its alert in one transaction; idempotent. Returns the number of remaining beaches. */
  remove(userId: string, beachId: number, now: number): Promise<number>;
  /**
   * Undoes a removal in one transaction: it restores the beach at its previous position, and its alert in the account's
   * current units. If the beach was added again meanwhile, only the alert is restored. After three days the beach is
   * added as a new favorite. `isAlertLeftOff`: the alert was on, but is restored turned off, because the plan's limit
   * of alerts is now reached.
   */
  restore(
    userId: string,
    beachId: number,
    limits: FavoriteLimits,
    now: number,
  ): Promise<Added & { readonly isAlertLeftOff?: boolean }>;
  /** Reorders the list. `stale`: the new order does not name every favorite exactly once, and nothing is changed. */
  reorder(userId: string, beachIds: readonly number[]): Promise<'reordered' | 'stale'>;
}

/** All favorites of a user are one item, so one condition enforces the plan's limit without a lock. */
export function dynamoFavorites(table: () => Table): Favorites {
  return {
    read: (userId) => readFavorites(table(), userId),

    async add(userId, beachId, limit) {
      const { db, name } = table();
      const update = new UpdateCommand({
        TableName: name,
        Key: keys.favorites(userId),
        UpdateExpression:
          'SET #type = :type, v = :v, beachIds = list_append(if_not_exists(beachIds, :none), :beach), changes = if_not_exists(changes, :zero) + :one',
        ConditionExpression:
          'attribute_not_exists(beachIds) OR (size(beachIds) < :limit AND NOT contains(beachIds, :id))',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':type': 'favorites',
          ':v': FAVORITES_V,
          ':none': [],
          ':zero': 0,
          ':one': 1,
          ':beach': [beachId],
          ':id': beachId,
          ':limit': limit,
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      try {
        const { Attributes } = await retryConflicts(() => db.send(update));
        return { outcome: 'added', count: Attributes?.beachIds.length };
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        const beachIds = (error.Item?.beachIds?.L ?? []).map(({ N }) => Number(N));
        return { outcome: beachIds.includes(beachId) ? 'already' : 'full', count: beachIds.length };
      }
    },

    async remove(userId, beachId, now) {
      const others = (ids: readonly number[]) => ids.filter((id) => id !== beachId);
      const { beachIds } = await changeFavorites(table(), userId, (list) =>
        list.beachIds.includes(beachId)
          ? {
              beachIds: others(list.beachIds),
              alertBeachIds: others(list.alertBeachIds),
              writes: [
                { Delete: { TableName: table().name, Key: keys.alert(userId, beachId) } },
                { Put: { TableName: table().name, Item: itemOfRemoved(userId, beachId, list, now) } },
              ],
            }
          : undefined,
      );
      return others(beachIds).length;
    },

    async restore(userId, beachId, limits, now) {
      const { name: TableName } = table();
      let outcome: Added & { readonly isAlertLeftOff?: boolean } = { outcome: 'full', count: 0 };
      await changeFavorites(table(), userId, async (list) => {
        const isThere = list.beachIds.includes(beachId);
        // Read in each round, because another tab may remove the beach meanwhile.
        const removed = await findRemoved(table(), userId, beachId, now);
        const change = restoreFavorite(list, beachId, removed, limits);
        const count = (change ?? list).beachIds.length;
        outcome = { outcome: isThere ? 'already' : change ? 'added' : 'full', count };
        if (!change) return undefined;
        const { alert, isAlertLeftOff, ...lists } = change;
        if (isAlertLeftOff) outcome = { ...outcome, isAlertLeftOff };
        const held = alert && (await checkAlertUnits(table(), userId));
        return {
          ...lists,
          writes: [
            ...(removed ? [forgetRemoved(TableName, userId, beachId, removed)] : []),
            ...(alert ? [{ Put: { TableName, Item: itemOfAlert({ ...alert, ...held?.units }) } }] : []),
            ...(held?.checks ?? []),
          ],
        };
      });
      return outcome;
    },

    async reorder(userId, beachIds) {
      const { beachIds: before } = await changeFavorites(table(), userId, (list) => {
        const isNew = beachIds.some((id, index) => id !== list.beachIds[index]);
        return isNew && namesEachOnce(beachIds, list.beachIds) ? { beachIds } : undefined;
      });
      return namesEachOnce(beachIds, before) ? 'reordered' : 'stale';
    },
  };
}

function namesEachOnce(order: readonly number[], beachIds: readonly number[]): boolean {
  return order.length === beachIds.length && beachIds.every((id) => order.includes(id));
}

export const favorites: Favorites = dynamoFavorites(processTable);
