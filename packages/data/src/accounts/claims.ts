import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { LANGUAGES } from '@groundswell/contracts';
import * as v from 'valibot';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { processTable, type Table } from '../table.ts';
import type { Write } from '../write-all.ts';
import { Social } from './account-row.ts';

/** A Cognito identity without an account yet, and the follow-up that removes it unless an account takes it. */
export const SpareIdentity = v.object({ id: v.string(), followUp: v.object({ dueAt: v.number(), id: v.string() }) });
export type SpareIdentity = v.InferOutput<typeof SpareIdentity>;

const Row = v.object({
  email: v.string(),
  browserId: v.string(),
  /** The future account's id. */
  userId: v.string(),
  /** The Cognito identity that holds the chosen password; absent when the user signs in through a provider instead. */
  identity: v.optional(SpareIdentity),
  social: v.optional(Social),
  /** The provider has verified the address. */
  isEmailVerified: v.optional(v.boolean()),
  lang: v.picklist(LANGUAGES),
  /** 1 imperial, 2 metric. */
  units: v.number(),
  wantsNews: v.boolean(),
  /** UTC ms. */
  goodUntil: v.number(),
});

/**
 * The registration of one browser at an address that is not yet verified. It does not reserve the address, since each
 * browser has its own claim. A claim becomes an account only when the user enters the code mailed to the address.
 */
export type Claim = Readonly<v.InferOutput<typeof Row>>;

export interface Claims {
  /** Stores a claim in place of an earlier one of the same browser. */
  put(claim: Claim): Promise<void>;
  /** Returns undefined when the browser has no claim, or it has expired. */
  find(email: string, browserId: string, now: number): Promise<Claim | undefined>;
  /** Returns whether any browser claims the address. */
  isClaimed(email: string, now: number): Promise<boolean>;
}

export function dynamoClaims(table: () => Table): Claims {
  return {
    async put(claim) {
      const { db, name } = table();
      const expiresAt = Math.ceil(claim.goodUntil / 1000);
      const Item = { ...keys.claim(claim.email, claim.browserId), type: 'claim', v: 1, ...claim, expiresAt };
      await db.send(new PutCommand({ TableName: name, Item }));
    },

    async find(email, browserId, now) {
      const item = await findItem(table(), keys.claim(email, browserId), 'consistent');
      const claim = item && v.parse(Row, item);
      return claim && claim.goodUntil > now ? claim : undefined;
    },

    async isClaimed(email, now) {
      const { pk, sk } = keys.claims(email);
      const { rows } = await queryRows(table(), { pk, begins: sk }, { consistent: true });
      return rows.some(({ goodUntil }) => Number(goodUntil) > now);
    },
  };
}

/** Consumes a claim in the transaction that depends on it; fails when the browser has replaced it or it has expired. */
export function settleClaim({ name }: Table, { email, browserId, userId }: Claim, now: number): Write {
  return {
    Delete: {
      TableName: name,
      Key: keys.claim(email, browserId),
      ConditionExpression: 'userId = :userId AND goodUntil > :now',
      ExpressionAttributeValues: { ':userId': userId, ':now': now },
    },
  };
}

export const claims: Claims = dynamoClaims(processTable);
