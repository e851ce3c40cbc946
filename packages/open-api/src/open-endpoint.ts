import { networkOf, planOf } from '@groundswell/accounts';
import { type Call, reason } from '@groundswell/contracts';
import { type Limit, limits, type Taken } from '@groundswell/data';
import { users } from '@groundswell/data/accounts';
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

const DAY_S = 86_400;
/** Besides the calls that the edge answers from its cache. */
export const CALLS_WITHOUT_KEY: Limit = { most: VISITOR_API_CALLS_A_DAY, perS: DAY_S };

/** The account whose key a call carries, and what is left of its day. */
export interface KeyOwner extends User {
  readonly plan: Plan;
  readonly quota: Quota;
}
type Quota = Limit & { readonly left: number; readonly endsInS: number };

/**
 * A Lambda for a call of the open API: with a key for the days of its owner's plan, counted against that plan's calls of
 * a day; without one for a visitor's days, counted by network. The edge hands a visitor's reply to others, so it names
 * the limit and not what is left.
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

/** The owner of a key; undefined where it is none or was revoked. All keys of an account share one count. */
export async function findKeyOwner(key: string): Promise<KeyOwner | undefined> {
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

/** draft-ietf-httpapi-ratelimit-headers-10: what is left, and seconds until all of it is there again. */
function rateHeaders({ most, perS, left, endsInS }: Quota): Record<string, string> {
  return {
    'ratelimit-policy': policyOf({ most, perS }),
    ratelimit: `"day";r=${left};t=${Math.max(0, endsInS)}`,
  };
}

function policyOf({ most, perS }: Limit): string {
  return `"day";q=${most};w=${perS}`;
}
