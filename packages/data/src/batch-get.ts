import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { backOff } from './back-off.ts';
import type { Table } from './table.ts';

/** DynamoDB's limit for one BatchGetItem. */
const BATCH = 100;
const MAX_ATTEMPTS = 6;

/**
 * Reads the items with these keys and returns them in any order; missing items are left out. Throws when the table
 * stays busy.
 */
export async function batchGet(
  table: Table,
  wanted: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
    wanted.slice(index * BATCH, (index + 1) * BATCH),
  );
  const items: Record<string, unknown>[] = [];
  for (const batch of batches) items.push(...(await readBatch(table, batch)));
  return items;
}

async function readBatch(
  { db, name }: Table,
  batch: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let wanted: Record<string, unknown>[] = [...batch];
  for (let round = 0; wanted.length > 0; round++) {
    if (round === MAX_ATTEMPTS) throw new Error(`DynamoDB left ${wanted.length} items unread ${MAX_ATTEMPTS} times.`);
    await backOff(round);
    const reply = await db.send(new BatchGetCommand({ RequestItems: { [name]: { Keys: wanted } } }));
    items.push(...(reply.Responses?.[name] ?? []));
    wanted = reply.UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return items;
}
