import { areas } from './areas.ts';
import { type Call, pathsOf } from './call.ts';

export const LIMIT_WINDOW_S = 60;

/** The most requests a minute from one network address to paths with these first segments. */
export interface CallLimit {
  readonly name: string;
  readonly most: number;
  readonly beginnings: readonly string[];
}

/**
 * Each visible tab polls `getEntitlement`. The payment provider sends events (`receiveWebhook`) from few addresses, by
 * the hundred when many terms end at once.
 */
const REPEATED = ['entitlement', 'payment-events'];

/** The limits in the order of their checks. A request that exceeds one limit does not count against later ones. */
export const CALL_LIMITS: readonly CallLimit[] = [
  // Covers signing in, registering, passwords, codes and tokens. A bar's guests share one address, and each opened tab
  // requests a token, so sixty are still people. The calls themselves limit passwords and emails far below that.
  {
    name: 'accounts-a-minute',
    most: 60,
    beginnings: ['api/user', 'login', 'logout', 'oauth', 'password', 'register', 'user'],
  },
  // Covers pages that functions draw, but neither files nor tiles.
  {
    name: 'calls-a-minute',
    most: 120,
    beginnings: listBeginnings(Object.values(areas).flat()).filter((one) => !REPEATED.includes(one)),
  },
  // A tab polls about nine times a minute. Its own limit keeps people who share an address from exhausting each other's
  // calls.
  { name: 'repeated-a-minute', most: 1200, beginnings: REPEATED },
];

/** Returns the first limit that a path counts against; every call has one. */
export function limitOf(path: string): CallLimit | undefined {
  return CALL_LIMITS.find(({ beginnings }) => beginnings.some((one) => `${path}/`.startsWith(`/${one}/`)));
}

/** Lists the first path segments of all calls: 'api', 'contact', 'forecast'. */
function listBeginnings(calls: readonly Call[]): readonly string[] {
  return [...new Set(calls.flatMap(pathsOf).flatMap((path) => path.split('/')[1] ?? []))].sort();
}
