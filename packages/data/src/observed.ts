import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ObservedAtBeach } from '@groundswell/forecast';
import { keys } from './keys.ts';
import { observedAttributes, parseObservedItem } from './observed-item.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from './table.ts';

/** Readings older than this are not conditions now; the item goes. */
const KEEP_HOURS = 24;
/** DynamoDB's limit for one BatchGetItem. */
const BATCH = 100;
const MAX_ROUNDS = 6;

export interface Observed {
  /** What is kept of these beaches, by id; a beach without observations is not in the map. */
  readMany(beachIds: readonly number[]): Promise<ReadonlyMap<number, ObservedAtBeach>>;
  /** Keeps observations unless a later check is there. `same`: the instruments say what was already kept. */
  put(beachId: number, observed: ObservedAtBeach): Promise<'stored' | 'same'>;
}

export function dynamoObserved(table: () => Table): Observed {
  return {
    async readMany(beachIds) {
      const found = new Map<number, ObservedAtBeach>();
      for (let start = 0; start < beachIds.length; start += BATCH) {
        for (const item of await readBatch(table(), beachIds.slice(start, start + BATCH))) {
          const parsed = isExpired(item, Date.now()) ? undefined : parseObservedItem(item);
          if (parsed) found.set(Number(String(item.pk).slice('BEACH#'.length)), parsed.observed);
        }
      }
      return found;
    },

    async put(beachId, observed) {
      const { db, name } = table();
      const digest = digestReadings(observed);
      try {
        await db.send(
          new PutCommand({
            TableName: name,
            Item: {
              ...keys.observed(beachId),
              ...observedAttributes({ digest, observed }),
              expiresAt: expiresAfterHours(KEEP_HOURS, observed.checkedAt),
            },
            ConditionExpression: 'attribute_not_exists(pk) OR (digest <> :digest AND checkedAt <= :checkedAt)',
            ExpressionAttributeValues: { ':digest': digest, ':checkedAt': observed.checkedAt },
          }),
        );
        return 'stored';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'same';
        throw error;
      }
    },
  };
}

/** Short fingerprint of what instruments said, whenever they were asked: equal readings, equal digest. */
export function digestReadings({ checkedAt: _, ...readings }: ObservedAtBeach): string {
  return createHash('sha256').update(JSON.stringify(readings)).digest('base64url').slice(0, 16);
}

async function readBatch({ db, name }: Table, beachIds: readonly number[]): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let wanted: Record<string, unknown>[] = beachIds.map((id) => keys.observed(id));
  for (let round = 0; wanted.length > 0; round++) {
    if (round === MAX_ROUNDS)
      throw new Error(`DynamoDB left ${wanted.length} observations unread ${MAX_ROUNDS} times.`);
    const reply = await db.send(new BatchGetCommand({ RequestItems: { [name]: { Keys: wanted } } }));
    items.push(...(reply.Responses?.[name] ?? []));
    wanted = reply.UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return items;
}

export const observed: Observed = dynamoObserved(processTable);
