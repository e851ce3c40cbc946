import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { type Consents, consents } from '../letters/consents.ts';
import { CODE_PURPOSES } from '../letters/letters.ts';
import { processTable, type Table } from '../table.ts';
import { listUserRows } from './list-user-rows.ts';
import { type PassCodes, passCodes } from './pass-codes.ts';

type Row = Readonly<Record<string, unknown>>;

/** All data stored about one person, except what expires within a day. */
export interface UserRows {
  /** Every row of the user's own partition, as stored. */
  list(userId: string): Promise<Row[]>;
  /** Removes the remains of an erased account: favorites, alerts, their sends, codes. Idempotent. */
  erase(userId: string): Promise<void>;
  /** The same for data stored under its address until `erasedAt`, UTC ms; later data is someone else's. */
  eraseAddress(email: string, erasedAt: number): Promise<void>;
}

/** The longest delay of a write by a call still in progress. */
const UNDER_WAY_MS = 60_000;

export function dynamoUserRows(table: () => Table, codes: PassCodes, news: Consents): UserRows {
  const list = (userId: string) => listUserRows(table(), userId);
  // Idempotent, so no condition.
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
