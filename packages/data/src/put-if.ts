import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { isWritten } from './is-written.ts';
import type { Table } from './table.ts';

/**
 * Puts an item where a condition on the one that is stored holds, with the condition's values by `:name`; a reserved word
 * stands in it as `#word`. False where it does not hold, and nothing was written.
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
