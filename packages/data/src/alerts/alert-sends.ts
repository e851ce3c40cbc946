import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ToldDays } from '@groundswell/forecast/alerts';
import { parseAccount, type StoredAccount } from '../accounts/account-row.ts';
import { listUserRows } from '../accounts/list-user-rows.ts';
import { type FavoriteList, parseFavorites } from '../favorites/favorite-rows.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';
import { type PushBrowser, parsePushRow } from './push-browsers.ts';

/** Longer than any day an alert covers. */
const KEEP_HOURS = 20 * 24;
/** Raised when the row changes shape: rows in another shape read as absent. */
const SENT_V = 1;

/** A letter that is to be sent and may already be sent. */
export interface ClaimedEmail {
  /** The same for each try, so that the mail is sent once. */
  readonly id: string;
  /** The days it covers, `2026-11-20`. */
  readonly dates: readonly string[];
  /** Absent: by mail. */
  readonly by?: 'push';
}

/** What has been sent to one user about one beach. */
export interface SentAlerts {
  /** Counts the claims. */
  readonly claims: number;
  readonly told: ToldDays;
  /** The beach's date of the last mail, and the number of mails that day. */
  readonly day: string;
  readonly mailsOfDay: number;
  readonly claimed?: ClaimedEmail;
}

export interface AlertClaim extends Omit<SentAlerts, 'claims' | 'claimed'> {
  readonly claimed: ClaimedEmail;
}

/** All that decides whether to mail a user, by a consistent read. */
export interface AlertUser {
  readonly account?: StoredAccount;
  readonly favorites: FavoriteList;
  /** By beach. */
  readonly sent: ReadonlyMap<number, SentAlerts>;
  /** Browsers that get notifications: those whose session is not over. */
  readonly pushBrowsers: readonly PushBrowser[];
}

export interface AlertSends {
  /** All rows of a user by one Query. */
  readUser(userId: string): Promise<AlertUser>;
  /** Claims the sending of a letter, conditional on what was read. False: another claim was made since. */
  claim(
    userId: string,
    beachId: number,
    before: SentAlerts | undefined,
    claim: AlertClaim,
    now: number,
  ): Promise<boolean>;
  /** Records that the claimed letter was sent; changes nothing the second time, or after another claim. */
  markSent(userId: string, beachId: number, emailId: string): Promise<void>;
}

export function dynamoAlertSends(table: () => Table): AlertSends {
  /** False where the condition does not hold. */
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
        // Rows past their time to live may disappear after the read.
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
