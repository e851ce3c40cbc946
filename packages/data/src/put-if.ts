import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { isWritten } from './is-written.ts';
import type { Table } from './table.ts';

/**
 * Puts an item if a condition on the stored item holds. The condition's values are named `:name`; reserved words in it
 * are written `#word`. Returns false when the condition fails and nothing is written.
 */
export function putIf(
  { db, name }: Table,
  item: Record<string, unknown>,
  condition: string,
  values?: Record<string, unknown>,
): Promise<boolean> {
  const names = [...condition.matchAll(/#(\w+)/g)].map(([key, word]) => [key, word]);
  return isWritten(
    db,
    new PutCommand({
      TableName: name,
      Item: item,
      ConditionExpression: condition,
      ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
      ...(values && { ExpressionAttributeValues: values }),
    }),
  );
}
