import type { Call } from './call.ts';

/** Every status of a refusal or redirect. Failures of the server itself, such as 500, are not in the list. */
export const FAILURES = [301, 303, 400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 503] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * Returns the statuses by which a call may refuse or redirect, ascending: its declared ones, and those that follow from
 * its declaration.
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
