import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { backOff } from '../back-off.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { type Write, writeAll } from '../write-all.ts';

/** The most browsers of one account; a further one replaces the browser added longest ago. */
export const MOST_PUSH_BROWSERS = 10;
/**
 * A browser is removed after this many consecutive alerts that its push service did not accept, over at least this
 * period.
 */
const GIVEN_UP_AFTER = { alerts: 5, ms: 7 * 86_400_000 };
const PUSH_V = 1;
/** In each round, one of several concurrent writers of a row succeeds. So 12 rounds are enough for 12 writers. */
const MAX_ATTEMPTS = 12;
const LONGEST_WAIT_ROUND = 4;

const Browser = v.object({
  /** The address at the browser's push service, and its keys, base64url. Anyone who has all three may send to it. */
  endpoint: v.string(),
  p256dh: v.string(),
  auth: v.string(),
  /** The session that added the browser; notifications stop when it ends. */
  sessionId: v.string(),
  /** The browser and system, 'Chrome on Android'. */
  device: v.optional(v.string()),
  addedAt: v.number(),
  /** The number of consecutive alerts that the push service did not accept, and when the first failed, UTC ms. */
  failing: v.optional(v.object({ alerts: v.number(), since: v.number() })),
});
/** A browser that shows alerts as notifications. */
export type PushBrowser = Readonly<v.InferOutput<typeof Browser>>;
const Row = v.object({ revision: v.number(), subscriptions: v.array(Browser) });
type Row = v.InferOutput<typeof Row>;

export interface PushBrowsers {
  list(userId: string): Promise<readonly PushBrowser[]>;
  /**
   * Adds or renews a browser. An endpoint has one owner: an account that presents the same keys takes it over. `taken`:
   * another account has the endpoint under other keys; `gone`: the session is over.
   */
  add(userId: string, browser: PushBrowser): Promise<'added' | 'taken' | 'gone'>;
  /**
   * Records whether the push service accepted an alert. `given-up`: too many alerts failed, and the caller must remove
   * the browser. Browsers of other accounts are not touched.
   */
  note(userId: string, endpoint: string, outcome: 'accepted' | 'failed', now: number): Promise<'kept' | 'given-up'>;
  /** Removes the browsers for which `isOver` returns true; idempotent. Rows of other accounts are not touched. */
  remove(userId: string, isOver: (browser: PushBrowser) => boolean): Promise<void>;
}

export function dynamoPushBrowsers(table: () => Table): PushBrowsers {
  const read = async (userId: string) =>
    parsePushRow(await findItem(table(), keys.pushBrowsers(userId), 'consistent')) ?? NO_ROW;

  /** Builds the write of a row, conditional on the revision that was read. */
  const put = (userId: string, { revision }: Row, subscriptions: readonly PushBrowser[]): Write => ({
    Put: {
      TableName: table().name,
      Item: { ...keys.pushBrowsers(userId), type: 'push', v: PUSH_V, revision: revision + 1, subscriptions },
      ConditionExpression: revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :read',
      ...(revision > 0 && { ExpressionAttributeValues: { ':read': revision } }),
    },
  });
  const release = (userId: string, { endpoint }: PushBrowser): Write => ({
    Delete: {
      TableName: table().name,
      Key: keys.pushOwner(digestOf(endpoint)),
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :me',
      ExpressionAttributeValues: { ':me': userId },
    },
  });

  return {
    list: async (userId) => (await read(userId)).subscriptions,

    async add(userId, browser) {
      const { endpoint, sessionId } = browser;
      const key = keys.pushOwner(digestOf(endpoint));
      return retryWhenChanged(async () => {
        const owner = (await findItem(table(), key, 'consistent'))?.userId;
        const mine = await read(userId);
        const others = owner === undefined || owner === userId ? undefined : await read(String(owner));
        if (owner === userId && mine.subscriptions.some((one) => isSame(one, browser))) return 'added';
        const theirs = others?.subscriptions.find((one) => one.endpoint === endpoint);
        if (theirs && !hasSameKeys(theirs, browser)) return 'taken';
        const left = mine.subscriptions.filter((one) => one.endpoint !== endpoint);
        const dropped = left.slice(0, Math.max(0, left.length + 1 - MOST_PUSH_BROWSERS));
        const refused = await writeAll<'gone' | 'changed'>(table(), [
          [requireSession(table(), userId, sessionId), 'gone'],
          [put(userId, mine, [...left.slice(dropped.length), browser]), 'changed'],
          [claimEndpoint(table(), key, userId, owner), 'changed'],
          ...dropped.map((one) => [release(userId, one), 'changed'] as const),
          ...(others && theirs
            ? ([
                [
                  put(
                    String(owner),
                    others,
                    others.subscriptions.filter((one) => one !== theirs),
                  ),
                  'changed',
                ],
              ] as const)
            : []),
        ]);
        return refused ?? 'added';
      });
    },

    async note(userId, endpoint, outcome, now) {
      return retryWhenChanged(async () => {
        const row = await read(userId);
        const noted = row.subscriptions.find((one) => one.endpoint === endpoint);
        if (!noted || (outcome === 'accepted' && !noted.failing)) return 'kept';
        const { failing: before, ...browser } = noted;
        const failing = { alerts: (before?.alerts ?? 0) + 1, since: before?.since ?? now };
        const next = outcome === 'accepted' ? browser : { ...browser, failing };
        const subscriptions = row.subscriptions.map((one) => (one === noted ? next : one));
        const refused = await writeAll<'changed'>(table(), [[put(userId, row, subscriptions), 'changed']]);
        return refused ?? (isGivenUp(next, now) ? 'given-up' : 'kept');
      });
    },

    async remove(userId, isOver) {
      await retryWhenChanged(async () => {
        const row = await read(userId);
        const over = row.subscriptions.filter(isOver);
        if (over.length === 0) return 'removed';
        const left = row.subscriptions.filter((one) => !over.includes(one));
        const refused = await writeAll<'changed'>(table(), [
          [put(userId, row, left), 'changed'],
          ...over.map((one) => [release(userId, one), 'changed'] as const),
        ]);
        return refused ?? 'removed';
      });
    },
  };
}

const NO_ROW: Row = { revision: 0, subscriptions: [] };

function isGivenUp({ failing }: PushBrowser, now: number): boolean {
  return failing !== undefined && failing.alerts >= GIVEN_UP_AFTER.alerts && now - failing.since >= GIVEN_UP_AFTER.ms;
}

function hasSameKeys(one: PushBrowser, other: PushBrowser): boolean {
  return one.auth === other.auth && one.p256dh === other.p256dh;
}

function isSame(one: PushBrowser, other: PushBrowser): boolean {
  return one.endpoint === other.endpoint && one.sessionId === other.sessionId && hasSameKeys(one, other);
}

/** Parses the row of browsers in a user's partition; returns undefined for any other row. */
export function parsePushRow(item: Record<string, unknown> | undefined): Row | undefined {
  return item?.type === 'push' && item.v === PUSH_V ? v.parse(Row, item) : undefined;
}

/** Returns the digest that identifies an endpoint, since endpoints are secret addresses of up to a kilobyte. */
export function digestOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** Builds the condition that the account exists and the session is active. */
function requireSession({ name }: Table, userId: string, sessionId: string): Write {
  return {
    ConditionCheck: {
      TableName: name,
      Key: keys.profile(userId),
      ConditionExpression: 'attribute_exists(sessions.#session)',
      ExpressionAttributeNames: { '#session': sessionId },
    },
  };
}

/** Makes an account the owner of an endpoint, conditional on the owner that was read. */
function claimEndpoint({ name }: Table, key: Record<string, string>, userId: string, read: unknown): Write {
  return {
    Put: {
      TableName: name,
      Item: { ...key, type: 'push-owner', v: 1, userId },
      ConditionExpression: read === undefined ? 'attribute_not_exists(pk)' : 'userId = :read',
      ...(read !== undefined && { ExpressionAttributeValues: { ':read': read } }),
    },
  };
}

/** Retries an attempt (read, decide, write) when another request changed a row meanwhile. */
async function retryWhenChanged<T>(attempt: () => Promise<T | 'changed'>): Promise<T> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    await backOff(Math.min(round, LONGEST_WAIT_ROUND));
    const outcome = await attempt();
    if (outcome !== 'changed') return outcome;
  }
  throw new Error(`The browsers of an account were changed by others ${MAX_ATTEMPTS} times.`);
}

export const pushBrowsers: PushBrowsers = dynamoPushBrowsers(processTable);
