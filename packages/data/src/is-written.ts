import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { DeleteCommand, DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

/**
 * Sends a conditional write. Returns false when the condition failed and nothing was written; other errors are thrown.
 */
export async function isWritten(
  db: DynamoDBDocumentClient,
  write: PutCommand | UpdateCommand | DeleteCommand,
): Promise<boolean> {
  try {
    // The assertion is needed because the type of `send` accepts one kind of command, not a union of kinds.
    await db.send(write as PutCommand);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
