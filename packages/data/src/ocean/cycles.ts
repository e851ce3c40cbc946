import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';
import { type CycleProgress, parseProgress, parseSource, type SourceProgress, stepText } from './cycle-progress.ts';

const KEEP_HOURS = 7 * 24;
/** A build claimed longer ago and not finished is lost: it may be claimed again. */
const CLAIM_MS = 5 * 60_000;

/** The input of a build of a cycle's beaches. */
export interface Build {
  readonly steps: number;
  /** The last hour after the cycle's start that an early build covers; absent for a build from all steps. */
  readonly throughHour?: number;
}

export interface Cycles {
  /** The progress of a cycle; a new cycle has no sources. */
  readProgress(cycle: string): Promise<CycleProgress>;
  /** Records that steps of a source are queued, out of `expected` steps in total. */
  markQueued(cycle: string, source: string, steps: readonly number[], expected: number): Promise<void>;
  /** Records when steps were last queued, after all sources are recorded. */
  markTakenUp(cycle: string, now: number): Promise<void>;
  /** Records that a step's samples are stored; idempotent, in any order. Returns the source's progress. */
  markDone(cycle: string, source: string, step: number): Promise<SourceProgress>;
  /**
   * Claims a build of the cycle's beaches. Exactly one caller gets `true`; again only with more steps than were built,
   * with all of them after an early build, or when the previous build has not finished within five minutes.
   */
  claimBuild(cycle: string, build: Build, now: number): Promise<boolean>;
  /** Records that the beaches of a cycle are queued, unless a build from more steps was recorded meanwhile. */
  markBuilt(cycle: string, build: Build, now: number): Promise<void>;
  /** The newest cycle that beaches were built from. */
  findNewestBuilt(): Promise<string | undefined>;
}

export function dynamoCycles(table: () => Table): Cycles {
  return {
    async readProgress(cycle) {
      const { pk } = keys.cycleProgress(cycle);
      const { rows } = await queryRows(table(), { pk }, { consistent: true, limit: 50 });
      return parseProgress(
        cycle,
        rows.filter((row) => !isExpired(row, Date.now())),
      );
    },

    // One scheduled job writes it, and only that job depends on differences of minutes: no condition.
    async markTakenUp(cycle, now) {
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

    // The sets only grow, in any order: the two writes of steps need no condition.
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
          // `claim = :claim`: the SDK repeats a write whose response was lost.
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
            // The claim created the item. An early build may end after the next one.
            Update: {
              TableName: name,
              Key: keys.cycle(cycle),
              UpdateExpression: `SET builtAt = :now, builtSteps = :steps${early ? ', builtThroughHour = :hour' : ' REMOVE builtThroughHour'}`,
              ConditionExpression: `attribute_exists(claim) AND (${notBuiltYet(throughHour)})`,
              ExpressionAttributeValues: { ':now': now, ':steps': steps, ...(early && { ':hour': throughHour }) },
            },
          },
          // Repeating it writes the same item, so no condition.
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
      const { rows } = await queryRows(table(), keys.builtCycles(), { backwards: true, consistent: true, limit: 1 });
      const [item] = rows.filter((row) => !isExpired(row, Date.now()));
      return typeof item?.cycle === 'string' ? item.cycle : undefined;
    },
  };
}

/** Whether a build from `:steps` tells more than the last one: after an early build that nothing followed, the whole. */
function notBuiltYet(throughHour: number | undefined): string {
  const fewer = 'attribute_not_exists(builtSteps) OR builtSteps < :steps';
  const isWhole = throughHour === undefined;
  return isWhole ? `${fewer} OR (builtSteps = :steps AND attribute_exists(builtThroughHour))` : fewer;
}

function sourceValues(source: string): Record<string, unknown> {
  return { ':type': 'cycle-source', ':v': 1, ':source': source, ':end': expiresAfterHours(KEEP_HOURS, Date.now()) };
}

export const cycles: Cycles = dynamoCycles(processTable);
