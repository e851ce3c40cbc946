import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';
import { type CycleProgress, parseProgress, parseSource, type SourceProgress, stepText } from './cycle-progress.ts';

const KEEP_HOURS = 7 * 24;
/** A build that was claimed longer ago and is not finished counts as lost: it may be claimed again. */
const CLAIM_MS = 5 * 60_000;

/** The input of a build of beach forecasts from a cycle. */
export interface Build {
  readonly steps: number;
  /** The last hour after the cycle's start that an early build covers; absent for a build from all steps. */
  readonly throughHour?: number;
}

export interface Cycles {
  /** Reads the progress of a cycle; a new cycle has no sources. */
  readProgress(cycle: string): Promise<CycleProgress>;
  /** Records that steps of a source are queued, out of `expected` steps in total. */
  markQueued(cycle: string, source: string, steps: readonly number[], expected: number): Promise<void>;
  /** Records when steps that the cycle waits for were last queued. The caller calls this after it has recorded the steps of all sources. */
  recordQueueTime(cycle: string, now: number): Promise<void>;
  /** Records that a step's samples are stored; idempotent, in any order. Returns the source's progress. */
  markDone(cycle: string, source: string, step: number): Promise<SourceProgress>;
  /**
   * Claims a build of a cycle's beach forecasts; exactly one caller gets `true`. A build can be claimed again with more
   * steps than the last build had. After an early build, a full build can be claimed with the same steps. A build can
   * also be claimed when the previous claim is over five minutes old and unfinished.
   */
  claimBuild(cycle: string, build: Build, now: number): Promise<boolean>;
  /** Records that the beaches of a cycle are queued, unless a build from more steps was recorded meanwhile. */
  markBuilt(cycle: string, build: Build, now: number): Promise<void>;
  /** Finds the newest cycle from which beach forecasts were built. */
  findNewestBuilt(): Promise<string | undefined>;
  /** Finds that cycle with the time of its last build, UTC ms. */
  findLastBuild(): Promise<{ readonly cycle: string; readonly builtAt: number } | undefined>;
}

export function dynamoCycles(table: () => Table): Cycles {
  const findLastBuild: Cycles['findLastBuild'] = async () => {
    const { rows } = await queryRows(table(), keys.builtCycles(), { backwards: true, consistent: true, limit: 1 });
    const [item] = rows.filter((row) => !isExpired(row, Date.now()));
    return typeof item?.cycle === 'string' ? { cycle: item.cycle, builtAt: Number(item.builtAt) } : undefined;
  };

  return {
    async readProgress(cycle) {
      const { pk } = keys.cycleProgress(cycle);
      const { rows } = await queryRows(table(), { pk }, { consistent: true, limit: 50 });
      return parseProgress(
        cycle,
        rows.filter((row) => !isExpired(row, Date.now())),
      );
    },

    // Only one scheduled job writes this time and compares it, with a precision of minutes. So the write needs no
    // condition.
    async recordQueueTime(cycle, now) {
      const { db, name } = table();
      await db.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.cycle(cycle),
          UpdateExpression: 'SET #type = :type, v = :v, queuedAt = :now, expiresAt = :end',
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: {
            ':type': 'cycle',
            ':v': 1,
            ':now': now,
            ':end': expiresAfterHours(KEEP_HOURS, now),
          },
        }),
      );
    },

    // Steps are only added to the sets, in any order, so neither write of steps needs a condition.
    async markQueued(cycle, source, steps, expected) {
      if (steps.length === 0) return;
      const { db, name } = table();
      await db.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.cycleSource(cycle, source),
          UpdateExpression:
            'ADD queued :steps SET #type = :type, v = :v, #source = :source, expected = :expected, expiresAt = :end',
          ExpressionAttributeNames: { '#type': 'type', '#source': 'source' },
          ExpressionAttributeValues: {
            ...sourceValues(source),
            ':steps': new Set(steps.map(stepText)),
            ':expected': expected,
          },
        }),
      );
    },

    async markDone(cycle, source, step) {
      const { db, name } = table();
      const { Attributes = {} } = await db.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.cycleSource(cycle, source),
          ReturnValues: 'ALL_NEW',
          UpdateExpression: 'ADD done :steps SET #type = :type, v = :v, #source = :source, expiresAt = :end',
          ExpressionAttributeNames: { '#type': 'type', '#source': 'source' },
          ExpressionAttributeValues: { ...sourceValues(source), ':steps': new Set([stepText(step)]) },
        }),
      );
      return parseSource(source, Attributes);
    },

    async claimBuild(cycle, { steps, throughHour }, now) {
      const { db, name } = table();
      return isWritten(
        db,
        new UpdateCommand({
          TableName: name,
          Key: keys.cycle(cycle),
          UpdateExpression:
            'SET #type = :type, v = :v, claim = :claim, claimedAt = :now, claimedSteps = :steps, expiresAt = :end',
          // `claim = :claim` lets the SDK's retry pass after a lost response.
          ConditionExpression:
            `(${notBuiltYet(throughHour)}) AND ` +
            '(attribute_not_exists(claim) OR claim = :claim OR claimedSteps < :steps OR claimedAt < :lost)',
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: {
            ':type': 'cycle',
            ':v': 1,
            ':claim': randomUUID(),
            ':now': now,
            ':steps': steps,
            ':lost': now - CLAIM_MS,
            ':end': expiresAfterHours(KEEP_HOURS, now),
          },
        }),
      );
    },

    async markBuilt(cycle, { steps, throughHour }, now) {
      const { db, name } = table();
      const expiresAt = expiresAfterHours(KEEP_HOURS, now);
      const early = throughHour !== undefined;
      const write = new TransactWriteCommand({
        TransactItems: [
          {
            // The claim created this item. An early build may end after the full build that follows it; the condition
            // then keeps the full build's values.
            Update: {
              TableName: name,
              Key: keys.cycle(cycle),
              UpdateExpression: `SET builtAt = :now, builtSteps = :steps${early ? ', builtThroughHour = :hour' : ' REMOVE builtThroughHour'}`,
              ConditionExpression: `attribute_exists(claim) AND (${notBuiltYet(throughHour)})`,
              ExpressionAttributeValues: { ':now': now, ':steps': steps, ...(early && { ':hour': throughHour }) },
            },
          },
          // A repeated put writes the same item, so it needs no condition.
          {
            Put: {
              TableName: name,
              Item: { ...keys.builtCycle(cycle), type: 'built-cycle', v: 1, cycle, builtAt: now, expiresAt },
            },
          },
        ],
      });
      try {
        await db.send(write);
      } catch (error) {
        const [reason] = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
        if (reason?.Code !== 'ConditionalCheckFailed') throw error;
      }
    },

    async findNewestBuilt() {
      return (await findLastBuild())?.cycle;
    },

    findLastBuild,
  };
}

/**
 * Returns the condition that a build from `:steps` steps improves on the last build. A full build also improves on an
 * early build from the same number of steps.
 */
function notBuiltYet(throughHour: number | undefined): string {
  const fewer = 'attribute_not_exists(builtSteps) OR builtSteps < :steps';
  const isWhole = throughHour === undefined;
  return isWhole ? `${fewer} OR (builtSteps = :steps AND attribute_exists(builtThroughHour))` : fewer;
}

function sourceValues(source: string): Record<string, unknown> {
  return { ':type': 'cycle-source', ':v': 1, ':source': source, ':end': expiresAfterHours(KEEP_HOURS, Date.now()) };
}

export const cycles: Cycles = dynamoCycles(processTable);
