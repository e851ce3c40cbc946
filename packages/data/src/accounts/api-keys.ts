import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from '../favorites/change-favorites.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import type { StoredAccount, StoredApiKey } from './account-row.ts';

export interface ApiKeys {
  /**
   * Replaces an account's API keys, conditional on the keys that were read. `changed`: another request changed them
   * meanwhile, or the requesting session is over.
   */
  replace(read: KeysRead, next: readonly StoredApiKey[], sessionId: string): Promise<'replaced' | 'changed'>;
}
type KeysRead = Pick<StoredAccount, 'id' | 'apiKeys'>;

/**
 * API keys are part of the account's row: a call with a key reads them together, and erasing the account removes them.
 */
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
