import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Every row of a user's own partition, by a consistent read. */
export async function listUserRows({ db, name }: Table, userId: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await db.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.profile(userId).pk },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    rows.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return rows;
}
