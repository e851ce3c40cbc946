import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/**
 * The number of shards over which held alerts are spread, since the alerts of a whole coast may be held on one morning.
 */
export const HELD_SHARDS = 8;
const KEEP_HOURS = 48;

/** A user and a beach to check again when the user's quiet hours end. */
export interface HeldAlert {
  readonly userId: string;
  readonly beachId: number;
  /** UTC ms. */
  readonly until: number;
}

export interface HeldAlerts {
  /** Schedules a check of an alert at `until`; idempotent. */
  hold(held: HeldAlert, now: number): Promise<void>;
  /** Lists the alerts of one shard whose quiet hours have ended, the earliest first, at most `limit`. */
  listDue(shard: number, now: number, limit: number): Promise<HeldAlert[]>;
  /** Removes a listed alert; idempotent. */
  release(held: HeldAlert): Promise<void>;
}

export function dynamoHeldAlerts(table: () => Table): HeldAlerts {
  return {
    // A repeated put writes the same item, so it needs no condition.
    async hold(held, now) {
      const { db, name } = table();
      const Item = { ...keyOf(held), type: 'held-alert', v: 1, ...held, expiresAt: expiresAfterHours(KEEP_HOURS, now) };
      await db.send(new PutCommand({ TableName: name, Item }));
    },

    async listDue(shard, now, limit) {
      const { pk } = keys.heldAlerts(shard);
      const { rows } = await queryRows(table(), { pk, before: keys.heldUntil(now).sk }, { limit });
      return rows.map(({ userId, beachId, until }) => ({
        userId: String(userId),
        beachId: Number(beachId),
        until: Number(until),
      }));
    },

    async release(held) {
      const { db, name } = table();
      await db.send(new DeleteCommand({ TableName: name, Key: keyOf(held) }));
    },
  };
}

function keyOf({ userId, beachId, until }: HeldAlert): Record<string, string> {
  return keys.heldAlert(shardOf(userId), until, userId, beachId);
}

function shardOf(userId: string): number {
  return (createHash('sha256').update(userId).digest()[0] ?? 0) % HELD_SHARDS;
}

export const heldAlerts: HeldAlerts = dynamoHeldAlerts(processTable);
