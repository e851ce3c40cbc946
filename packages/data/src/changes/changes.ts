import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';

const KEPT_HOURS = 365 * 24;
const PAGE = 30;

const StoredChange = v.object({
  at: v.number(),
  /** The account's id: a name or an address would outlive the account. Absent where nobody did it. */
  userId: v.optional(v.string()),
  /** A writer by public number, whose account is gone. */
  authorId: v.optional(v.number()),
  /** What kind of thing: a section of the site, a picture, a post, a writer. */
  kind: v.string(),
  /** Which one: its name or id. */
  subject: v.string(),
  /** What a post was called then, or the file of a picture. */
  title: v.optional(v.string()),
  action: v.string(),
  revision: v.optional(v.number()),
});
/** That somebody changed something, at an instant, UTC ms. */
export type Change = Readonly<v.InferOutput<typeof StoredChange>>;

export interface Changes {
  /** A page, the newest first; `next` leads to the page after it. */
  list(after?: string): Promise<{ readonly changes: readonly Change[]; readonly next?: string }>;
}

/** The log's line of a change, for the transaction that makes it: there is none without the other. */
export function changeWrite({ name }: Table, change: Change): Write {
  return {
    Put: {
      TableName: name,
      Item: {
        ...keys.change(change.at, randomBytes(6).toString('base64url')),
        type: 'change',
        v: 1,
        ...change,
        expiresAt: expiresAfterHours(KEPT_HOURS, change.at),
      },
    },
  };
}

export function dynamoChanges(table: () => Table): Changes {
  return {
    async list(after) {
      const { rows, ...page } = await queryRows(table(), keys.changes(), { backwards: true, limit: PAGE, after });
      return { changes: rows.map((row) => v.parse(StoredChange, row)), ...page };
    },
  };
}

export const changes: Changes = dynamoChanges(processTable);
