import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CodePurpose } from '../email/queued-emails.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';

/** The guesses allowed for one code. */
const TRIES = 5;

/** The identity of a code: its purpose, its holder (an address, a user), and the requesting browser. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly holder: string;
  readonly browserId: string;
}

/** A stored code; `digest` is its keyed hash. */
export interface PassCode extends CodeKey {
  readonly digest: string;
  /** The id that distinguishes this code from earlier and later ones. */
  readonly requestId: string;
  /** UTC ms. */
  readonly askedAt: number;
  readonly goodUntil: number;
  /** See `RightCode.accountId`. */
  readonly accountId?: string | undefined;
}

/** A code that was given correctly. */
export interface RightCode extends CodeKey {
  readonly requestId: string;
  /** The code was used before: the browser repeats a request whose reply it may have lost. */
  readonly isUsed?: true;
  /**
   * The account that the address had when the code was mailed; absent when it had none. Only codes for an address have
   * it.
   */
  readonly accountId?: string | undefined;
}

export interface PassCodes {
  /**
   * Stores a code in place of the previous one. `same`: it is already stored; `older`: a code requested later is
   * stored.
   */
  put(code: PassCode): Promise<'stored' | 'same' | 'older'>;
  /**
   * Compares a guess, digested with each valid key, with the code. Each guess is counted before it is compared, so
   * parallel guesses are limited to five together. Undefined: wrong, missing, expired or guessed too often.
   */
  guess(place: CodeKey, digests: readonly string[], now: number): Promise<RightCode | undefined>;
  /** Uses a correct code. A repeated or parallel use succeeds too, and keeps the time of the first. */
  use(code: RightCode, now: number): Promise<boolean>;
  /** Whether a code was used, and no newer one is stored. */
  isUsed(code: RightCode): Promise<boolean>;
  /** Returns when the stored code was used, UTC ms; undefined while unused. */
  usedAt(place: CodeKey): Promise<number | undefined>;
  /** Removes the codes of all browsers, except those requested after `requestedUntil` (UTC ms). */
  removeAll(purpose: CodePurpose, holder: string, requestedUntil?: number): Promise<void>;
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
        ...keyOf(code),
        type: 'pass-code',
        v: 2,
        ...code,
        tries: 0,
        // The row outlives the code by one validity period, during which the permission of a used code can be spent.
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

    async guess(place, digests, now) {
      const guessed = await write(
        new UpdateCommand({
          TableName: table().name,
          Key: keyOf(place),
          UpdateExpression: 'ADD tries :one',
          ConditionExpression: 'tries < :tries AND goodUntil > :now',
          ExpressionAttributeValues: { ':one': 1, ':tries': TRIES, ':now': now },
          ReturnValues: 'ALL_NEW',
        }),
      );
      const { purpose, holder, browserId } = place;
      if (!guessed || !digests.includes(String(guessed.digest))) return undefined;
      const { requestId, accountId, usedAt } = guessed;
      return {
        purpose,
        holder,
        browserId,
        requestId: String(requestId),
        ...(typeof accountId === 'string' && { accountId }),
        ...(usedAt !== undefined && { isUsed: true }),
      };
    },

    async use(code, now) {
      const { Update } = useCode(table(), code, now);
      const repeatable = {
        ...Update,
        UpdateExpression: 'SET usedAt = if_not_exists(usedAt, :now)',
        ConditionExpression: 'requestId = :requestId',
      };
      return (await write(new UpdateCommand(repeatable))) !== undefined;
    },

    async isUsed(code) {
      const stored = await findItem(table(), keyOf(code), 'consistent');
      return stored?.requestId === code.requestId && stored.usedAt !== undefined;
    },

    async usedAt(place) {
      const code = await findItem(table(), keyOf(place), 'consistent');
      return typeof code?.usedAt === 'number' ? code.usedAt : undefined;
    },

    async removeAll(purpose, holder, requestedUntil = Number.POSITIVE_INFINITY) {
      const { db, name } = table();
      const { rows } = await queryRows(table(), keys.passCodes(purpose, holder), { consistent: true });
      for (const { pk, sk } of rows.filter(({ askedAt }) => Number(askedAt) <= requestedUntil))
        await db.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
    },
  };
}

/** Uses a correct code in the transaction it permits. */
export function useCode({ name }: Table, code: RightCode, now: number) {
  return {
    Update: {
      TableName: name,
      Key: keyOf(code),
      UpdateExpression: 'SET usedAt = :now',
      ConditionExpression: 'attribute_not_exists(usedAt) AND requestId = :requestId',
      ExpressionAttributeValues: { ':now': now, ':requestId': code.requestId },
    },
  } satisfies Write;
}

/** Spends the permission of a used code, once, in the transaction it permits; fails when a newer code is stored. */
export function spendCode({ name }: Table, code: RightCode): Write {
  return {
    Update: {
      TableName: name,
      Key: keyOf(code),
      UpdateExpression: 'SET spent = :true',
      ConditionExpression: 'requestId = :requestId AND attribute_not_exists(spent)',
      ExpressionAttributeValues: { ':true': true, ':requestId': code.requestId },
    },
  };
}

function keyOf({ purpose, holder, browserId }: CodeKey) {
  return keys.passCode(purpose, holder, browserId);
}

export const passCodes: PassCodes = dynamoPassCodes(processTable);
