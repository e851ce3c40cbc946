import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type NativeAttributeValue, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';

/** Requests within a minute of each other are one: made at once, sent again, or tried again after a crash. */
const ONE_REQUEST_MS = 60_000;

const StoredConsent = v.object({
  email: v.string(),
  /**
   * `asked`: a link was mailed and not yet followed. `ended`: kept, so that the address is not mailed again by mistake.
   */
  state: v.picklist(['asked', 'confirmed', 'ended']),
  /** When it was last requested, confirmed or ended, epoch ms. */
  changedAt: v.number(),
  askedAt: v.optional(v.number()),
  /** The id of the letter that asks to confirm it. */
  requestId: v.optional(v.string()),
  confirmedAt: v.optional(v.number()),
  lang: v.string(),
  /** Where it was requested: the newsletter box, registration, the profile. */
  source: v.string(),
  /** Whose account changed it last; absent where the address did, by a link or the box. */
  userId: v.optional(v.string()),
});
/** Whether the newsletter may be sent to an address. */
export type Consent = v.InferOutput<typeof StoredConsent>;

export interface Asked {
  readonly lang: string;
  readonly source: string;
}

/** What the letter that asks to confirm goes by. */
interface Request {
  readonly requestId: string;
  readonly askedAt: number;
}

export interface Consents {
  find(email: string): Promise<Consent | undefined>;
  /**
   * Records a request for the newsletter, to be confirmed by mail. Returns the one that counts: this, the one less
   * than a minute before, or the one that is confirmed.
   */
  ask(email: string, asked: Asked & { readonly requestId: string }, now: number): Promise<Request>;
  /** Confirms the request of `askedAt`. `gone`: it was ended or requested again since. Idempotent. */
  confirm(email: string, askedAt: number, now: number): Promise<'confirmed' | 'gone'>;
  /** Stores a confirmed consent for an address already proved. */
  grant(email: string, asked: Asked & { readonly userId?: string }, now: number): Promise<void>;
  end(email: string, now: number, userId?: string): Promise<void>;
  /** Removes a consent last changed until an instant, UTC ms, or by this account; a later one of others stays. */
  remove(email: string, changedUntil: number, userId?: string): Promise<void>;
}

/** One record an address: the newsletter box, an account's tick and its profile all read and write this one. */
export function dynamoConsents(table: () => Table): Consents {
  /** Where the condition does not hold, nothing is written, and the record is returned as it is. */
  async function set(
    email: string,
    fields: Record<string, NativeAttributeValue>,
    condition: Condition,
  ): Promise<Record<string, AttributeValue> | undefined> {
    const { db, name } = table();
    const isConfirmed = fields.state === 'confirmed';
    // Sparse: only confirmed ones are in the index.
    const all = { type: 'consent', v: 1, email, ...fields, ...(isConfirmed && keys.newsletterIndex(email)) };
    const removed = [...(isConfirmed ? [] : ['alertsOf', 'alertOf']), ...('userId' in fields ? [] : ['userId'])];
    try {
      await db.send(
        new UpdateCommand({
          TableName: name,
          Key: keys.consent(email),
          UpdateExpression: `SET ${Object.keys(all)
            .map((field) => `#${field} = :${field}`)
            .join(', ')}${removed.length === 0 ? '' : ` REMOVE ${removed.join(', ')}`}`,
          ConditionExpression: condition.holds,
          ExpressionAttributeNames: {
            '#state': 'state',
            ...Object.fromEntries(Object.keys(all).map((field) => [`#${field}`, field])),
          },
          ExpressionAttributeValues: {
            ...condition.values,
            ...Object.fromEntries(Object.entries(all).map(([field, value]) => [`:${field}`, value])),
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return undefined;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return error.Item ?? {};
      throw error;
    }
  }

  return {
    async find(email) {
      const item = await findItem(table(), keys.consent(email));
      return item && v.parse(StoredConsent, item);
    },

    async ask(email, asked, now) {
      const fields = { ...asked, state: 'asked', askedAt: now, changedAt: now };
      const kept = await set(email, fields, {
        holds: 'attribute_not_exists(pk) OR #state = :ended OR #state = :asked AND askedAt <= :late',
        values: { ':ended': 'ended', ':asked': 'asked', ':late': now - ONE_REQUEST_MS },
      });
      return { requestId: kept?.requestId?.S ?? asked.requestId, askedAt: Number(kept?.askedAt?.N ?? now) };
    },

    async confirm(email, askedAt, now) {
      const refused = await set(
        email,
        { state: 'confirmed', confirmedAt: now, changedAt: now },
        { holds: 'askedAt = :asked AND #state <> :was', values: { ':asked': askedAt, ':was': 'ended' } },
      );
      return refused ? 'gone' : 'confirmed';
    },

    async grant(email, asked, now) {
      const fields = { ...asked, state: 'confirmed', confirmedAt: now, changedAt: now };
      await set(email, fields, { holds: 'attribute_not_exists(pk) OR changedAt <= :changedAt', values: {} });
    },

    async end(email, now, userId) {
      const fields = { state: 'ended', changedAt: now, ...(userId && { userId }) };
      await set(email, fields, { holds: 'attribute_exists(pk)', values: {} });
    },

    async remove(email, changedUntil, userId = '') {
      const { db, name } = table();
      await isWritten(
        db,
        new DeleteCommand({
          TableName: name,
          Key: keys.consent(email),
          ConditionExpression: 'changedAt <= :until OR userId = :userId',
          ExpressionAttributeValues: { ':until': changedUntil, ':userId': userId },
        }),
      );
    },
  };
}

interface Condition {
  readonly holds: string;
  readonly values: Record<string, NativeAttributeValue>;
}

export const consents: Consents = dynamoConsents(processTable);
