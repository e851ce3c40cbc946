import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { LANGUAGES } from '@groundswell/contracts';
import * as v from 'valibot';
import { addFollowUp, type FollowUp } from '../accounts/follow-ups.ts';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { AgreedAt } from './agreed-at.ts';

/** A gift card. Its code is stored nowhere: a keyed digest of it is the row's key. Instants in UTC ms. */
const Gift = v.object({
  /** The keyed digest of the gift card's code. */
  key: v.string(),
  /** The id from which the code is derived, with a secret key that is not in the table. */
  id: v.string(),
  /** A counter for optimistic locking: each write raises it, and fails if it has changed since the read. */
  revision: v.number(),
  state: v.picklist(['waiting', 'paid', 'redeemed', 'ended']),
  createdAt: v.number(),
  lang: v.picklist(LANGUAGES),
  fromName: v.string(),
  fromEmail: v.string(),
  toName: v.string(),
  /** Absent when the buyer prints the card. */
  toEmail: v.optional(v.string()),
  message: v.string(),
  /** The time to send the gift email. When absent, the email is sent as soon as the card is paid. */
  sendAt: v.optional(v.number()),
  /** The terms that the buyer accepted. */
  agreed: v.optional(AgreedAt),
  priceCents: v.number(),
  currency: v.string(),
  /** The only payment that may be made for the card. */
  paymentId: v.optional(v.string()),
  paidAt: v.optional(v.number()),
  /** The end of the period in which the code can be redeemed. */
  usableUntil: v.optional(v.number()),
  redeemedBy: v.optional(v.string()),
  redeemedAt: v.optional(v.number()),
  /**
   * The number of days that the card added to a plan dearer than Pro. Absent for a Pro plan, to which a card adds a
   * year.
   */
  addedDays: v.optional(v.number()),
  /** The TTL of an unpaid card, in seconds. */
  expiresAt: v.optional(v.number()),
});
export type StoredGift = Readonly<v.InferOutput<typeof Gift>>;
export type GiftFields = Omit<StoredGift, 'revision'>;

export interface Gifts {
  /** Finds a gift card by a consistent read. */
  find(key: string): Promise<StoredGift | undefined>;
  /** Adds a gift card; false when its key exists. */
  add(gift: GiftFields): Promise<boolean>;
  /**
   * Writes a card and its follow-ups, conditional on the revision that was read; false when another request wrote
   * meanwhile.
   */
  write(read: StoredGift, gift: GiftFields, followUps?: readonly FollowUp[]): Promise<boolean>;
}

/** Returns the write of a card for another transaction, conditional on the revision that was read. */
export function putGift({ name }: Table, read: StoredGift, gift: GiftFields): Write {
  return {
    Put: {
      TableName: name,
      Item: itemOf(gift, read.revision + 1),
      ConditionExpression: 'revision = :read',
      ExpressionAttributeValues: { ':read': read.revision },
    },
  };
}

function itemOf(gift: GiftFields, revision: number) {
  return { ...keys.gift(gift.key), type: 'gift', v: 1, ...gift, revision };
}

function dynamoGifts(table: () => Table): Gifts {
  return {
    async find(key) {
      const item = await findItem(table(), keys.gift(key), 'consistent');
      return item && v.parse(Gift, item);
    },
    async add(gift) {
      const { db, name } = table();
      const put = { TableName: name, Item: itemOf(gift, 1), ConditionExpression: 'attribute_not_exists(pk)' };
      return isWritten(db, new PutCommand(put));
    },
    async write(read, gift, followUps = []) {
      const refused = await writeAll(table(), [
        [putGift(table(), read, gift), 'changed'],
        ...followUps.map((one) => [addFollowUp(table(), one), 'changed'] as const),
      ]);
      return refused === undefined;
    },
  };
}

export const gifts: Gifts = dynamoGifts(processTable);
