import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';

/** The payment provider retries an event for three days and lists it for thirty. */
const KEEP_HOURS = 45 * 24;

const Row = v.object({
  received: v.number(),
  followed: v.optional(v.number(), 0),
  followedAt: v.optional(v.number(), 0),
});
/** The progress of processing a customer's events. */
interface CustomerEvents {
  /** The number of events received. */
  readonly received: number;
  /**
   * The value of `received` when the worker requested the provider's state that is now stored. The stored state
   * reflects at least these events.
   */
  readonly followed: number;
  /** The time, UTC ms, at which the worker last decided which actions are due for the customer. */
  readonly followedAt: number;
}

/** A record of which events of the payment provider were processed. */
export interface PaymentEvents {
  isDone(eventId: string, now: number): Promise<boolean>;
  /** Marks an event as done after its work, so that an interrupted event is processed again; the work is idempotent. */
  markDone(eventId: string, type: string, now: number): Promise<void>;
  /** Counts an event of a customer and returns the number received, including this one. */
  receive(customerId: string, now: number): Promise<number>;
  /**
   * Reads the counter of events. The caller does so before it fetches the customer's state, so that the state reflects
   * at least these events.
   */
  findReceived(customerId: string): Promise<CustomerEvents | undefined>;
  /**
   * Records, after the work, how many of the received events are processed. A worker that read a smaller count never
   * lowers the number.
   */
  markFollowed(customerId: string, received: number, at: number): Promise<void>;
}

function dynamoPaymentEvents(table: () => Table): PaymentEvents {
  return {
    async isDone(eventId, now) {
      const item = await findItem(table(), keys.paymentEvent(eventId), 'consistent');
      return item !== undefined && !isExpired(item, now);
    },
    async markDone(eventId, type, now) {
      const { db, name } = table();
      const Item = {
        ...keys.paymentEvent(eventId),
        type: 'payment-event',
        v: 1,
        event: type,
        doneAt: now,
        expiresAt: expiresAfterHours(KEEP_HOURS, now),
      };
      await db.send(new PutCommand({ TableName: name, Item }));
    },
    async receive(customerId, now) {
      const { db, name } = table();
      const { Attributes } = await db.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.customerEvents(customerId),
          UpdateExpression: 'SET #type = :type, v = :v, expiresAt = :ends ADD received :one',
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: {
            ':type': 'customer-events',
            ':v': 1,
            ':ends': expiresAfterHours(KEEP_HOURS, now),
            ':one': 1,
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return v.parse(Row, Attributes).received;
    },
    async findReceived(customerId) {
      const item = await findItem(table(), keys.customerEvents(customerId), 'consistent');
      return item && v.parse(Row, item);
    },
    async markFollowed(customerId, received, at) {
      const { db, name } = table();
      try {
        await db.send(
          new UpdateCommand({
            TableName: name,
            Key: keys.customerEvents(customerId),
            UpdateExpression: 'SET followed = :received, followedAt = :at',
            // The count restarts at zero when the row has expired, so a late worker may hold a larger number.
            ConditionExpression: 'received >= :received AND (attribute_not_exists(followed) OR followed <= :received)',
            ExpressionAttributeValues: { ':received': received, ':at': at },
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
  };
}

export const paymentEvents: PaymentEvents = dynamoPaymentEvents(processTable);
