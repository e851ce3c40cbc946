import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { NotifiedDays } from '@groundswell/forecast/alerts';
import { parseAccount, type StoredAccount } from '../accounts/account-row.ts';
import { listUserRows } from '../accounts/list-user-rows.ts';
import { type FavoriteList, parseFavorites } from '../favorites/favorite-rows.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';
import { type PushBrowser, parsePushRow } from './push-browsers.ts';

/** An item is kept for 20 days, longer than any alert looks ahead. */
const KEEP_HOURS = 20 * 24;
/** The version of the row's shape. Raise it with a change of shape: rows of another version read as absent. */
const SENT_V = 1;

/** An email that a function has claimed for sending and may already have sent. */
export interface ClaimedEmail {
  /** The id is the same for each attempt, so that the email is sent once. */
  readonly id: string;
  /** The local dates that the email covers, `2026-11-20`. */
  readonly dates: readonly string[];
  /** 'push' for a notification; absent for an email. */
  readonly by?: 'push';
}

/** The alerts sent to one user about one beach. */
export interface SentAlerts {
  /** The number of claims so far; a claim is conditional on it. */
  readonly claims: number;
  readonly told: NotifiedDays;
  /** The local date of the last email at the beach, and the number of emails sent on that date. */
  readonly day: string;
  readonly mailsOfDay: number;
  readonly claimed?: ClaimedEmail;
}

export interface AlertClaim extends Omit<SentAlerts, 'claims' | 'claimed'> {
  readonly claimed: ClaimedEmail;
}

/** The data that decides whether to send an alert to a user, from a consistent read. */
export interface AlertUser {
  readonly account?: StoredAccount;
  readonly favorites: FavoriteList;
  /** By beach. */
  readonly sent: ReadonlyMap<number, SentAlerts>;
  /** Browsers that get notifications: those with an active session. */
  readonly pushBrowsers: readonly PushBrowser[];
}

export interface AlertSends {
  /** Reads all rows of a user by one Query. */
  readUser(userId: string): Promise<AlertUser>;
  /** Claims the sending of an email, conditional on what was read. Returns false when another claim was made since. */
  claim(
    userId: string,
    beachId: number,
    before: SentAlerts | undefined,
    claim: AlertClaim,
    now: number,
  ): Promise<boolean>;
  /** Records that the claimed email was sent; has no effect when repeated or after another claim. */
  markSent(userId: string, beachId: number, emailId: string): Promise<void>;
}

export function dynamoAlertSends(table: () => Table): AlertSends {
  /** Runs a conditional update. Returns false when the condition fails. */
  async function update(input: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>): Promise<boolean> {
    const { db, name } = table();
    return isWritten(db, new UpdateCommand({ ...input, TableName: name }));
  }

  return {
    async readUser(userId) {
      const items = await listUserRows(table(), userId);
      const account = parseAccount(items);
      const sent = items.flatMap((item) => parseSent(item) ?? []);
      const browsers = items.flatMap((item) => parsePushRow(item)?.subscriptions ?? []);
      return {
        account,
        favorites: parseFavorites(items),
        sent: new Map(sent),
        pushBrowsers: browsers.filter(({ sessionId }) => account?.sessions[sessionId] !== undefined),
      };
    },

    claim(userId, beachId, before, { told, day, mailsOfDay, claimed }, now) {
      return update({
        Key: keys.alertSent(userId, beachId),
        UpdateExpression:
          'SET #type = :type, v = :v, beachId = :beachId, claims = :next, told = :told, #day = :day, mailsOfDay = :mails, claimed = :claimed, expiresAt = :end',
        // DynamoDB may delete a row past its TTL after the read, so an absent row passes too.
        ConditionExpression: 'attribute_not_exists(claims) OR claims = :claims',
        ExpressionAttributeNames: { '#type': 'type', '#day': 'day' },
        ExpressionAttributeValues: {
          ':type': 'alert-sent',
          ':v': SENT_V,
          ':beachId': beachId,
          ':claims': before?.claims ?? 0,
          ':next': (before?.claims ?? 0) + 1,
          ':told': told,
          ':day': day,
          ':mails': mailsOfDay,
          ':claimed': claimed,
          ':end': expiresAfterHours(KEEP_HOURS, now),
        },
      });
    },

    async markSent(userId, beachId, emailId) {
      await update({
        Key: keys.alertSent(userId, beachId),
        UpdateExpression: 'REMOVE claimed',
        ConditionExpression: 'claimed.id = :id',
        ExpressionAttributeValues: { ':id': emailId },
      });
    },
  };
}

function parseSent(item: Record<string, unknown>): [readonly [beachId: number, sent: SentAlerts]] | undefined {
  if (item.type !== 'alert-sent' || item.v !== SENT_V) return undefined;
  const { claims, told, day, mailsOfDay, claimed } = item as unknown as SentAlerts;
  return [[Number(item.beachId), { claims, told, day, mailsOfDay, ...(claimed && { claimed }) }]];
}

export const alertSends: AlertSends = dynamoAlertSends(processTable);
