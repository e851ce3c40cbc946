import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import type { AlertUnits } from './favorite-rows.ts';

/**
 * Reads the account's wave-height units, with a condition check for the transaction that writes an alert. The check
 * makes the transaction fail when the user changes units meanwhile, so an alert's heights always match the account's
 * units. Without an account it returns no units and no checks.
 */
export async function checkAlertUnits(table: Table, userId: string) {
  const Key = keys.profile(userId);
  const units = (await findItem(table, Key, 'consistent'))?.units;
  if (!isOfUnits(units)) return { checks: [] };
  const { wvht, scale } = units;
  const check = {
    ConditionCheck: {
      TableName: table.name,
      Key,
      ConditionExpression: '#units.wvht = :wvht AND #units.#scale = :scale',
      ExpressionAttributeNames: { '#units': 'units', '#scale': 'scale' },
      ExpressionAttributeValues: { ':wvht': wvht, ':scale': scale },
    },
  };
  return { units: { wvht, scale }, checks: [check] };
}

function isOfUnits(units: unknown): units is AlertUnits {
  return typeof units === 'object' && units !== null && 'wvht' in units && 'scale' in units;
}
