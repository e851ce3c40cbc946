import type { TIERS } from '@groundswell/plans';
import * as v from 'valibot';
import { addFollowUp, type FollowUp } from '../accounts/follow-ups.ts';
import { countWrite } from '../counts/counts.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';
import { AgreedAt } from './agreed-at.ts';
import { type GiftFields, putGift, type StoredGift } from './gifts.ts';

const PAID_TIERS = ['Pro', 'Pro Plus'] as const;

/**
 * A request to the provider that starts a subscription. Its parameters are stored, so that a retry sends the same ones.
 */
const Attempt = v.object({
  /** The idempotency key of the request at the provider. */
  id: v.string(),
  tier: v.picklist(PAID_TIERS),
  methodId: v.string(),
  priceId: v.string(),
  currency: v.optional(v.string(), 'usd'),
  trialDays: v.number(),
  promotionCodeId: v.optional(v.string()),
  /** The quote that the customer accepted; only its amounts are charged. */
  quote: v.optional(v.string()),
  startedAt: v.number(),
});
export type Attempt = Readonly<v.InferOutput<typeof Attempt>>;

/**
 * A change that a gift or a refund makes to the term of a subscription at the provider. It is stored before the
 * provider is called, so that a retry does not apply it twice. When two changes are concurrent, the second starts from
 * the result of the first. Times are in seconds, as at the provider.
 */
const GiftStep = v.object({
  /** The idempotency key of the request at the provider. */
  id: v.string(),
  does: v.picklist(['add', 'take', 'back']),
  /** The key of the gift; absent for a step without one. */
  giftKey: v.optional(v.string()),
  /**
   * The active subscription, whose term ended at `fromS` before the change. Absent when the gift starts a new
   * subscription.
   */
  running: v.optional(v.object({ id: v.string(), fromS: v.number() })),
  /** The new end of the term. When absent, the term ends at once or, after a refund, at its previous end. */
  untilS: v.optional(v.number()),
  /**
   * The number of days added to, or removed from, a plan dearer than Pro. Absent for a Pro plan, where a gift is a
   * year.
   */
  days: v.optional(v.number()),
  /** The giver's name on the redeemed card. */
  fromName: v.optional(v.string()),
  /**
   * For a refund: the metadata to store with the subscription, the price of its further terms, and whether the
   * subscription ends after the change.
   */
  metadata: v.optional(v.record(v.string(), v.string())),
  priceId: v.optional(v.string()),
  ends: v.optional(v.boolean()),
  /** For a refund: the reason why the plan ends at once. */
  comment: v.optional(v.string()),
});
export type GiftStep = Readonly<v.InferOutput<typeof GiftStep>>;

/** A plan as the provider last showed it. Instants in UTC ms, sums in cents. */
const BoughtPlan = v.object({
  id: v.string(),
  state: v.picklist(['trialing', 'active', 'past-due', 'incomplete', 'ended']),
  tier: v.picklist(PAID_TIERS),
  /** Whether the plan ends with its term. */
  isCancelled: v.boolean(),
  /** The end of the trial or of the paid term. */
  termEndsAt: v.number(),
  trialEndsAt: v.optional(v.number()),
  endedAt: v.optional(v.number()),
  /** The time of the first failed attempt to collect the payment that is due. */
  failedAt: v.optional(v.number()),
  priceCents: v.number(),
  currency: v.string(),
  /** Whether the current term was given and is not a trial. */
  isGift: v.optional(v.boolean()),
  /**
   * The promotion on the plan: its display name, and its discount in percent or as an amount in the plan's currency.
   */
  promo: v.optional(
    v.object({
      name: v.optional(v.string()),
      percent: v.optional(v.number()),
      cents: v.optional(v.number()),
      isFree: v.boolean(),
      /** The number of months of a promo that ends, and its end (UTC ms). */
      months: v.optional(v.number()),
      endsAt: v.optional(v.number()),
    }),
  ),
  card: v.optional(v.object({ brand: v.string(), lastFour: v.string() })),
});
export type BoughtPlan = Readonly<v.InferOutput<typeof BoughtPlan>>;

const Row = v.object({
  userId: v.string(),
  /** A counter for optimistic locking: each write raises it, and fails if it has changed since the read. */
  revision: v.number(),
  source: v.picklist(['web', 'ios', 'android']),
  customerId: v.optional(v.string()),
  attempt: v.optional(Attempt),
  giftStep: v.optional(GiftStep),
  /**
   * A change of tier in progress, during which no gift can be redeemed. It ends when the plan has the tier, or by a
   * timeout.
   */
  changing: v.optional(v.object({ to: v.picklist(PAID_TIERS), at: v.number() })),
  /** Whether this account, its address or its card has had a trial, so that the next plan begins with a charge. */
  isTrialUsed: v.boolean(),
  plan: v.optional(BoughtPlan),
  /**
   * The time from which the subscriber counter includes this plan; absent while the counter excludes it. Each write of
   * the row sets the field.
   */
  runsSince: v.optional(v.number()),
  /** The request ids of the plan's latest emails, so that each is sent once. */
  told: v.optional(v.array(v.string())),
  /** The terms accepted with the last request that started a plan. */
  agreed: v.optional(AgreedAt),
});

export type StoredSubscription = Readonly<v.InferOutput<typeof Row>>;

/** The row after a change, with the writes that join its transaction. */
export interface SubscriptionChange {
  readonly row: Omit<StoredSubscription, 'userId' | 'revision' | 'runsSince'>;
  /** The account's new tier, when this row determines it. */
  readonly tier?: (typeof TIERS)[number];
  /**
   * Keyed digests that identify the person who starts a trial. The write fails when another person has used one of them
   * for a trial.
   */
  readonly trialFingerprints?: readonly string[];
  readonly followUps?: readonly FollowUp[];
  /** A gift card that is redeemed or ended in the same transaction. */
  readonly gift?: { readonly read: StoredGift; readonly after: GiftFields };
}
type Refused = 'changed-meanwhile' | 'gone' | 'trial-used';

export interface Subscriptions {
  /** Finds a subscription by a consistent read. */
  find(userId: string): Promise<StoredSubscription | undefined>;
  /** Returns whether another account had a trial under one of these digests. */
  isTrialTaken(userId: string, digests: readonly string[]): Promise<boolean>;
  /**
   * Writes the row, conditional on the revision that was read, in one transaction with the account's tier. `gone`: the
   * account is erased.
   */
  write(userId: string, read: StoredSubscription | undefined, change: SubscriptionChange): Promise<'written' | Refused>;
}

export function dynamoSubscriptions(table: () => Table, now = Date.now): Subscriptions {
  const name = () => table().name;
  const putRow = (
    userId: string,
    read: StoredSubscription | undefined,
    row: Omit<StoredSubscription, 'userId' | 'revision'>,
  ): Write => ({
    Put: {
      TableName: name(),
      Item: {
        ...keys.subscription(userId),
        type: 'subscription',
        v: 1,
        ...row,
        userId,
        revision: (read?.revision ?? 0) + 1,
      },
      ...(read
        ? { ConditionExpression: 'revision = :read', ExpressionAttributeValues: { ':read': read.revision } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  });
  const updateTier = (userId: string, tier: SubscriptionChange['tier']): Write => {
    const isThere = { TableName: name(), Key: keys.profile(userId), ConditionExpression: 'attribute_exists(pk)' };
    if (tier === undefined) return { ConditionCheck: isThere };
    return {
      Update: { ...isThere, UpdateExpression: 'SET tier = :tier', ExpressionAttributeValues: { ':tier': tier } },
    };
  };
  const takeTrial = (userId: string, digest: string): Write => ({
    Put: {
      TableName: name(),
      Item: { ...keys.trial(digest), type: 'trial', v: 1, takenBy: userId },
      ConditionExpression: 'attribute_not_exists(pk) OR takenBy = :user',
      ExpressionAttributeValues: { ':user': userId },
    },
  });

  return {
    async find(userId) {
      const item = await findItem(table(), keys.subscription(userId), 'consistent');
      return item && v.parse(Row, item);
    },

    async isTrialTaken(userId, digests) {
      const found = await Promise.all(digests.map((digest) => findItem(table(), keys.trial(digest))));
      return found.some((item) => item !== undefined && item.takenBy !== userId);
    },

    async write(userId, read, { row, tier, trialFingerprints = [], followUps = [], gift }) {
      const at = now();
      const [ran, runs] = [hasRunningPlan(read), hasRunningPlan(row)];
      const runsSince = runs ? (ran ? read?.runsSince : at) : undefined;
      const since = runs ? runsSince : read?.runsSince;
      const counted = countWrite(table(), userId, { subscribers: runs ? 1 : -1 }, { since, now: at });
      const refused = await writeAll<Refused>(table(), [
        [putRow(userId, read, { ...row, runsSince }), 'changed-meanwhile'],
        [updateTier(userId, tier), 'gone'],
        ...(gift ? [[putGift(table(), gift.read, gift.after), 'changed-meanwhile'] as const] : []),
        ...trialFingerprints.map((digest) => [takeTrial(userId, digest), 'trial-used'] as const),
        ...followUps.map((one) => [addFollowUp(table(), one), 'changed-meanwhile'] as const),
        ...(ran === runs ? [] : [[counted, 'changed-meanwhile'] as const]),
      ]);
      return refused ?? 'written';
    },
  };
}

/** Returns whether a plan is active, on trial, or past due with its payment still being retried. */
export function isRunning({ state }: Pick<BoughtPlan, 'state'>): boolean {
  return state === 'trialing' || state === 'active' || state === 'past-due';
}

function hasRunningPlan(row: Pick<StoredSubscription, 'plan'> | undefined): boolean {
  return row?.plan !== undefined && isRunning(row.plan);
}

/**
 * Returns the writes that remove an erased account's row as it was read and decrement the subscriber counter if its
 * plan was running.
 */
export function removalOfSubscription(table: Table, item: Record<string, unknown>, now: number): readonly Write[] {
  const row = v.parse(Row, item);
  return [
    {
      Delete: {
        TableName: table.name,
        Key: keys.subscription(row.userId),
        ConditionExpression: 'revision = :read',
        ExpressionAttributeValues: { ':read': row.revision },
      },
    },
    ...(hasRunningPlan(row) ? [countWrite(table, row.userId, { subscribers: -1 }, { since: row.runsSince, now })] : []),
  ];
}

export const subscriptions: Subscriptions = dynamoSubscriptions(processTable);
