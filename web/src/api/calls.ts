import type * as contracts from '@groundswell/contracts';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@groundswell/contracts';
import listed from './calls.generated.json' with { type: 'json' };

export type { BodyOf, ParamsOf, QueryOf, ReplyOf };

/** The names of the calls in the contracts, those of the open API aside, which are other programs'. */
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
  /** Whether the call requires a token, or uses one where there is one. */
  readonly token?: 'needed' | 'read' | undefined;
}

/** Each call is a line, half the size of its parts by name: every page loads all of them. */
export function addressOfCall(name: CallName): Address {
  // The compiler widens what stands in JSON; a test holds the file to the contract.
  const [method, path, token] = (listed as Readonly<Record<CallName, string>>)[name].split(' ');
  return { method, path, token } as Address;
}

/** Calls sent even where their token cannot be had: the service worker may hold the last reply. */
export const KEPT_CALLS: ReadonlySet<CallName> = new Set(['getMe', 'listFavoritesToday']);
