import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ToldDays } from '@groundswell/forecast/alerts';
import { parseAccount, type StoredAccount } from '../accounts/account-row.ts';
import { listUserRows } from '../accounts/list-user-rows.ts';
import { type FavoriteList, parseFavorites } from '../favorites/favorite-rows.ts';
import { keys } from '../keys.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** Past every day that an alert can have told of. */
const KEEP_HOURS = 20 * 24;
/** Raised when the row changes shape: rows in another shape read as absent. */
const SENT_V = 1;

/** A letter that is to go out and may have gone already. */
export interface ClaimedLetter {
  /** The same each time it is sent, so that the mail goes once. */
  readonly id: string;
  /** The days that it tells of, `2026-11-20`. */
  readonly dates: readonly string[];
}

/** What one user has been told of one beach. */
export interface SentAlerts {
  /** Counts the claims. */
  readonly claims: number;
  readonly told: ToldDays;
  /** The beach's date of the last mail, and how many went that day. */
  readonly day: string;
  readonly mailsOfDay: number;
  readonly claimed?: ClaimedLetter;
}

export interface AlertClaim extends Omit<SentAlerts, 'claims' | 'claimed'> {
  readonly claimed: ClaimedLetter;
}

/** All that decides whether a user is to be mailed, as it is at this instant. */
export interface AlertUser {
  readonly account?: StoredAccount;
  readonly favorites: FavoriteList;
  /** By beach. */
  readonly sent: ReadonlyMap<number, SentAlerts>;
}

export interface AlertSends {
  /** All rows of a user by one Query. */
  readUser(userId: string): Promise<AlertUser>;
  /** Takes it on to send a letter, counted on what was read. False: another did so since then. */
  claim(
    userId: string,
    beachId: number,
    before: SentAlerts | undefined,
    claim: AlertClaim,
    now: number,
  ): Promise<boolean>;
  /** Notes that the claimed letter is on its way; twice, or when another has been claimed since, changes nothing. */
  markSent(userId: string, beachId: number, letterId: string): Promise<void>;
}

export function dynamoAlertSends(table: () => Table): AlertSends {
  /** False where the condition does not hold. */
  async function update(input: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName'>): Promise<boolean> {
    const { db, name } = table();
    try {
      await db.send(new UpdateCommand({ ...input, TableName: name }));
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  return {
    async readUser(userId) {
      const items = await listUserRows(table(), userId);
      const sent = items.flatMap((item) => parseSent(item) ?? []);
      return { account: parseAccount(items), favorites: parseFavorites(items), sent: new Map(sent) };
    },

    claim(userId, beachId, before, { told, day, mailsOfDay, claimed }, now) {
      return update({
        Key: keys.alertSent(userId, beachId),
        UpdateExpression:
          'SET #type = :type, v = :v, beachId = :beachId, claims = :next, told = :told, #day = :day, mailsOfDay = :mails, claimed = :claimed, expiresAt = :end',
        // Rows past their time to live may be gone between the reading and this.
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

    async markSent(userId, beachId, letterId) {
      await update({
        Key: keys.alertSent(userId, beachId),
        UpdateExpression: 'REMOVE claimed',
        ConditionExpression: 'claimed.id = :id',
        ExpressionAttributeValues: { ':id': letterId },
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
