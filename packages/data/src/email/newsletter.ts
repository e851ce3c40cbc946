import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ALERTS_INDEX } from '../alerts/alerts.ts';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { processQueue } from '../process-queue.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** An item is kept for 21 days, longer than a queue message about a newsletter issue can be redelivered. */
const KEEP_HOURS = 21 * 24;
const ADDRESSES_A_MESSAGE = 25;

/** The progress of queueing the subscribers' addresses for a newsletter issue. */
export interface IssueProgress {
  /** The number of pages of addresses queued so far. */
  readonly pages: number;
  /** The last address of the last queued page; absent before the first page. */
  readonly after?: string;
  readonly isDone: boolean;
}

/** At most 25 addresses to which an issue is sent. */
export interface DigestMessage {
  readonly issue: string;
  readonly emails: readonly string[];
}

export interface Newsletter {
  /** Lists confirmed addresses in a stable order, at most `limit`; `next` is absent at the end. */
  listConfirmed(limit: number, after?: string): Promise<{ emails: string[]; next?: string }>;
  findProgress(issue: string): Promise<IssueProgress>;
  /**
   * Records that a page was queued, on condition that no other page was queued since `read`. Returns false when another
   * function was faster.
   */
  advance(issue: string, read: IssueProgress, next: string | undefined, now: number): Promise<boolean>;
}

function dynamoNewsletter(table: () => Table): Newsletter {
  return {
    async listConfirmed(limit, after) {
      const { db, name } = table();
      const { Items = [], LastEvaluatedKey } = await db.send(
        new QueryCommand({
          TableName: name,
          IndexName: ALERTS_INDEX,
          KeyConditionExpression: 'alertsOf = :newsletter',
          ExpressionAttributeValues: { ':newsletter': keys.newsletterOf().alertsOf },
          Limit: limit,
          ...(after !== undefined && { ExclusiveStartKey: { ...keys.consent(after), ...keys.newsletterIndex(after) } }),
        }),
      );
      const emails = Items.map(({ email }) => String(email));
      const next = LastEvaluatedKey && emails.at(-1);
      return { emails, ...(next !== undefined && { next }) };
    },

    async findProgress(issue) {
      const row = await findItem(table(), keys.newsletterIssue(issue), 'consistent');
      if (!row) return { pages: 0, isDone: false };
      return {
        pages: Number(row.pages),
        isDone: row.isDone === true,
        ...(row.after ? { after: String(row.after) } : {}),
      };
    },

    async advance(issue, { pages }, next, now) {
      const { db, name } = table();
      return isWritten(
        db,
        new UpdateCommand({
          TableName: name,
          Key: keys.newsletterIssue(issue),
          UpdateExpression: `SET #type = :type, v = :v, pages = :next, isDone = :done, expiresAt = :end${next === undefined ? ' REMOVE #after' : ', #after = :after'}`,
          ConditionExpression: pages === 0 ? 'attribute_not_exists(pk)' : 'pages = :pages',
          ExpressionAttributeNames: { '#type': 'type', '#after': 'after' },
          ExpressionAttributeValues: {
            ':type': 'newsletter-issue',
            ':v': 1,
            ':next': pages + 1,
            ':done': next === undefined,
            ':end': expiresAfterHours(KEEP_HOURS, now),
            ...(pages > 0 && { ':pages': pages }),
            ...(next !== undefined && { ':after': next }),
          },
        }),
      );
    },
  };
}

const digestsQueue = /* @__PURE__ */ processQueue('DIGESTS');

/** Queues addresses for send-digest, in messages of 25. */
export function queueDigests(issue: string, emails: readonly string[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(emails.length / ADDRESSES_A_MESSAGE) }, (_, at) =>
    emails.slice(at * ADDRESSES_A_MESSAGE, (at + 1) * ADDRESSES_A_MESSAGE),
  );
  return digestsQueue.sendAll(batches.map((batch): DigestMessage => ({ issue, emails: batch })));
}

export const newsletter: Newsletter = dynamoNewsletter(processTable);
