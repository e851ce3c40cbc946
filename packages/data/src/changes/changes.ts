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
  /** The account's id, since a name or an address would outlive the account. Absent when a job made the change. */
  userId: v.optional(v.string()),
  /** An author by public number, recorded when the account is erased. */
  authorId: v.optional(v.number()),
  /** The kind of subject: a section of the site, a picture, a post, an author. */
  kind: v.string(),
  /** The name or id of the subject. */
  subject: v.string(),
  /** The title that a post had at the time of the change, or the file name of a picture. */
  title: v.optional(v.string()),
  action: v.string(),
  revision: v.optional(v.number()),
});
/** A log entry: someone changed something at an instant, UTC ms. */
export type Change = Readonly<v.InferOutput<typeof StoredChange>>;

export interface Changes {
  /** Lists a page of changes, newest first; `next` is the `after` of the next page. */
  list(after?: string): Promise<{ readonly changes: readonly Change[]; readonly next?: string }>;
}

/**
 * Returns the write of a log entry, for the same transaction as the change it describes, so that neither exists alone.
 */
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
