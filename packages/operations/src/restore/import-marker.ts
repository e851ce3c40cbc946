import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { ImportMarker } from './part.ts';

/** The marker's partition; exports and comparisons leave it out. */
export const MARKER_PK = 'RESTORE';
const Key = { pk: { S: MARKER_PK }, sk: { S: 'IMPORT' } };

/** Returns the marker of imports into a table. */
export function importMarker(db: DynamoDBClient, TableName: string): ImportMarker {
  return {
    async find() {
      const { Item } = await db.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }));
      return Item?.name?.S;
    },
    async begin(name) {
      const Item = { ...Key, name: { S: name } };
      const ConditionExpression = 'attribute_not_exists(pk)';
      await db.send(new PutItemCommand({ TableName, Item, ConditionExpression })).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new Error(`Another import into ${TableName} has just begun.`);
      });
    },
    async end(name) {
      const condition = {
        ConditionExpression: 'attribute_not_exists(pk) OR #name = :name',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':name': { S: name } },
      };
      await db.send(new DeleteItemCommand({ TableName, Key, ...condition }));
    },
  };
}
