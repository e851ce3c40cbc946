import { DAY_MS } from '@groundswell/durations';
import { keys } from '../keys.ts';
import { queryRows, type Row } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';

/** Increments and decrements of the counters, written in one transaction with the change they count. */
export interface CountSteps {
  /** Accounts. */
  readonly users?: 1 | -1;
  /** Accounts that have signed in. */
  readonly loggedUsers?: 1 | -1;
  /** Accounts with an active paid plan. */
  readonly subscribers?: 1 | -1;
}
type What = keyof CountSteps;

/**
 * The instants of a step, UTC ms. `since`: when the account was opened or the plan began; `now`: when the step is
 * taken.
 */
interface StepTimes {
  readonly since?: number | undefined;
  readonly now: number;
}

/** The totals, and how much of each total began since midnight UTC. Today's number never exceeds its total. */
export interface Counted {
  readonly users: number;
  readonly loggedUsers: number;
  readonly subscribers: number;
  readonly usersToday: number;
  readonly subscribersToday: number;
}

/** Concurrent transactions on one item conflict, so users are spread over this many counter items. */
export const COUNT_SHARDS = 8;
/** The number of days whose counters are stored: today, and yesterday for a function whose clock is behind. */
const DAYS_KEPT = 2;
/** Each write removes the counters of this many earlier days, since a shard may go days without a write. */
const DAYS_CLEARED = 7;

/**
 * Returns the write that counts one person. It joins a transaction whose condition holds only once, so that a retry is
 * not counted twice. Totals and daily counters share one item, so a read sees both at the same moment.
 */
export function countWrite({ name }: Table, userId: string, steps: CountSteps, { since, now }: StepTimes): Write {
  const all = Object.entries(steps) as [What, number][];
  const isKept = since !== undefined && Math.floor(now / DAY_MS) - Math.floor(since / DAY_MS) < DAYS_KEPT;
  const ofDay = isKept ? all.filter(([what]) => what !== 'loggedUsers') : [];
  const added = [...all, ...ofDay.map(([what, step]) => [ofDayOf(what, since ?? now), step] as const)];
  const over = Array.from({ length: DAYS_CLEARED }, (_, at) => now - (DAYS_KEPT + at) * DAY_MS).flatMap((at) =>
    (['users', 'subscribers'] as const).map((what) => ofDayOf(what, at)),
  );
  return {
    Update: {
      TableName: name,
      Key: keys.counts(shardOf(userId)),
      UpdateExpression: `ADD ${added.map((_, at) => `#n${at} :v${at}`).join(', ')} SET #type = :type, v = :one REMOVE ${over.map((_, at) => `#o${at}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#type': 'type',
        ...Object.fromEntries(added.map(([field], at) => [`#n${at}`, field])),
        ...Object.fromEntries(over.map((field, at) => [`#o${at}`, field])),
      },
      ExpressionAttributeValues: {
        ':type': 'counts',
        ':one': 1,
        ...Object.fromEntries(added.map(([, step], at) => [`:v${at}`, step])),
      },
    },
  };
}

export interface Counts {
  /** Reads all counters by one Query of a few small items. */
  read(now: number): Promise<Counted>;
}

export function dynamoCounts(table: () => Table): Counts {
  return {
    async read(now) {
      const { pk, prefix } = keys.allCounts();
      const { rows } = await queryRows(table(), { pk, begins: prefix }, { consistent: true });
      const total = (field: string) => rows.reduce((sum, row) => sum + numberOf(row, field), 0);
      return {
        users: total('users'),
        loggedUsers: total('loggedUsers'),
        subscribers: total('subscribers'),
        usersToday: total(ofDayOf('users', now)),
        subscribersToday: total(ofDayOf('subscribers', now)),
      };
    },
  };
}

function numberOf(row: Row, field: string): number {
  const value = row[field];
  return typeof value === 'number' ? value : 0;
}

/** Returns the field of a day's counter: 'users 2026-11-20'. */
function ofDayOf(what: What, at: number): string {
  return `${what} ${new Date(at).toISOString().slice(0, 10)}`;
}

/** Returns a person's shard, which never changes. */
function shardOf(userId: string): number {
  return [...userId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % COUNT_SHARDS;
}

export const counts: Counts = dynamoCounts(processTable);
