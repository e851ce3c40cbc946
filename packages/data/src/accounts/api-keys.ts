import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from '../favorites/change-favorites.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import type { StoredAccount, StoredApiKey } from './account-row.ts';

export interface ApiKeys {
  /**
   * Replaces the keys of an account as it was read by others. `changed`: they were changed meanwhile, or the session
   * that requests it is over.
   */
  replace(read: KeysRead, next: readonly StoredApiKey[], sessionId: string): Promise<'replaced' | 'changed'>;
}
export type KeysRead = Pick<StoredAccount, 'id' | 'apiKeys'>;

/** Keys are part of the account's row: each call of a key reads them with it, and they are gone with it. */
export function dynamoApiKeys(table: () => Table): ApiKeys {
  return {
    async replace({ id, apiKeys: read }, next, sessionId) {
      const { db, name } = table();
      const update = new UpdateCommand({
        TableName: name,
        Key: keys.profile(id),
        UpdateExpression: 'SET apiKeys = :next',
        ConditionExpression: `attribute_exists(sessions.#requester) AND ${read ? 'apiKeys = :read' : 'attribute_not_exists(apiKeys)'}`,
        ExpressionAttributeNames: { '#requester': sessionId },
        ExpressionAttributeValues: { ':next': next, ...(read && { ':read': read }) },
      });
      try {
        await retryConflicts(() => db.send(update));
        return 'replaced';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'changed';
        throw error;
      }
    },
  };
}

export const apiKeys: ApiKeys = dynamoApiKeys(processTable);
