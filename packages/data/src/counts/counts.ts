import { keys } from '../keys.ts';
import { queryRows, type Row } from '../query-rows.ts';
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
type What = keyof CountSteps;

/** `since`: when the account was opened, or the plan began; `now`: when the step is taken. UTC ms. */
interface StepTimes {
  readonly since?: number | undefined;
  readonly now: number;
}

/** Totals, and how much of each began since the last midnight of UTC; no part exceeds its total. */
export interface Counted {
  readonly users: number;
  readonly loggedUsers: number;
  readonly subscribers: number;
  readonly usersToday: number;
  readonly subscribersToday: number;
}

/** Transactions that touch one item refuse each other: people are spread over as many. */
export const COUNT_SHARDS = 8;
const DAY_MS = 86_400_000;
/** Today's counter, and yesterday's for a clock that is behind. */
const DAYS_KEPT = 2;
/** A step removes the counters of this many earlier days, since a shard may have no step for days. */
const DAYS_CLEARED = 7;

/**
 * The write of a step that is due to one person, for the transaction whose condition holds once: so a step is taken
 * once, however often it is tried. A counter and that of its day are one item: whoever reads it reads both at one moment.
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
  /** All counters, by one read of a few small items. */
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

/** The field of a day's counter: 'users 2026-11-20'. */
function ofDayOf(what: What, at: number): string {
  return `${what} ${new Date(at).toISOString().slice(0, 10)}`;
}

/** The same person always counts in the same item. */
function shardOf(userId: string): number {
  return [...userId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7) % COUNT_SHARDS;
}

export const counts: Counts = dynamoCounts(processTable);
