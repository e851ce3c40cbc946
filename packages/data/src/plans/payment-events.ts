import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';

/** The provider sends an event again for three days, and lists it for thirty. */
const KEEP_HOURS = 45 * 24;

const Row = v.object({
  received: v.number(),
  followed: v.optional(v.number(), 0),
  followedAt: v.optional(v.number(), 0),
});
/** How far a customer's events are followed. */
export interface CustomerEvents {
  /** How many events have come. */
  readonly received: number;
  /** How many of them had come before the state was fetched that is kept now. */
  readonly followed: number;
  /** The instant, UTC ms, for which what is due was decided. */
  readonly followedAt: number;
}

/** Which events of the payment provider were acted upon. */
export interface PaymentEvents {
  isDone(eventId: string, now: number): Promise<boolean>;
  /** After the work, so that one whose work was cut off is done again; the work bears that. */
  markDone(eventId: string, type: string, now: number): Promise<void>;
  /** Counts an event of a customer; how many have come, with this one. */
  receive(customerId: string, now: number): Promise<number>;
  /** Read before the customer's state is fetched: that state then holds what all received events are about. */
  findReceived(customerId: string): Promise<CustomerEvents | undefined>;
  /** After the work; a worker that had read less never takes it back. */
  markFollowed(customerId: string, received: number, at: number): Promise<void>;
}

export function dynamoPaymentEvents(table: () => Table): PaymentEvents {
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
            // An expired row starts its count at zero again.
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
