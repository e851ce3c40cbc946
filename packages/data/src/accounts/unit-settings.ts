import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UnitChoices } from '@groundswell/forecast';
import { itemOfAlert } from '../alerts/alerts.ts';
import { changeFavorites, readFavorites } from '../favorites/change-favorites.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';

export interface UnitSettings {
  /** Changes the unit of one quantity, given as an option id; the units of other quantities stay. */
  change(userId: string, quantity: keyof UnitChoices, id: number): Promise<'changed' | 'gone'>;
}

export function dynamoUnitSettings(table: () => Table): UnitSettings {
  return {
    async change(userId, quantity, id) {
      const { db, name } = table();
      const update = {
        TableName: name,
        Key: keys.profile(userId),
        UpdateExpression: 'SET #units.#quantity = :id',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#units': 'units', '#quantity': quantity },
        ExpressionAttributeValues: { ':id': id },
      };
      const isOfAlerts = quantity === 'wvht' || quantity === 'scale';
      const hasAlerts = async () => isOfAlerts && (await readFavorites(table(), userId)).alerts.size > 0;
      if (!(await hasAlerts())) {
        const written = await isWritten(db, new UpdateCommand(update));
        if (!written) return 'gone';
      }
      // Checked again: a concurrent request may have saved an alert in the previous units.
      if (await hasAlerts()) {
        // An alert stores its heights in the account's units, so all alerts and the setting change in one transaction.
        await changeFavorites(table(), userId, ({ alerts }) => ({
          writes: [
            { Update: update },
            ...[...alerts.values()].map((alert) => ({
              Put: { TableName: name, Item: itemOfAlert({ ...alert, [quantity]: id }) },
            })),
          ],
        }));
      }
      return 'changed';
    },
  };
}

export const unitSettings: UnitSettings = dynamoUnitSettings(processTable);
