import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';

/** A next slot later than this was written by a function whose clock is ahead, so it is ignored. */
const LATEST_MS = 60_000;
const ROUNDS = 3;

export interface MailSlots {
  /**
   * Reserves the next slot for an email and returns its time, UTC ms. Slots of all functions are `gapMs` apart. An
   * unused slot is lost.
   */
  reserve(gapMs: number, now: number): Promise<number>;
}

/** All functions share one item, with the time of the next free slot. Each reservation is one conditional write. */
export function dynamoMailSlots(table: () => Table): MailSlots {
  /** Moves the next free slot. Returns the reserved slot, or undefined if the condition failed. */
  async function reserveIf(condition: string, next: string, gapMs: number, now: number): Promise<number | undefined> {
    const { db, name } = table();
    try {
      const { Attributes } = await db.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.mailSlots(),
          UpdateExpression: `SET nextAt = ${next} + :gap, #type = :type, v = :v`,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#type': 'type' },
          ExpressionAttributeValues: {
            ':gap': gapMs,
            ':now': now,
            ':latest': now + LATEST_MS,
            ':type': 'mail-slots',
            ':v': 1,
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Number(Attributes?.nextAt) - gapMs;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  }

  return {
    async reserve(gapMs, now) {
      // A further round is needed if another function begins a row of slots between the two writes.
      for (let round = 0; round < ROUNDS; round++) {
        const slotAt =
          (await reserveIf('nextAt > :now AND nextAt <= :latest', 'nextAt', gapMs, now)) ??
          (await reserveIf('attribute_not_exists(nextAt) OR nextAt <= :now OR nextAt > :latest', ':now', gapMs, now));
        if (slotAt !== undefined) return slotAt;
      }
      throw new Error('No slot for an email could be reserved.');
    },
  };
}

export const mailSlots: MailSlots = dynamoMailSlots(processTable);
