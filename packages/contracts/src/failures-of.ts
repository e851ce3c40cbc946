import type { Call } from './call.ts';

/** The statuses of all refusals and redirects that calls declare. Server errors such as 500 are not among them. */
export const FAILURES = [301, 303, 400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 503] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * Returns the statuses with which a call may refuse or redirect, ascending. Some are declared by the call; others
 * follow from its declaration, such as 401 for a call that requires a user.
 */
export function failuresOf(call: Call): readonly Failure[] {
  const { method, access, isOpen, readsToken, params, query, body, sentFrom, fails = [] } = call;
  const isGuarded = method !== 'GET' && sentFrom !== 'anywhere';
  const implied: Readonly<Partial<Record<Failure, boolean>>> = {
    400: body !== undefined,
    401: access !== 'anyone' || (isOpen && readsToken),
    403: isGuarded || !['anyone', 'user'].includes(access),
    415: isGuarded,
    422: [params, query, body].some(Boolean),
    // The edge limits the requests per network address of every call.
    429: true,
  };
  return FAILURES.filter((status) => fails.includes(status) || implied[status]);
}
