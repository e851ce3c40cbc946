import { createHash } from 'node:crypto';
import type { StoredAccount } from '../accounts/account-row.ts';
import { backOff } from '../back-off.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';

const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_ROUND = 4;

/**
 * The secret address of a user's calendar, of which only a hash is stored. The address is valid for the Cognito
 * identity under which it was made. A new password gives the account another identity, so the same write also ends the
 * address.
 */
export interface CalendarFeeds {
  /** Returns when the address was made, UTC ms; undefined when the user has none. */
  findMadeAt(owner: FeedOwner): Promise<number | undefined>;
  /** Gives the user a new address in place of an earlier one. `gone`: the requesting session is over. */
  renew(owner: FeedOwner & { readonly sessionId: string }, secret: string, now: number): Promise<'renewed' | 'gone'>;
  /** Ends the user's address; idempotent. */
  end(userId: string): Promise<void>;
  /** Finds the owner of an address; undefined for one that was replaced, ended or never made. */
  findOwner(secret: string): Promise<FeedOwner | undefined>;
}
/** An account, and the Cognito identity for which its calendar address is valid. */
type FeedOwner = Pick<StoredAccount, 'id' | 'identityId'>;

interface Feed {
  readonly digest: string;
  readonly identityId: string;
  readonly madeAt: number;
}

export function dynamoCalendarFeeds(table: () => Table): CalendarFeeds {
  const read = async (userId: string): Promise<Feed | undefined> => {
    const row = await findItem(table(), keys.calendarFeed(userId), 'consistent');
    return row && { digest: String(row.digest), identityId: String(row.identityId), madeAt: Number(row.madeAt) };
  };
  const asRead = (feed: Feed | undefined) =>
    feed
      ? { ConditionExpression: 'digest = :read', ExpressionAttributeValues: { ':read': feed.digest } }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
  const forget = ({ digest }: Feed): Write => ({
    Delete: { TableName: table().name, Key: keys.calendarOwner(digest) },
  });

  /**
   * Reads the user's row and writes a change, on condition that the row is unchanged since the read. If the row has
   * changed, it reads and tries again.
   */
  const change = async <T>(
    userId: string,
    writesOf: (feed: Feed | undefined) => readonly (readonly [Write, T | 'changed'])[],
  ) => {
    for (let round = 0; round < MAX_ATTEMPTS; round++) {
      await backOff(Math.min(round, LONGEST_WAIT_ROUND));
      const writes = writesOf(await read(userId));
      const refused = writes.length === 0 ? undefined : await writeAll<T | 'changed'>(table(), writes);
      if (refused !== 'changed') return refused as T | undefined;
    }
    throw new Error(`The calendar's address was changed by others ${MAX_ATTEMPTS} times.`);
  };

  return {
    async findMadeAt({ id, identityId }) {
      const feed = await read(id);
      return feed?.identityId === identityId ? feed.madeAt : undefined;
    },

    async renew({ id: userId, identityId, sessionId }, secret, now) {
      const digest = digestOf(secret);
      const { name: TableName } = table();
      const refused = await change<'gone'>(userId, (feed) => [
        [
          {
            ConditionCheck: {
              TableName,
              Key: keys.profile(userId),
              ConditionExpression: 'identityId = :identity AND attribute_exists(sessions.#requester)',
              ExpressionAttributeNames: { '#requester': sessionId },
              ExpressionAttributeValues: { ':identity': identityId },
            },
          },
          'gone',
        ],
        [
          {
            Put: {
              TableName,
              Item: { ...keys.calendarFeed(userId), type: 'calendar-feed', v: 1, digest, identityId, madeAt: now },
              ...asRead(feed),
            },
          },
          'changed',
        ],
        [
          { Put: { TableName, Item: { ...keys.calendarOwner(digest), type: 'calendar-owner', v: 1, userId } } },
          'changed',
        ],
        ...(feed ? [[forget(feed), 'changed'] as const] : []),
      ]);
      return refused ?? 'renewed';
    },

    async end(userId) {
      await change<never>(userId, (feed) =>
        feed
          ? [
              [{ Delete: { TableName: table().name, Key: keys.calendarFeed(userId), ...asRead(feed) } }, 'changed'],
              [forget(feed), 'changed'],
            ]
          : [],
      );
    },

    async findOwner(secret) {
      const digest = digestOf(secret);
      const owner = await findItem(table(), keys.calendarOwner(digest), 'consistent');
      if (!owner) return undefined;
      const id = String(owner.userId);
      const feed = await read(id);
      return feed?.digest === digest ? { id, identityId: feed.identityId } : undefined;
    },
  };
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export const calendarFeeds: CalendarFeeds = dynamoCalendarFeeds(processTable);
