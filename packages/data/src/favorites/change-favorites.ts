import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { backOff } from '../back-off.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { FAVORITES_V, type FavoriteList, parseFavorites } from './favorite-rows.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What becomes of a list; what is left out stays. `writes` go with it, all or none. */
export interface FavoriteChange {
  readonly beachIds?: readonly number[];
  readonly alertBeachIds?: readonly number[];
  readonly writes?: readonly Write[];
}

/** Each round one of those that write the same user's list at once gets through; all rounds together wait 4 s at most. */
const MAX_ROUNDS = 12;
const LONGEST_WAIT_ROUND = 4;

/** A user's favorites and alerts as they are at this instant: one Query. */
export async function readFavorites({ db, name }: Table, userId: string): Promise<FavoriteList> {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':pk': keys.favorites(userId).pk,
        ':from': keys.alerts(userId).sk,
        ':to': keys.favorites(userId).sk,
      },
      ConsistentRead: true,
    }),
  );
  return parseFavorites(Items);
}

/**
 * Reads a user's list, lets `decide` say what becomes of it and writes that under the condition that the list is still as
 * it was read; when it is not, all of it again. `decide` answers undefined to leave everything as it is. Answers the
 * list that was last read.
 */
export async function changeFavorites(
  table: Table,
  userId: string,
  decide: (list: FavoriteList) => FavoriteChange | undefined,
): Promise<FavoriteList> {
  return retryConflicts(async () => {
    const list = await readFavorites(table, userId);
    const change = decide(list);
    if (change) await write(table, userId, list, change);
    return list;
  });
}

/** Tries again what failed since another wrote the same rows meanwhile; throws when that goes on. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 0; ; round++) {
    await backOff(Math.min(round, LONGEST_WAIT_ROUND));
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || round === MAX_ROUNDS) throw error;
    }
  }
}

async function write({ db, name }: Table, userId: string, list: FavoriteList, change: FavoriteChange): Promise<void> {
  await db.send(
    new TransactWriteCommand({
      TransactItems: [
        {
          Update: {
            TableName: name,
            Key: keys.favorites(userId),
            UpdateExpression: 'SET #type = :type, v = :v, beachIds = :beachIds, alertBeachIds = :alertBeachIds',
            ConditionExpression:
              'beachIds = :readIds AND (alertBeachIds = :readAlertIds OR attribute_not_exists(alertBeachIds))',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: {
              ':type': 'favorites',
              ':v': FAVORITES_V,
              ':beachIds': change.beachIds ?? list.beachIds,
              ':alertBeachIds': change.alertBeachIds ?? list.alertBeachIds,
              ':readIds': list.beachIds,
              ':readAlertIds': list.alertBeachIds,
            },
          },
        },
        ...(change.writes ?? []),
      ],
    }),
  );
}

function isConflict(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
  return codes.some((code) => code === 'ConditionalCheckFailed' || code === 'TransactionConflict');
}
