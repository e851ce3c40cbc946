import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { findItem } from './find-item.ts';
import { keys } from './keys.ts';
import type { CodePurpose } from './letters.ts';
import { processTable, type Table } from './table.ts';

/** Guesses that one code takes. */
const TRIES = 5;

/** A code as it is kept: `holder` is who it was mailed to, `digest` a keyed hash of it. */
export interface PassCode {
  readonly purpose: CodePurpose;
  readonly holder: string;
  readonly digest: string;
  /** Tells it from the codes before and after it. */
  readonly requestId: string;
  /** UTC ms. */
  readonly askedAt: number;
  readonly goodUntil: number;
}

export interface PassCodes {
  /** Keeps a code in place of the one before. `same`: it is there already; `older`: one that was asked for later is. */
  put(code: PassCode): Promise<'stored' | 'same' | 'older'>;
  /**
   * Uses a code up. Each guess counts before it is compared, so that parallel ones are five together; of parallel right
   * ones one wins. `gone`: none, too old, used or guessed at too often.
   */
  use(
    purpose: CodePurpose,
    holder: string,
    digest: string,
    now: number,
  ): Promise<{ readonly outcome: 'right'; readonly requestId: string } | { readonly outcome: 'wrong' | 'gone' }>;
  /** When the code that is kept was used; undefined where it was not. UTC ms. */
  usedAt(purpose: CodePurpose, holder: string): Promise<number | undefined>;
  /** Takes what a right code allowed, once; false when it was taken, or another code is kept since. */
  spend(purpose: CodePurpose, holder: string, requestId: string): Promise<boolean>;
}

export function dynamoPassCodes(table: () => Table): PassCodes {
  const write = async (command: UpdateCommand) => {
    try {
      const { Attributes } = await table().db.send(command);
      return Attributes ?? {};
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };

  return {
    async put(code) {
      const Item = {
        ...keys.passCode(code.purpose, code.holder),
        type: 'pass-code',
        v: 1,
        ...code,
        tries: 0,
        // Kept as long after its time as what it allows may be asked for.
        expiresAt: Math.ceil((2 * code.goodUntil - code.askedAt) / 1000),
      };
      try {
        await table().db.send(
          new PutCommand({
            TableName: table().name,
            Item,
            ConditionExpression: 'attribute_not_exists(pk) OR askedAt < :askedAt',
            ExpressionAttributeValues: { ':askedAt': code.askedAt },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return 'stored';
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return error.Item?.requestId?.S === code.requestId ? 'same' : 'older';
      }
    },

    async use(purpose, holder, digest, now) {
      const guessed = await write(
        new UpdateCommand({
          TableName: table().name,
          Key: keys.passCode(purpose, holder),
          UpdateExpression: 'ADD tries :one',
          ConditionExpression: 'tries < :tries AND goodUntil > :now AND attribute_not_exists(usedAt)',
          ExpressionAttributeValues: { ':one': 1, ':tries': TRIES, ':now': now },
          ReturnValues: 'ALL_NEW',
        }),
      );
      if (!guessed) return { outcome: 'gone' };
      if (guessed.digest !== digest) return { outcome: 'wrong' };
      const requestId = String(guessed.requestId);
      const used = await write(
        new UpdateCommand({
          TableName: table().name,
          Key: keys.passCode(purpose, holder),
          UpdateExpression: 'SET usedAt = :now',
          ConditionExpression: 'attribute_not_exists(usedAt) AND requestId = :requestId',
          ExpressionAttributeValues: { ':now': now, ':requestId': requestId },
        }),
      );
      return used ? { outcome: 'right', requestId } : { outcome: 'gone' };
    },

    async usedAt(purpose, holder) {
      const code = await findItem(table(), keys.passCode(purpose, holder), 'consistent');
      return typeof code?.usedAt === 'number' ? code.usedAt : undefined;
    },

    async spend(purpose, holder, requestId) {
      const spent = await write(
        new UpdateCommand({
          TableName: table().name,
          Key: keys.passCode(purpose, holder),
          UpdateExpression: 'SET spent = :true',
          ConditionExpression: 'requestId = :requestId AND attribute_not_exists(spent)',
          ExpressionAttributeValues: { ':true': true, ':requestId': requestId },
        }),
      );
      return spent !== undefined;
    },
  };
}

export const passCodes: PassCodes = dynamoPassCodes(processTable);
