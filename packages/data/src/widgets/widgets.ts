import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { WIDGET_THEMES, WIDGET_TYPES } from '@groundswell/contracts';
import * as v from 'valibot';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';

const StoredWidget = v.object({
  id: v.string(),
  beachId: v.number(),
  /** The widget's type. It is called `kind` because a row's `type` names the kind of row. */
  kind: v.picklist(WIDGET_TYPES),
  theme: v.picklist(WIDGET_THEMES),
  /** 1 imperial, 2 metric. */
  units: v.picklist([1, 2]),
  /** The site's origin when the widget was made, for its links back. */
  site: v.string(),
  /** The digest of the key that only its maker has. */
  keyDigest: v.string(),
  createdAt: v.number(),
  removedAt: v.optional(v.number()),
  /**
   * The maker's details. They are absent when the widget was removed, or when the account with the maker's address was
   * erased.
   */
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  website: v.optional(v.string()),
  /**
   * The account that made the widget while signed in with this address. Absent when the address was only typed in and
   * may belong to anyone.
   */
  userId: v.optional(v.string()),
});
/** A widget shown on someone's own page. Instants in UTC ms. */
export type StoredWidget = Readonly<v.InferOutput<typeof StoredWidget>>;

export interface Widgets {
  find(id: string): Promise<StoredWidget | undefined>;
  /** Stores a widget, or returns the one already stored under its id. */
  add(widget: StoredWidget & { readonly email: string }): Promise<StoredWidget>;
  /** Marks a widget as removed and forgets its maker; false when no widget has that key. Idempotent. */
  remove(id: string, keyDigest: string, now: number): Promise<boolean>;
  /** Lists the widgets made with an address; the newest may be missing, as the index is eventually consistent. */
  listOf(email: string): Promise<StoredWidget[]>;
  /**
   * Forgets the maker of all widgets that were made with an address up to an instant, UTC ms; the widgets keep working.
   * Idempotent.
   */
  forgetMaker(email: string, createdUntil: number): Promise<void>;
}

const OF_MAKER = ['name', 'email', 'website', 'userId', 'widgetsOf', 'widgetOf'];
/** `name` is a reserved word of DynamoDB. */
const MAKER_NAMES = Object.fromEntries(OF_MAKER.map((field) => [`#${field}`, field]));
const FORGET_MAKER = `REMOVE ${Object.keys(MAKER_NAMES).join(', ')}`;

export function dynamoWidgets(table: () => Table): Widgets {
  const listOf = async (email: string) => {
    const { db, name } = table();
    const found: StoredWidget[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await db.send(
        new QueryCommand({
          TableName: name,
          IndexName: 'widgets',
          KeyConditionExpression: 'widgetsOf = :of',
          ExpressionAttributeValues: { ':of': keys.widgetsOf(email).widgetsOf },
          ExclusiveStartKey: from,
        }),
      );
      found.push(...Items.map((item) => v.parse(StoredWidget, item)));
      from = LastEvaluatedKey;
    } while (from);
    return found;
  };

  return {
    listOf,

    async find(id) {
      const item = await findItem(table(), keys.widget(id));
      return item && v.parse(StoredWidget, item);
    },

    async add(widget) {
      const { db, name } = table();
      const { id, email } = widget;
      const Item = { ...keys.widget(id), ...keys.widgetIndex(email, id), type: 'widget', v: 1, ...widget };
      try {
        await db.send(new PutCommand({ TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
        return widget;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        const kept = await findItem(table(), keys.widget(id), 'consistent');
        return v.parse(StoredWidget, kept);
      }
    },

    async remove(id, keyDigest, now) {
      const { db, name } = table();
      const update = new UpdateCommand({
        TableName: name,
        Key: keys.widget(id),
        UpdateExpression: `SET removedAt = if_not_exists(removedAt, :now) ${FORGET_MAKER}`,
        ConditionExpression: 'keyDigest = :digest',
        ExpressionAttributeNames: MAKER_NAMES,
        ExpressionAttributeValues: { ':now': now, ':digest': keyDigest },
      });
      return isWritten(db, update);
    },

    async forgetMaker(email, createdUntil) {
      const { db, name } = table();
      for (const { id } of await listOf(email))
        await isWritten(
          db,
          new UpdateCommand({
            TableName: name,
            Key: keys.widget(id),
            UpdateExpression: FORGET_MAKER,
            ConditionExpression: '#email = :email AND createdAt <= :until',
            ExpressionAttributeNames: MAKER_NAMES,
            ExpressionAttributeValues: { ':email': email, ':until': createdUntil },
          }),
        );
    },
  };
}

export const widgets: Widgets = dynamoWidgets(processTable);
