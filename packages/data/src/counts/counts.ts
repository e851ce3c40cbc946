import * as v from 'valibot';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';

/** Steps of the counters, taken in one transaction with what they count. */
export interface CountSteps {
  /** Accounts. */
  readonly users?: 1 | -1;
  /** Accounts that have signed in. */
  readonly loggedUsers?: 1 | -1;
  /** Accounts with a paid plan that runs. */
  readonly subscribers?: 1 | -1;
}

/** The same since the last midnight of UTC: only what began. */
export interface Counted {
  readonly users: number;
  readonly loggedUsers: number;
  readonly subscribers: number;
  readonly usersToday: number;
  readonly subscribersToday: number;
}

/** Transactions that touch one item refuse each other: people are spread over as many. */
export const COUNT_SHARDS = 8;
/** A day's counters are looked at on that day. */
const DAY_KEPT_S = 7 * 86_400;

const Row = v.object({
  users: v.optional(v.number(), 0),
  loggedUsers: v.optional(v.number(), 0),
  subscribers: v.optional(v.number(), 0),
});

/**
 * The writes of a step that is due to one person, for the transaction whose condition holds once: so a step is taken
 * once, however often it is tried. What begins also counts for its day, UTC ms.
 */
export function countWrites({ name }: Table, userId: string, steps: CountSteps, now: number): readonly Write[] {
  const shard = shardOf(userId);
  const begun = Object.entries(steps).filter(([what, step]) => step > 0 && what !== 'loggedUsers');
  return [
    addTo(name, keys.counts(shard), Object.entries(steps)),
    ...(begun.length > 0
      ? [addTo(name, keys.countsOfDay(dayOf(now), shard), begun, Math.ceil(now / 1000) + DAY_KEPT_S)]
      : []),
  ];
}

function addTo(
  TableName: string,
  Key: { pk: string; sk: string },
  steps: readonly (readonly [string, number])[],
  expiresAt?: number,
): Write {
  const set = expiresAt === undefined ? '' : ', expiresAt = if_not_exists(expiresAt, :expiresAt)';
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: `ADD ${steps.map((_, at) => `#n${at} :v${at}`).join(', ')} SET #type = :type, v = :one${set}`,
      ExpressionAttributeNames: {
        '#type': 'type',
        ...Object.fromEntries(steps.map(([what], at) => [`#n${at}`, what])),
      },
      ExpressionAttributeValues: {
        ':type': 'counts',
        ':one': 1,
        ...(expiresAt !== undefined && { ':expiresAt': expiresAt }),
        ...Object.fromEntries(steps.map(([, step], at) => [`:v${at}`, step])),
      },
    },
  };
}

export interface Counts {
  /** All counters, by two reads of a few small items each. */
  read(now: number): Promise<Counted>;
}

export function dynamoCounts(table: () => Table): Counts {
  const sum = async ({ pk, prefix }: { readonly pk: string; readonly prefix: string }) => {
    const { rows } = await queryRows(table(), { pk, begins: prefix }, { consistent: true });
    const counts = rows.map((row) => v.parse(Row, row));
    const total = (what: keyof v.InferOutput<typeof Row>) => counts.reduce((all, row) => all + row[what], 0);
    return { users: total('users'), loggedUsers: total('loggedUsers'), subscribers: total('subscribers') };
  };
  return {
    async read(now) {
      const [all, today] = await Promise.all([sum(keys.allCounts()), sum(keys.allCountsOfDay(dayOf(now)))]);
      return { ...all, usersToday: today.users, subscribersToday: today.subscribers };
    },
  };
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The same person always counts in the same item. */
function shardOf(userId: string): number {
  return [...userId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % COUNT_SHARDS;
}

export const counts: Counts = dynamoCounts(processTable);
