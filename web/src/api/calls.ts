import type * as contracts from '@groundswell/contracts';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@groundswell/contracts';
import listed from './calls.generated.json' with { type: 'json' };

export type { BodyOf, ParamsOf, QueryOf, ReplyOf };

/**
 * The names of the calls in the contracts. Calls of the open API are left out, because only other programs send those.
 */
export type CallName = {
  [Name in keyof typeof contracts]: (typeof contracts)[Name] extends { readonly isOpen: string }
    ? never
    : (typeof contracts)[Name] extends Call
      ? Name
      : never;
}[keyof typeof contracts];
export type CallOf<Name extends CallName> = (typeof contracts)[Name];

/**
 * The parts of a call that the browser needs at run time. The schemas stay out of the bundle; the types come from the
 * contract.
 */
export interface Address {
  readonly method: Call['method'];
  readonly path: Call['path'];
  /** Whether the call requires a token ('needed') or sends one only if the reader has one ('read'). */
  readonly token?: 'needed' | 'read' | undefined;
}

/**
 * Returns the method, path and token rule of a call. Each call is stored as one line of text, half the size of named
 * fields, because every page loads all of them.
 */
export function addressOfCall(name: CallName): Address {
  // The compiler widens the JSON values to strings; a test checks the file against the contract.
  const [method, path, token] = (listed as Readonly<Record<CallName, string>>)[name].split(' ');
  return { method, path, token } as Address;
}

/**
 * The calls that are sent even if their token cannot be fetched, because the service worker may hold the last reply.
 */
export const KEPT_CALLS: ReadonlySet<CallName> = new Set(['getMe', 'listFavoritesToday']);
