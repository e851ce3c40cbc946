import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type NativeAttributeValue, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { findItem } from '../find-item.ts';
import { isWritten } from '../is-written.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';

/** Requests less than a minute apart count as one: they come from double clicks, resends, or retries after a crash. */
const ONE_REQUEST_MS = 60_000;

const StoredConsent = v.object({
  email: v.string(),
  /**
   * `asked`: a confirmation link was mailed but not followed yet. `ended`: the row stays so that the address is not
   * mailed again by mistake.
   */
  state: v.picklist(['asked', 'confirmed', 'ended']),
  /** When it was last requested, confirmed or ended, epoch ms. */
  changedAt: v.number(),
  askedAt: v.optional(v.number()),
  /** The id of the email that asks for confirmation. */
  requestId: v.optional(v.string()),
  confirmedAt: v.optional(v.number()),
  lang: v.string(),
  /** Where it was requested: the newsletter box, registration, the profile. */
  source: v.string(),
  /** The account that changed it last; absent when the change came by a link or the newsletter box. */
  userId: v.optional(v.string()),
});
/** A record of whether the newsletter may be sent to an address. */
export type Consent = v.InferOutput<typeof StoredConsent>;

interface ConsentRequest {
  readonly lang: string;
  readonly source: string;
}

/** The id and time that identify a confirmation email. */
interface PendingRequest {
  readonly requestId: string;
  readonly askedAt: number;
}

export interface Consents {
  find(email: string): Promise<Consent | undefined>;
  /**
   * Records a newsletter request, to be confirmed by email. Returns the request that counts: this request, an earlier
   * request less than a minute old, or the confirmed request.
   */
  ask(email: string, asked: ConsentRequest & { readonly requestId: string }, now: number): Promise<PendingRequest>;
  /** Confirms the request made at `askedAt`. `gone`: the consent was ended or requested again since. Idempotent. */
  confirm(email: string, askedAt: number, now: number): Promise<'confirmed' | 'gone'>;
  /** Stores a confirmed consent for an address that is already verified. */
  grant(email: string, asked: ConsentRequest & { readonly userId?: string }, now: number): Promise<void>;
  end(email: string, now: number, userId?: string): Promise<void>;
  /**
   * Removes a consent last changed at or before `changedUntil` (UTC ms) or by this account; a later change by anyone
   * else stays.
   */
  remove(email: string, changedUntil: number, userId?: string): Promise<void>;
}

/** Each address has one record, which the newsletter box, registration and the profile all read and write. */
export function dynamoConsents(table: () => Table): Consents {
  /** Writes the fields if the condition holds; otherwise writes nothing and returns the stored record. */
  async function set(
    email: string,
    fields: Record<string, NativeAttributeValue>,
    condition: Condition,
  ): Promise<Record<string, AttributeValue> | undefined> {
    const { db, name } = table();
    const isConfirmed = fields.state === 'confirmed';
    // The index is sparse: only confirmed consents are in it.
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
