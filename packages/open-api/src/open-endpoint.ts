import { networkOf, planOf } from '@groundswell/accounts';
import { type Call, reason } from '@groundswell/contracts';
import { type Limit, limits, type Taken } from '@groundswell/data';
import { users } from '@groundswell/data/accounts';
import { DAY_S } from '@groundswell/durations';
import { type Plan, VISITOR_API_CALLS_A_DAY } from '@groundswell/plans';
import {
  type Handle,
  personalEndpoint,
  type Request,
  TooManyRequestsError,
  type User,
  type Visitor,
} from '@groundswell/runtime';
import { hasSecret, readApiKey } from './api-key.ts';

/** The daily number of calls from one network without an API key. Replies from the edge's cache do not count. */
export const CALLS_WITHOUT_KEY: Limit = { most: VISITOR_API_CALLS_A_DAY, perS: DAY_S };

/** The account that owns the request's API key, with the remaining daily quota. */
export interface KeyOwner extends User {
  readonly plan: Plan;
  readonly quota: Quota;
}
type Quota = Limit & { readonly left: number; readonly endsInS: number };

/**
 * Creates a Lambda for a call of the open API. With a key, the owner's plan sets the forecast days and the quota.
 * Without a key, a visitor's limits apply, and calls are counted by network. The edge caches replies without a key for
 * other visitors, so their headers state the limit but not the remaining calls.
 */
export function openEndpoint<C extends Call & { readonly isOpen: true }>(called: C, handle: Handle<C, KeyOwner>) {
  const counted = async (request: Request<C, KeyOwner>) => {
    if (!request.user) await countVisitor(request.visitor);
    return handle(request);
  };
  return personalEndpoint(findKeyOwner, called, counted, {
    headersOf: ({ user, site }) => ({
      link: `<${site}/developers#licence>; rel="license", <${site}/v1/openapi.json>; rel="service-desc"`,
      ...(user ? rateHeaders(user.quota) : { 'ratelimit-policy': policyOf(CALLS_WITHOUT_KEY) }),
    }),
  });
}

/**
 * Finds the owner of a key and counts the call; undefined for an invalid or revoked key. All keys of an account share
 * one quota.
 */
async function findKeyOwner(key: string): Promise<KeyOwner | undefined> {
  const read = readApiKey(key);
  const stored = read && (await users.find(read.userId));
  if (!stored || !hasSecret(stored.account.apiKeys ?? [], read.secret)) return undefined;
  const { id, role, tier } = stored.account;
  const plan = planOf(tier);
  const limit = { most: plan.apiCallsADay, perS: DAY_S };
  const taken = await limits.take('api-key', `of user ${id}`, limit);
  if (taken.allowed) return { id, role, plan, quota: { ...limit, ...taken } };
  throw usedUp(reason('quota-used', { most: limit.most }), limit, taken);
}

async function countVisitor(visitor: Visitor): Promise<void> {
  const taken = await limits.take('api-visitor', `from ${networkOf(visitor)}`, CALLS_WITHOUT_KEY);
  if (!taken.allowed)
    throw usedUp(reason('allowance-used', { most: CALLS_WITHOUT_KEY.most }), CALLS_WITHOUT_KEY, taken);
}

function usedUp(
  why: ConstructorParameters<typeof TooManyRequestsError>[1],
  limit: Limit,
  { retryAfterS }: Extract<Taken, { allowed: false }>,
): TooManyRequestsError {
  return new TooManyRequestsError(retryAfterS, why, rateHeaders({ ...limit, left: 0, endsInS: retryAfterS }));
}

/**
 * Returns the headers of draft-ietf-httpapi-ratelimit-headers-10: the remaining calls, and the seconds until the quota
 * resets.
 */
function rateHeaders({ most, perS, left, endsInS }: Quota): Record<string, string> {
  return {
    'ratelimit-policy': policyOf({ most, perS }),
    ratelimit: `"day";r=${left};t=${Math.max(0, endsInS)}`,
  };
}

function policyOf({ most, perS }: Limit): string {
  return `"day";q=${most};w=${perS}`;
}
