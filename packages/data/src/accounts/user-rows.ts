import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { type PushBrowsers, pushBrowsers } from '../alerts/push-browsers.ts';
import { type Consents, consents } from '../email/consents.ts';
import { CODE_PURPOSES } from '../email/queued-emails.ts';
import { type CalendarFeeds, calendarFeeds } from '../favorites/calendar-feeds.ts';
import { removalOfSubscription } from '../plans/subscriptions.ts';
import { processTable, type Table } from '../table.ts';
import { type Widgets, widgets } from '../widgets/widgets.ts';
import { writeAll } from '../write-all.ts';
import { listUserRows } from './list-user-rows.ts';
import { type PassCodes, passCodes } from './pass-codes.ts';

type Row = Readonly<Record<string, unknown>>;

/** All data stored about one person, except what expires within a day. */
export interface UserRows {
  /** Lists every row of the user's own partition, as stored. */
  list(userId: string): Promise<Row[]>;
  /**
   * Removes the remaining rows of an erased account: favorites, alerts, records of sent alerts, browsers, codes.
   * Idempotent.
   */
  erase(userId: string): Promise<void>;
  /**
   * Removes data that was stored under the erased account's address up to `erasedAt`, UTC ms. Data stored later belongs
   * to someone else unless it carries this user id. Idempotent.
   */
  eraseAddress(email: string, userId: string, erasedAt: number): Promise<void>;
}

/** Rows are deleted in batches, because a surf log may hold 2,000 surfs. */
const AT_ONCE = 25;

export function dynamoUserRows(
  table: () => Table,
  codes: PassCodes,
  news: Consents,
  browsers: Pick<PushBrowsers, 'remove'>,
  made: Pick<Widgets, 'forgetMaker'>,
  feeds: Pick<CalendarFeeds, 'end'>,
): UserRows {
  const list = (userId: string) => listUserRows(table(), userId);
  // A delete is idempotent and needs no condition.
  const remove = (Key: { pk: string; sk: string }) => {
    const { db, name } = table();
    return db.send(new DeleteCommand({ TableName: name, Key }));
  };
  /**
   * Removes the row and updates the counters in one transaction, which fails when another request has removed the row
   * meanwhile.
   */
  const removeSubscription = (row: Row) =>
    writeAll(
      table(),
      removalOfSubscription(table(), row, Date.now()).map((write) => [write, 'removed'] as const),
    );
  const removeCodes = async (holder: string, requestedUntil?: number) => {
    for (const purpose of CODE_PURPOSES) await codes.removeAll(purpose, holder, requestedUntil);
  };

  return {
    list,

    async erase(userId) {
      // Browsers and the calendar feed are removed first: only these rows lead to their entries in other partitions.
      await browsers.remove(userId, () => true);
      await feeds.end(userId);
      const rows = await list(userId);
      const plain = rows.filter(({ type }) => type !== 'subscription');
      for (const row of rows) if (row.type === 'subscription') await removeSubscription(row);
      for (let from = 0; from < plain.length; from += AT_ONCE)
        await Promise.all(
          plain.slice(from, from + AT_ONCE).map(({ pk, sk }) => remove({ pk: String(pk), sk: String(sk) })),
        );
      await removeCodes(userId);
    },

    async eraseAddress(email, userId, erasedAt) {
      await removeCodes(email, erasedAt);
      await news.remove(email, erasedAt, userId);
      await made.forgetMaker(email, erasedAt);
    },
  };
}

export const userRows: UserRows = dynamoUserRows(
  processTable,
  passCodes,
  consents,
  pushBrowsers,
  widgets,
  calendarFeeds,
);
