import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { findItem } from './find-item.ts';
import { keys } from './keys.ts';
import { processTable, type Table } from './table.ts';

/** A limit of `most` uses in a period of seconds, which starts with the first use. */
export interface Limit {
  readonly most: number;
  readonly perS: number;
}

/**
 * The result of `take`. An allowed use has the number of uses left and the seconds until the period ends. A refused use
 * has the seconds until a retry can succeed.
 */
export type Taken =
  | { readonly allowed: true; readonly left: number; readonly endsInS: number }
  | { readonly allowed: false; readonly retryAfterS: number };

export interface Limits {
  /** Counts one use of `what` by `key` (an address, an account), unless the limit is reached. */
  take(what: string, key: string, limit: Limit, now?: number): Promise<Taken>;
  /** Returns whether the limit is already reached, without counting a use. */
  isReached(what: string, key: string, limit: Limit, now?: number): Promise<boolean>;
  clear(what: string, key: string, limit: Limit): Promise<void>;
  /**
   * Gives back a use that was taken at `now`, because the attempt was harmless. It has no effect when the limit's
   * period is over.
   */
  giveBack(what: string, key: string, limit: Limit, now?: number): Promise<void>;
}

/**
 * The largest difference between the clocks of concurrently running functions. A counter further in the future was
 * written before a clock was set back, for example when the local cloud restarts at a pinned time. It would last too
 * long, so it is ignored.
 */
const CLOCK_SKEW_MS = 60_000;

/** Each counter is one item and each count one conditional write, so parallel requests never exceed the limit. */
export function dynamoLimits(table: () => Table): Limits {
  return {
    async take(what, key, { most, perS }, now = Date.now()) {
      const { db, name } = table();
      const update = (expression: string, condition: string, values: Record<string, unknown>) =>
        new UpdateCommand({
          TableName: name,
          Key: keys.limit(what, digestOf(key), perS),
          UpdateExpression: expression,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: values,
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        });
      const latest = now + perS * 1000 + CLOCK_SKEW_MS;
      const counted = { ':one': 1, ':most': most, ':now': now, ':latest': latest };
      const begun = {
        ':one': 1,
        ':now': now,
        ':latest': latest,
        ':endsAt': now + perS * 1000,
        ':expiresAt': Math.ceil(now / 1000) + perS,
      };

      // A second round is needed when another request starts the counter between the two writes of the first round.
      for (let round = 0; round < 2; round++) {
        let taken: Readonly<Record<string, unknown>> | undefined;
        const full = await refusal(async () => {
          const count = update(
            'SET #count = #count + :one',
            '#count < :most AND endsAt > :now AND endsAt <= :latest',
            counted,
          );
          taken = (await db.send(count)).Attributes;
        });
        if (!full) {
          const left = most - Number(taken?.count);
          return { allowed: true, left, endsInS: Math.ceil((Number(taken?.endsAt) - now) / 1000) };
        }
        const endsAt = Number(full.endsAt?.N ?? 0);
        if (endsAt > now && endsAt <= latest) return { allowed: false, retryAfterS: Math.ceil((endsAt - now) / 1000) };
        const others = await refusal(() =>
          db.send(
            update(
              'SET #count = :one, endsAt = :endsAt, expiresAt = :expiresAt',
              'attribute_not_exists(#count) OR endsAt <= :now OR endsAt > :latest',
              begun,
            ),
          ),
        );
        if (!others) return { allowed: true, left: most - 1, endsInS: perS };
      }
      return { allowed: false, retryAfterS: 1 };
    },

    async isReached(what, key, { most, perS }, now = Date.now()) {
      const counter = await findItem(table(), keys.limit(what, digestOf(key), perS), 'consistent');
      const endsAt = Number(counter?.endsAt ?? 0);
      return Number(counter?.count ?? 0) >= most && endsAt > now && endsAt <= now + perS * 1000 + CLOCK_SKEW_MS;
    },

    async clear(what, key, { perS }) {
      const { db, name } = table();
      const update = new UpdateCommand({
        TableName: name,
        Key: keys.limit(what, digestOf(key), perS),
        UpdateExpression: 'REMOVE #count, endsAt',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#count': 'count' },
      });
      await refusal(() => db.send(update));
    },

    async giveBack(what, key, { perS }, now = Date.now()) {
      const { db, name } = table();
      await refusal(() =>
        db.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.limit(what, digestOf(key), perS),
            UpdateExpression: 'SET #count = #count - :one',
            ConditionExpression: '#count > :none AND endsAt > :now AND endsAt <= :latest',
            ExpressionAttributeNames: { '#count': 'count' },
            ExpressionAttributeValues: { ':one': 1, ':none': 0, ':now': now, ':latest': now + perS * 1000 },
          }),
        ),
      );
    },
  };
}

type OldItem = Readonly<Record<string, { readonly N?: string }>>;

/** Returns the current item when a write's condition fails; undefined when it was written. */
async function refusal(write: () => Promise<unknown>): Promise<OldItem | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return error.Item ?? {};
    throw error;
  }
}

/** Keys are hashed so that the table stores no email or network address. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

export const limits: Limits = dynamoLimits(processTable);
