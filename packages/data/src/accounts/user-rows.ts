import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { type Consents, consents } from '../letters/consents.ts';
import { CODE_PURPOSES } from '../letters/letters.ts';
import { processTable, type Table } from '../table.ts';
import { listUserRows } from './list-user-rows.ts';
import { type PassCodes, passCodes } from './pass-codes.ts';

type Row = Readonly<Record<string, unknown>>;

/** All that is kept about one person, beyond what goes by itself within a day. */
export interface UserRows {
  /** Every row of the user's own partition, as it is kept. */
  list(userId: string): Promise<Row[]>;
  /** Removes what an account that is gone has left: favorites, alerts, what was mailed of them, codes. Twice is once. */
  erase(userId: string): Promise<void>;
  /** The same for what was kept under its address by then, UTC ms: what somebody asks for there later is not its own. */
  eraseAddress(email: string, erasedAt: number): Promise<void>;
}

/** A call that was under way writes as much later, at most. */
const UNDER_WAY_MS = 60_000;

export function dynamoUserRows(table: () => Table, codes: PassCodes, news: Consents): UserRows {
  const list = (userId: string) => listUserRows(table(), userId);
  // What is gone already is as it should be: no condition.
  const remove = (Key: { pk: string; sk: string }) => {
    const { db, name } = table();
    return db.send(new DeleteCommand({ TableName: name, Key }));
  };
  const removeCodes = async (holder: string, askedUntil?: number) => {
    for (const purpose of CODE_PURPOSES) await codes.removeAll(purpose, holder, askedUntil);
  };

  return {
    list,

    async erase(userId) {
      for (const { pk, sk } of await list(userId)) await remove({ pk: String(pk), sk: String(sk) });
      await removeCodes(userId);
    },

    async eraseAddress(email, erasedAt) {
      await removeCodes(email, erasedAt + UNDER_WAY_MS);
      await news.remove(email, erasedAt + UNDER_WAY_MS);
    },
  };
}

export const userRows: UserRows = dynamoUserRows(processTable, passCodes, consents);
