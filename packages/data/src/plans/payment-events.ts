import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { expiresAfterHours, isExpired, processTable, type Table } from '../table.ts';

/** The provider sends an event again for three days, and lists it for thirty. */
const KEEP_HOURS = 45 * 24;

/** Which events of the payment provider were acted upon. */
export interface PaymentEvents {
  isDone(eventId: string, now: number): Promise<boolean>;
  /** After the work, so that one whose work was cut off is done again; the work bears that. */
  markDone(eventId: string, type: string, now: number): Promise<void>;
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
  };
}

export const paymentEvents: PaymentEvents = dynamoPaymentEvents(processTable);
