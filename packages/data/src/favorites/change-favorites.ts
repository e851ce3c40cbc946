import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { backOff } from '../back-off.ts';
import { keys } from '../keys.ts';
import { queryRows, type Row } from '../query-rows.ts';
import type { Table } from '../table.ts';
import { FAVORITES_V, type FavoriteList, parseFavorites } from './favorite-rows.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A change of a favorites list. Absent fields leave their list unchanged; `writes` join the same transaction. */
export interface FavoriteChange {
  readonly beachIds?: readonly number[];
  readonly alertBeachIds?: readonly number[];
  readonly writes?: readonly Write[];
}

/**
 * In each round, one of several concurrent writers of a user's list succeeds, so 12 rounds allow 12 writers. All rounds
 * together wait at most 4 s.
 */
const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_ROUND = 4;

/** A user's favorites and alerts by one consistent Query. */
export async function readFavorites(table: Table, userId: string): Promise<FavoriteList> {
  return parseFavorites(await readRows(table, userId));
}

async function readRows(table: Table, userId: string): Promise<Row[]> {
  const { pk, sk: to } = keys.favorites(userId);
  const { rows } = await queryRows(table, { pk, from: keys.alerts(userId).sk, to }, { consistent: true });
  return rows;
}

/**
 * Reads a user's list, calls `decide` for the change and writes it on condition that the list is still as read. When
 * another writer was faster, it repeats all three steps. `decide` returns undefined to change nothing. Returns the list
 * that was last read.
 */
export async function changeFavorites(
  table: Table,
  userId: string,
  decide: (list: FavoriteList) => FavoriteChange | undefined | Promise<FavoriteChange | undefined>,
): Promise<FavoriteList> {
  return retryConflicts(async () => {
    const rows = await readRows(table, userId);
    const list = parseFavorites(rows);
    const change = await decide(list);
    const row = rows.find(({ type }) => type === 'favorites');
    if (change) await write(table, userId, list, change, row?.changes);
    return list;
  });
}

/**
 * Retries an attempt that failed because a concurrent request wrote the same rows; throws when the conflict persists.
 */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 0; ; round++) {
    await backOff(Math.min(round, LONGEST_WAIT_ROUND));
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || round === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * Writes a change on condition that the row's revision still equals `changes`. A change of an alert alone raises the
 * revision too.
 */
async function write(
  { db, name }: Table,
  userId: string,
  list: FavoriteList,
  change: FavoriteChange,
  changes: unknown,
): Promise<void> {
  await db.send(
    new TransactWriteCommand({
      TransactItems: [
        {
          Update: {
            TableName: name,
            Key: keys.favorites(userId),
            UpdateExpression:
              'SET #type = :type, v = :v, beachIds = :beachIds, alertBeachIds = :alertBeachIds, changes = :changed',
            ConditionExpression: changes === undefined ? 'attribute_not_exists(changes)' : 'changes = :changes',
            ExpressionAttributeNames: { '#type': 'type' },
            ExpressionAttributeValues: {
              ':type': 'favorites',
              ':v': FAVORITES_V,
              ':beachIds': change.beachIds ?? list.beachIds,
              ':alertBeachIds': change.alertBeachIds ?? list.alertBeachIds,
              ':changed': Number(changes ?? 0) + 1,
              ...(changes !== undefined && { ':changes': changes }),
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
