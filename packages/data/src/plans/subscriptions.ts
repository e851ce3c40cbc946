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

/** A plan that is being begun: what is asked of the provider, so that asking again asks the same. */
const Attempt = v.object({
  /** Names the request at the provider. */
  id: v.string(),
  tier: v.picklist(PAID_TIERS),
  methodId: v.string(),
  priceId: v.string(),
  currency: v.optional(v.string(), 'usd'),
  trialDays: v.number(),
  promotionCodeId: v.optional(v.string()),
  /** The quote that the customer accepted; no other sums are charged. */
  quote: v.optional(v.string()),
  startedAt: v.number(),
});
export type Attempt = Readonly<v.InferOutput<typeof Attempt>>;

/**
 * What a gift, or money that went back, changes of a given term at the provider: written down before it is asked, so that
 * it is done once and of two each is made of what the other left. Seconds, as there.
 */
const GiftStep = v.object({
  /** Names the request at the provider. */
  id: v.string(),
  does: v.picklist(['add', 'take', 'back']),
  /** Of a gift. */
  giftKey: v.optional(v.string()),
  /** The running subscription whose term ends at `fromS`; absent: a new one begins. */
  running: v.optional(v.object({ id: v.string(), fromS: v.number() })),
  /** When the term ends afterwards; absent: at once, or of money that went back, when it did. */
  untilS: v.optional(v.number()),
  /** How many days are added to a dearer plan than Pro, or taken from it; absent: a year. */
  days: v.optional(v.number()),
  /** Who gave the card that is redeemed. */
  fromName: v.optional(v.string()),
  /** Of money that went back: what the provider keeps with the plan, its price from then on, and whether it then ends. */
  metadata: v.optional(v.record(v.string(), v.string())),
  priceId: v.optional(v.string()),
  ends: v.optional(v.boolean()),
  /** Of money that went back: why the plan ends at once. */
  comment: v.optional(v.string()),
});
export type GiftStep = Readonly<v.InferOutput<typeof GiftStep>>;

/** A plan as the provider last showed it. Instants in UTC ms, sums in cents. */
const BoughtPlan = v.object({
  id: v.string(),
  state: v.picklist(['trialing', 'active', 'past-due', 'incomplete', 'ended']),
  tier: v.picklist(PAID_TIERS),
  /** It ends when the term is over. */
  isCancelled: v.boolean(),
  /** The end of the trial or of the paid term. */
  termEndsAt: v.number(),
  trialEndsAt: v.optional(v.number()),
  endedAt: v.optional(v.number()),
  /** When the payment that is due failed first. */
  failedAt: v.optional(v.number()),
  priceCents: v.number(),
  currency: v.string(),
  /** The term that runs was given, and is not a trial. */
  isGift: v.optional(v.boolean()),
  /** What a promo takes off, by its own name, in percent or as a sum of the plan's currency. */
  promo: v.optional(
    v.object({
      name: v.optional(v.string()),
      percent: v.optional(v.number()),
      cents: v.optional(v.number()),
      isFree: v.boolean(),
    }),
  ),
  card: v.optional(v.object({ brand: v.string(), lastFour: v.string() })),
});
export type BoughtPlan = Readonly<v.InferOutput<typeof BoughtPlan>>;

const Row = v.object({
  userId: v.string(),
  /** Raised by each write: a write names the one it read. */
  revision: v.number(),
  source: v.picklist(['web', 'ios', 'android']),
  customerId: v.optional(v.string()),
  attempt: v.optional(Attempt),
  giftStep: v.optional(GiftStep),
  /** A change of tier that was begun: no gift is redeemed beside it. Over once the plan has the tier, or with its time. */
  changing: v.optional(v.object({ to: v.picklist(PAID_TIERS), at: v.number() })),
  /** A trial was had by this account, or by its address or card before: the next plan begins with a charge. */
  isTrialUsed: v.boolean(),
  plan: v.optional(BoughtPlan),
  /** When the counters counted the plan as running; each write sets it. */
  runsSince: v.optional(v.number()),
  /** The letters about it that were written last, by their request's ids: each goes once. */
  told: v.optional(v.array(v.string())),
  /** With the last press that began a plan. */
  agreed: v.optional(AgreedAt),
});

/** How one person pays for a plan. */
export type StoredSubscription = Readonly<v.InferOutput<typeof Row>>;

/** The row after a change, and what is written with it. */
export interface SubscriptionChange {
  readonly row: Omit<StoredSubscription, 'userId' | 'revision' | 'runsSince'>;
  /** The account's plan, where the row decides it. */
  readonly tier?: (typeof TIERS)[number];
  /** Digests of who begins a trial: all or none are free, or were taken by this person. */
  readonly trialFingerprints?: readonly string[];
  readonly followUps?: readonly FollowUp[];
  /** A gift card that is redeemed or ended with it. */
  readonly gift?: { readonly read: StoredGift; readonly after: GiftFields };
}
export type Refused = 'changed-meanwhile' | 'gone' | 'trial-used';

export interface Subscriptions {
  /** By a consistent read. */
  find(userId: string): Promise<StoredSubscription | undefined>;
  /** Whether another account had a trial by one of these digests. */
  isTrialTaken(userId: string, digests: readonly string[]): Promise<boolean>;
  /**
   * Writes the row where it is still as it was read, in one transaction with the account's tier. `gone`: the account is
   * no more.
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
  const keepAccount = (userId: string, tier: SubscriptionChange['tier']): Write => {
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
        [keepAccount(userId, tier), 'gone'],
        ...(gift ? [[putGift(table(), gift.read, gift.after), 'changed-meanwhile'] as const] : []),
        ...trialFingerprints.map((digest) => [takeTrial(userId, digest), 'trial-used'] as const),
        ...followUps.map((one) => [addFollowUp(table(), one), 'changed-meanwhile'] as const),
        ...(ran === runs ? [] : [[counted, 'changed-meanwhile'] as const]),
      ]);
      return refused ?? 'written';
    },
  };
}

/** It gives what it is paid, or tried, for; or will, once a card is mended. */
export function isRunning({ state }: Pick<BoughtPlan, 'state'>): boolean {
  return state === 'trialing' || state === 'active' || state === 'past-due';
}

function hasRunningPlan(row: Pick<StoredSubscription, 'plan'> | undefined): boolean {
  return row?.plan !== undefined && isRunning(row.plan);
}

/** Removes the row of an account that is gone, as it was read; its plan counts no more. Both or none. */
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
