import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../keys.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** Longer than a letter's message can come back: parked for 14 days, claimed by an alert for 20. */
const KEEP_HOURS = 21 * 24;
/** A mailing function is stopped after 20 seconds, so an older claim belongs to one that was killed. */
const CLAIM_ENDS_MS = 60_000;

export interface SentEmails {
  /**
   * Claims the mailing of a letter; of several simultaneous claims one succeeds. `mailed`: it was
   * already sent; `busy`: another claim is in progress, or was killed within the last minute.
   */
  claim(requestId: string, now: number): Promise<'claimed' | 'mailed' | 'busy'>;
  /** Records that the claimed letter was sent. */
  markMailed(requestId: string, now: number): Promise<void>;
  /** Releases the claim made at `claimedAt`: the letter was not sent. */
  release(requestId: string, claimedAt: number): Promise<void>;
}

/** One small item for each letter, with only its request's id: neither its recipient nor its content. */
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
