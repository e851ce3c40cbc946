import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../keys.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/**
 * An item outlives every message that could send its email again. A message stays up to 14 days in the dead-letter
 * queue, and an alert's claim lasts 20 days.
 */
const KEEP_HOURS = 21 * 24;
/** A mailing function times out after 20 seconds, so an older claim belongs to a function that was killed. */
const CLAIM_ENDS_MS = 60_000;

export interface SentEmails {
  /**
   * Claims the sending of an email; of concurrent claims, one succeeds. `mailed`: it was already sent; `busy`: another
   * claim is in progress, or its function was killed within the last minute.
   */
  claim(requestId: string, now: number): Promise<'claimed' | 'mailed' | 'busy'>;
  /** Records that the claimed email was sent. */
  markMailed(requestId: string, now: number): Promise<void>;
  /** Releases the claim made at `claimedAt`, because the email was not sent. */
  release(requestId: string, claimedAt: number): Promise<void>;
}

/** Each email has one small item with only its request id: neither its recipient nor its content. */
export function dynamoSentEmails(table: () => Table): SentEmails {
  const update = (requestId: string, UpdateExpression: string, more: object) =>
    table().db.send(
      new UpdateCommand({ TableName: table().name, Key: keys.sentEmail(requestId), UpdateExpression, ...more }),
    );

  return {
    async claim(requestId, now) {
      try {
        await update(requestId, 'SET claimedAt = :now, #type = :type, v = :v, expiresAt = :end', {
          ConditionExpression:
            'attribute_not_exists(mailedAt) AND (attribute_not_exists(claimedAt) OR claimedAt < :ended)',
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: {
            ':now': now,
            ':ended': now - CLAIM_ENDS_MS,
            ':type': 'mailed-letter',
            ':v': 1,
            ':end': expiresAfterHours(KEEP_HOURS, now),
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        });
        return 'claimed';
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return error.Item?.mailedAt ? 'mailed' : 'busy';
      }
    },

    async markMailed(requestId, now) {
      await update(requestId, 'SET mailedAt = :now', {
        ConditionExpression: 'attribute_exists(claimedAt)',
        ExpressionAttributeValues: { ':now': now },
      });
    },

    async release(requestId, claimedAt) {
      try {
        await update(requestId, 'REMOVE claimedAt', {
          ConditionExpression: 'claimedAt = :claimedAt AND attribute_not_exists(mailedAt)',
          ExpressionAttributeValues: { ':claimedAt': claimedAt },
        });
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
  };
}

export const sentEmails: SentEmails = dynamoSentEmails(processTable);
