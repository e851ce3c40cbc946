import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './favorites/change-favorites.ts';
import type { Table } from './table.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Writes all or none. Returns the value paired with the first write whose condition fails, undefined when all were
 * written.
 */
export function writeAll<T>({ db }: Table, writes: readonly (readonly [Write, T])[]): Promise<T | undefined> {
  return retryConflicts(async () => {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: writes.map(([write]) => write) }));
      return undefined;
    } catch (error) {
      const failed = error instanceof TransactionCanceledException ? indexOfFailed(error.CancellationReasons) : -1;
      const refused = writes[failed];
      if (!refused) throw error;
      return refused[1];
    }
  });
}

function indexOfFailed(reasons: readonly CancellationReason[] | undefined): number {
  return reasons?.findIndex(({ Code }) => Code === 'ConditionalCheckFailed') ?? -1;
}
