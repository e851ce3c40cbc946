import { asText } from '../../template/json.ts';
import type { TablePlan } from '../../template/plan.ts';
import { requestTables } from './request-tables.ts';

/**
 * Creates the missing tables. With a pinned clock no TTL is set: the engine expires items by the machine's clock, which
 * would remove all items of a cloud set to an earlier year.
 */
export async function createTables(url: string, tables: readonly TablePlan[], isClockPinned: boolean): Promise<void> {
  const { TableNames } = await requestTables(url, 'ListTables', {});
  const existing = new Set(Array.isArray(TableNames) ? TableNames.map((name) => asText(name, 'table name')) : []);
  for (const { name, create, ttlAttribute } of tables) {
    if (existing.has(name)) continue;
    await requestTables(url, 'CreateTable', create);
    if (ttlAttribute === undefined || isClockPinned) continue;
    const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
    await requestTables(url, 'UpdateTimeToLive', { TableName: name, TimeToLiveSpecification });
  }
}
