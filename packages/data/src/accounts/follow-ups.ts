import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { GIFT_EMAILS, QueuedEmail } from '../email/queued-emails.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';

/** A task that a job carries out after a write to the table, for example at Cognito or the payment provider. */
const Task = v.variant('does', [
  /** Removes a Cognito identity that no account uses. */
  v.object({ does: v.literal('remove-identity'), userName: v.string() }),
  /** Removes the rows of a user whose account was erased at `erasedAt`, UTC ms. */
  v.object({ does: v.literal('erase-user'), userId: v.string(), email: v.string(), erasedAt: v.number() }),
  /** Stores the consent of a new user who requested the newsletter at `grantedAt`, UTC ms. */
  v.object({ does: v.literal('grant-consent'), email: v.string(), lang: v.string(), grantedAt: v.number() }),
  /** Moves a newsletter consent to the reader's new address, which changed at `movedAt`, UTC ms. */
  v.object({ does: v.literal('move-consent'), from: v.string(), to: v.string(), movedAt: v.number() }),
  v.object({ does: v.literal('send-letter'), letter: QueuedEmail }),
  v.object({ does: v.literal('send-gift'), giftKey: v.string(), letter: v.picklist(GIFT_EMAILS) }),
  v.object({ does: v.literal('settle-gift'), userId: v.string() }),
  /** Ends a plan from an app store when its term is over. */
  v.object({ does: v.literal('end-device-plan'), userId: v.string() }),
  /** Closes the customer at the payment provider, after the account was erased. */
  v.object({ does: v.literal('close-customer'), customerId: v.string() }),
]);
export type FollowUpTask = v.InferOutput<typeof Task>;

const Row = v.object({ id: v.string(), dueAt: v.number(), task: Task, takenAt: v.optional(v.number()) });

/** A task with its due time, UTC ms; stored in one transaction with the write it follows. */
export type FollowUp = v.InferOutput<typeof Row>;

export interface FollowUps {
  /** Stores a clean-up task before the work begins, so that interrupted work is cleaned up later. */
  add(followUp: FollowUp): Promise<void>;
  /** Lists due follow-ups, oldest first, at most `most`. */
  listDue(now: number, most: number): Promise<FollowUp[]>;
  /**
   * Marks a follow-up task as taken by a job, after which `withdraw` fails. Returns false when the task is done or
   * withdrawn. Idempotent.
   */
  take(followUp: FollowUp, now: number): Promise<boolean>;
  finish(followUp: FollowUp): Promise<void>;
}

export function dynamoFollowUps(table: () => Table): FollowUps {
  return {
    async add(followUp) {
      await table().db.send(new PutCommand({ ...addFollowUp(table(), followUp).Put }));
    },

    async listDue(now, most) {
      const { pk } = keys.followUps();
      const reading = { consistent: true, limit: most } as const;
      const { rows } = await queryRows(table(), { pk, to: keys.followUp(now, '~').sk }, reading);
      return rows.map((row) => v.parse(Row, row));
    },

    async take({ dueAt, id }, now) {
      const { db, name } = table();
      return isWritten(
        db,
        new UpdateCommand({
          TableName: name,
          Key: keys.followUp(dueAt, id),
          UpdateExpression: 'SET takenAt = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':now': now },
        }),
      );
    },

    async finish({ dueAt, id }) {
      const { db, name } = table();
      await db.send(new DeleteCommand({ TableName: name, Key: keys.followUp(dueAt, id) }));
    },
  };
}

/** Adds a follow-up in the same transaction as the write it follows. */
export function addFollowUp({ name }: Table, followUp: FollowUp) {
  const { dueAt, id } = followUp;
  const Item = { ...keys.followUp(dueAt, id), type: 'follow-up', v: 1, ...followUp };
  return { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } } satisfies Write;
}

/**
 * Withdraws a follow-up in the transaction that makes it unnecessary; the transaction fails when the follow-up has been
 * taken.
 */
export function withdrawFollowUp({ name }: Table, { dueAt, id }: Pick<FollowUp, 'dueAt' | 'id'>): Write {
  return {
    Delete: {
      TableName: name,
      Key: keys.followUp(dueAt, id),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(takenAt)',
    },
  };
}

export const followUps: FollowUps = dynamoFollowUps(processTable);
