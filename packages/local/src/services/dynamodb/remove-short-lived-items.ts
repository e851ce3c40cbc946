import { asList, asObject, asText, type Json, type JsonObject } from '../../template/json.ts';
import type { TablePlan } from '../../template/plan.ts';
import { requestTables } from './request-tables.ts';

/** The longest lifetime of a short-lived item, such as a rate limit counter. */
const SHORT_LIVED_MS = 2 * 3_600_000;
const MOST_IN_A_BATCH = 25;

/**
 * Removes items that expire within two hours, such as rate limit counters and codes. A pinned clock begins at the same
 * time with each start, so it would otherwise find the items of its previous run. `now` is the cloud's time, UTC ms.
 */
export async function removeShortLivedItems(url: string, tables: readonly TablePlan[], now: number): Promise<void> {
  for (const { name, create, ttlAttribute } of tables) {
    if (ttlAttribute === undefined) continue;
    const keys = asList(create.KeySchema, name).map((key) =>
      asText(asObject(key, name).AttributeName, `a key of ${name}`),
    );
    const wanted = {
      TableName: name,
      ProjectionExpression: keys.map((_, at) => `#k${at}`).join(', '),
      FilterExpression: '#ttl < :soon',
      ExpressionAttributeNames: {
        '#ttl': ttlAttribute,
        ...Object.fromEntries(keys.map((key, at) => [`#k${at}`, key])),
      },
      ExpressionAttributeValues: { ':soon': { N: String(Math.floor((now + SHORT_LIVED_MS) / 1000)) } },
    };
    for (let start: Json | undefined, isFirst = true; isFirst || start !== undefined; isFirst = false) {
      const page = await requestTables(url, 'Scan', {
        ...wanted,
        ...(start !== undefined && { ExclusiveStartKey: start }),
      });
      await remove(url, name, asList(page.Items, `items of ${name}`));
      start = page.LastEvaluatedKey;
    }
  }
}

async function remove(url: string, table: string, keys: readonly Json[]): Promise<void> {
  for (let at = 0; at < keys.length; at += MOST_IN_A_BATCH) {
    const requests: JsonObject[] = keys.slice(at, at + MOST_IN_A_BATCH).map((Key) => ({ DeleteRequest: { Key } }));
    await requestTables(url, 'BatchWriteItem', { RequestItems: { [table]: requests } });
  }
}
