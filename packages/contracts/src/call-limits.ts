import { areas } from './areas.ts';
import { type Call, pathsOf } from './call.ts';

export const LIMIT_WINDOW_S = 60;

/** Requests that one network address may make in a minute to paths with these first segments. */
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

/** In the order of their checks: a request past one limit does not count for later ones. */
export const CALL_LIMITS: readonly CallLimit[] = [
  // Signing in, registering, passwords, codes, tokens. A bar's guests share one address, and each opened tab requests a
  // token: sixty are still people. The calls themselves limit passwords and letters far below that.
  {
    name: 'accounts-a-minute',
    most: 60,
    beginnings: ['api/user', 'login', 'logout', 'oauth', 'password', 'register', 'user'],
  },
  // Includes pages that functions draw; files and tiles do not count.
  {
    name: 'calls-a-minute',
    most: 120,
    beginnings: listBeginnings(Object.values(areas).flat()).filter((one) => !REPEATED.includes(one)),
  },
  // Tabs ask by themselves, nine times a minute: people who share an address must not use up each other's calls by it.
  { name: 'repeated-a-minute', most: 1200, beginnings: REPEATED },
];

/** The first limit that requests to a path count for; every call has one. */
export function limitOf(path: string): CallLimit | undefined {
  return CALL_LIMITS.find(({ beginnings }) => beginnings.some((one) => `${path}/`.startsWith(`/${one}/`)));
}

/** The first path segments of all calls: 'api', 'contact', 'forecast'. */
function listBeginnings(calls: readonly Call[]): readonly string[] {
  return [...new Set(calls.flatMap(pathsOf).flatMap((path) => path.split('/')[1] ?? []))].sort();
}
