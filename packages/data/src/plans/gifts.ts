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
  /** The keyed digest of its code. */
  key: v.string(),
  /** What its code is derived from, with a key that the table does not have. */
  id: v.string(),
  /** Raised by each write: a write names the one it read. */
  revision: v.number(),
  state: v.picklist(['waiting', 'paid', 'redeemed', 'ended']),
  createdAt: v.number(),
  lang: v.picklist(LANGUAGES),
  fromName: v.string(),
  fromEmail: v.string(),
  toName: v.string(),
  /** Absent: the buyer prints it. */
  toEmail: v.optional(v.string()),
  message: v.string(),
  /** When its letter is due; absent: as soon as it is paid. */
  sendAt: v.optional(v.number()),
  /** What its buyer agreed to. */
  agreed: v.optional(AgreedAt),
  priceCents: v.number(),
  currency: v.string(),
  /** The one payment that may be made for it. */
  paymentId: v.optional(v.string()),
  paidAt: v.optional(v.number()),
  /** Until when its code can be used. */
  usableUntil: v.optional(v.number()),
  redeemedBy: v.optional(v.string()),
  redeemedAt: v.optional(v.number()),
  /** Days that it added to a dearer plan than Pro; absent: a year. */
  addedDays: v.optional(v.number()),
  /** Seconds: an unpaid one is forgotten. */
  expiresAt: v.optional(v.number()),
});
export type StoredGift = Readonly<v.InferOutput<typeof Gift>>;
export type GiftFields = Omit<StoredGift, 'revision'>;

export interface Gifts {
  /** By a consistent read. */
  find(key: string): Promise<StoredGift | undefined>;
  /** False where there is one already. */
  add(gift: GiftFields): Promise<boolean>;
  /** Writes it where it is still as it was read, with what follows; false where another wrote meanwhile. */
  write(read: StoredGift, gift: GiftFields, followUps?: readonly FollowUp[]): Promise<boolean>;
}

/** Puts a gift in the transaction of something else, where it is still as it was read. */
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

export function dynamoGifts(table: () => Table): Gifts {
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
