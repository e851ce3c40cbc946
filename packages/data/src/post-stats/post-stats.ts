import { createHmac, randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

const KEPT_DAYS = 90;
/**
 * A day's salt and reader hashes expire after 48 hours. By then the day is over, and no new view is compared with them.
 */
const READERS_KEPT_HOURS = 48;
/** Views of a post from one network within 30 minutes count once, so that repeated opening does not raise the count. */
const VIEW_WINDOW_MS = 30 * 60_000;
/** The most hosts counted separately per day, so that requests with made-up hosts cannot make the row grow. */
const HOSTS_A_DAY = 50;
const OF_HOST = 'host:';

/** The scope of statistics: a post, an author over all posts, or the whole blog. */
export type StatsOf = { readonly post: string } | { readonly author: number } | 'all';

export interface PostDay {
  readonly date: string;
  readonly views: number;
  readonly visits: number;
  /** The total seconds that readers stayed, and the number of readers who reported it. */
  readonly readS: number;
  readonly reads: number;
  readonly hosts: Readonly<Record<string, number>>;
}

interface Seen {
  readonly postId: string;
  readonly authorId: number;
}

export interface PostStats {
  /**
   * Counts a view at most once per network and half an hour, and its reader at most once a day. `reader` holds further
   * traces of the person in the request, such as the user agent. Only keyed hashes of network and reader are stored,
   * for two days.
   */
  open(
    seen: Seen & { readonly from: string; readonly network: string; readonly reader: string },
    now: number,
  ): Promise<void>;
  read(seen: Seen & { readonly seconds: number }, now: number): Promise<void>;
  /** Lists the days with a view since a date, `2026-11-20`. */
  list(of: StatsOf, since: string): Promise<readonly PostDay[]>;
}

export function dynamoPostStats(table: () => Table): PostStats {
  const salts = new Map<string, string>();

  /** Adds to the day's counters if the condition holds, and returns whether it held. */
  const add = async (
    of: StatsOf,
    now: number,
    counters: Readonly<Record<string, number>>,
    condition?: { readonly holds: string; readonly values?: Readonly<Record<string, number>> },
  ) => {
    const { db, name } = table();
    const steps = Object.entries(counters);
    return isWritten(
      db,
      new UpdateCommand({
        TableName: name,
        Key: keys.postDay(nameOf(of), dateOf(now)),
        UpdateExpression: `ADD ${steps.map((_, at) => `#n${at} :v${at}`).join(', ')} SET #type = :type, v = :one, expiresAt = :expiresAt`,
        ...(condition && { ConditionExpression: condition.holds }),
        ExpressionAttributeNames: {
          '#type': 'type',
          ...Object.fromEntries(steps.map(([counter], at) => [`#n${at}`, counter])),
        },
        ExpressionAttributeValues: {
          ':type': 'post-day',
          ':one': 1,
          ':expiresAt': expiresAfterHours(KEPT_DAYS * 24, now),
          ...Object.fromEntries(steps.map(([, step], at) => [`:v${at}`, step])),
          ...condition?.values,
        },
      }),
    );
  };
  const addToAll = ({ postId, authorId }: Seen, now: number, counters: Readonly<Record<string, number>>) =>
    Promise.all(([{ post: postId }, { author: authorId }, 'all'] as const).map((of) => add(of, now, counters)));
  const addHost = async (of: StatsOf, now: number, host: string) => {
    const one = { [`${OF_HOST}${host}`]: 1 };
    // `#n0` stands for the host's views, `#n1` for the number of hosts.
    const isKnown = { holds: 'attribute_exists(#n0)' };
    if (await add(of, now, one, isKnown)) return;
    const hasRoom = {
      holds: 'attribute_not_exists(#n0) AND (attribute_not_exists(#n1) OR #n1 < :most)',
      values: { ':most': HOSTS_A_DAY },
    };
    if (await add(of, now, { ...one, hosts: 1 }, hasRoom)) return;
    // A concurrent view may have added this host meanwhile.
    await add(of, now, one, isKnown);
  };

  /** Returns the day's random salt, which the first request of the day creates. It is stored only in the table. */
  const saltOf = async (date: string, now: number) => {
    const known = salts.get(date);
    if (known !== undefined) return known;
    const { db, name } = table();
    const item = {
      ...keys.postSalt(date),
      type: 'post-salt',
      v: 1,
      salt: randomBytes(24).toString('base64url'),
      expiresAt: expiresAfterHours(READERS_KEPT_HOURS, now),
    };
    const put = new PutCommand({ TableName: name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' });
    await db.send(put).catch((error) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
    const salt = String((await findItem(table(), keys.postSalt(date), 'consistent'))?.salt);
    salts.clear();
    salts.set(date, salt);
    return salt;
  };
  /** Returns whether this combination of words, such as a post and its reader, occurs for the first time that day. */
  const isFirst = async (words: readonly (string | number)[], now: number) => {
    const date = dateOf(now);
    const hash = createHmac('sha256', await saltOf(date, now)).update(JSON.stringify(words));
    const { db, name } = table();
    const item = {
      ...keys.postReader(date, hash.digest('base64url').slice(0, 22)),
      type: 'post-reader',
      v: 1,
      expiresAt: expiresAfterHours(READERS_KEPT_HOURS, now),
    };
    return isWritten(
      db,
      new PutCommand({ TableName: name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
  };

  return {
    async open({ from, network, reader, ...seen }, now) {
      if (!(await isFirst([seen.postId, network, Math.floor(now / VIEW_WINDOW_MS)], now))) return;
      const visits = (await isFirst([seen.postId, network, reader], now)) ? 1 : 0;
      await addToAll(seen, now, { views: 1, visits });
      if (from === '') return;
      const all = [{ post: seen.postId }, { author: seen.authorId }, 'all'] as const;
      await Promise.all(all.map((of) => addHost(of, now, from)));
    },

    async read({ seconds, ...seen }, now) {
      await addToAll(seen, now, { readS: seconds, reads: 1 });
    },

    async list(of, since) {
      const { pk } = keys.postDay(nameOf(of), since);
      const { rows } = await queryRows(table(), { pk, from: since });
      return rows.map(dayOf);
    },
  };
}

function dayOf(item: Readonly<Record<string, unknown>>): PostDay {
  const hosts = Object.entries(item).flatMap(([field, views]) =>
    field.startsWith(OF_HOST) ? [[field.slice(OF_HOST.length), Number(views)] as const] : [],
  );
  const number = (field: string) => Number(item[field] ?? 0);
  return {
    date: String(item.sk),
    views: number('views'),
    visits: number('visits'),
    readS: number('readS'),
    reads: number('reads'),
    hosts: Object.fromEntries(hosts),
  };
}

function nameOf(of: StatsOf): string {
  if (of === 'all') return of;
  return 'post' in of ? `post:${of.post}` : `author:${of.author}`;
}

function dateOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export const postStats: PostStats = dynamoPostStats(processTable);
