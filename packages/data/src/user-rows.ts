import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredAccount } from './account-row.ts';
import { keys } from './keys.ts';
import { CODE_PURPOSES } from './letters.ts';
import { listUserRows } from './list-user-rows.ts';
import { processTable, type Table } from './table.ts';

type Row = Readonly<Record<string, unknown>>;
type Key = { readonly pk: string; readonly sk: string };

/** All that is kept about one person, beyond what goes by itself within a day. */
export interface UserRows {
  /** Every row of the user's own partition, as it is kept. */
  list(userId: string): Promise<Row[]>;
  /**
   * Removes favorites, alerts, what was mailed of them, pass codes and consent, then, at the very end and all at once, the
   * account and the names that lead to it: until then it can be asked for again. Twice is the same as once.
   */
  erase(account: Pick<StoredAccount, 'id' | 'email' | 'socials'>): Promise<void>;
}

export function dynamoUserRows(table: () => Table): UserRows {
  const list = (userId: string) => listUserRows(table(), userId);
  // What is gone already is as it should be: no condition.
  const remove = ({ pk, sk }: Key) => {
    const { db, name } = table();
    return db.send(new DeleteCommand({ TableName: name, Key: { pk, sk } }));
  };

  return {
    list,

    async erase({ id, email, socials }) {
      const profile = keys.profile(id);
      for (const { pk, sk } of await list(id)) if (sk !== profile.sk) await remove({ pk: String(pk), sk: String(sk) });
      for (const purpose of CODE_PURPOSES)
        for (const holder of [id, email]) await remove(keys.passCode(purpose, holder));
      await remove(keys.consent(email));

      const { db, name } = table();
      const named = [
        keys.accountOfEmail(email),
        ...socials.map((one) => keys.accountOfSocial(one.provider, one.subject)),
      ];
      await db.send(
        new TransactWriteCommand({
          TransactItems: [
            { Delete: { TableName: name, Key: profile } },
            // An address that another account took meanwhile is that one's.
            ...named.map((Key) => ({
              Delete: {
                TableName: name,
                Key,
                ConditionExpression: 'attribute_not_exists(pk) OR userId = :id',
                ExpressionAttributeValues: { ':id': id },
              },
            })),
          ],
        }),
      );
    },
  };
}

export const userRows: UserRows = dynamoUserRows(processTable);
