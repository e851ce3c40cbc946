import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/**
 * Reads the item with this key, or undefined; `consistent` when a recent write must be seen. It uses Query, because
 * functions have no permission for GetItem.
 */
export async function findItem(
  { db, name }: Table,
  { pk, sk }: { readonly pk: string; readonly sk: string },
  consistency?: 'consistent',
): Promise<Record<string, unknown> | undefined> {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ...(consistency && { ConsistentRead: true }),
    }),
  );
  return Items[0];
}
