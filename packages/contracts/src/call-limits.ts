import { areas } from './areas.ts';
import { type Call, pathsOf } from './call.ts';

export const LIMIT_WINDOW_S = 60;

/**
 * The maximum number of requests a minute from one network address, for paths whose first segment is in `pathPrefixes`.
 */
export interface CallLimit {
  readonly name: string;
  readonly most: number;
  readonly pathPrefixes: readonly string[];
}

/**
 * The paths that are called often. Each visible tab polls `getEntitlement`. Stripe sends events (`receiveWebhook`) from
 * few addresses, hundreds at once when many terms end together.
 */
const POLLED = ['entitlement', 'payment-events'];
/** A browser sends a report for each blocked file of a page, so reports have a limit of their own. */
const REPORTS = ['csp-report'];

/** The limits in the order of their checks. A request that exceeds one limit does not count against later ones. */
export const CALL_LIMITS: readonly CallLimit[] = [
  // Covers signing in, registering, passwords, codes and tokens. Sixty requests a minute are plausible, because a bar's
  // guests share one address and each opened tab requests a token. The calls for passwords and emails have much
  // stricter limits of their own.
  {
    name: 'accounts-a-minute',
    most: 60,
    pathPrefixes: ['api/user', 'login', 'logout', 'oauth', 'password', 'register', 'user'],
  },
  // Covers API calls and pages that functions render, but not static files or map tiles.
  {
    name: 'calls-a-minute',
    most: 120,
    pathPrefixes: listPathPrefixes(Object.values(areas).flat()).filter((one) => ![...POLLED, ...REPORTS].includes(one)),
  },
  // A tab polls about nine times a minute. Polling has its own limit, so many tabs behind one address cannot block
  // other calls.
  { name: 'repeated-a-minute', most: 1200, pathPrefixes: POLLED },
  { name: 'reports-a-minute', most: 120, pathPrefixes: REPORTS },
];

/** Returns the limit that applies to a path: the first that matches. */
export function limitOf(path: string): CallLimit | undefined {
  return CALL_LIMITS.find(({ pathPrefixes }) => pathPrefixes.some((one) => `${path}/`.startsWith(`/${one}/`)));
}

/** Lists the first path segments of all calls: 'api', 'contact', 'forecast'. */
function listPathPrefixes(calls: readonly Call[]): readonly string[] {
  return [...new Set(calls.flatMap(pathsOf).flatMap((path) => path.split('/')[1] ?? []))].sort();
}
