import type * as v from 'valibot';
import type { Failure } from './failures-of.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'anyone' | Role;

/**
 * The cache times of a reply, in seconds: in the browser and at the edge. For another `staleS` the edge may serve the
 * expired reply while it fetches a fresh one.
 */
export interface Cache {
  readonly browserS: number;
  readonly edgeS: number;
  readonly staleS?: number;
}

/**
 * The declaration of an API call. Infrastructure, handlers, client, reference documentation and tests are derived from
 * it.
 */
export interface Call {
  /** The call's name, also in the path of its function: `functions/<area>/<name>.ts`. */
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** Marks a GET with side effects. A HEAD request for it is answered without running the handler. */
  readonly acts?: true;
  /** Alias paths of the same call, with the same path parameters. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly access: Access;
  /**
   * The error and redirect statuses that are specific to the call. `failuresOf` adds those that follow from the
   * declaration, such as 401.
   */
  readonly fails?: readonly Failure[];
  /**
   * Accepts requests from any website, including forms. If absent, a call that writes accepts only our own pages and
   * programs, with a JSON body.
   */
  readonly sentFrom?: 'anywhere';
  /** Marks a call that anyone may make, but which reads a session token if the request has one. */
  readonly readsToken?: boolean;
  /**
   * Marks a call of the open API (docs/public-api.md). CORS allows pages of any site to read its reply. Together with
   * `readsToken`, the call accepts an account's API key instead of a session token.
   */
  readonly isOpen?: true;
  /** Marks a path that is also a page: a browser that navigates to it gets the app's HTML with the reply embedded. */
  readonly page?: boolean;
  /** Marks a reply that contains the site's own address. The edge then caches one copy per host name. */
  readonly namesSite?: boolean;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** The request headers that the call reads, each with its description. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** The maximum size of the request body in KB; 32 if absent. */
  readonly bodyLimitKb?: number;
  /**
   * Removes hidden characters from the request's texts, which editors often paste unknowingly. If absent, characters
   * that XML forbids are refused.
   */
  readonly cleansTexts?: boolean;
  readonly reply: v.GenericSchema;
  /** The media type of a file reply; JSON if absent. */
  readonly replyType?:
    | 'image/png'
    | 'application/pdf'
    | 'application/xml; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'text/html; charset=utf-8';
  /** Further media types of a file reply, where its path selects one. */
  readonly otherTypes?: readonly string[];
  /** Makes the call available on the host name for embedded frames, too. All other calls are refused there. */
  readonly framed?: boolean;
  /** The cache times; if absent, the reply has `no-store`. */
  readonly cache?: Cache;
}

/**
 * Declares a call and keeps its exact types. The comment above a declaration documents it: its first sentence is the
 * summary.
 */
export function call<const C extends Call>(declared: C): C {
  return declared;
}

/** Lists every path of a call, aliases included. */
export function pathsOf({ path, alsoAt = [] }: Call): readonly `/${string}`[] {
  return [path, ...alsoAt];
}

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;

export type ParamsOf<C extends Call> = OutputOf<C['params']>;
export type QueryOf<C extends Call> = OutputOf<C['query']>;
export type BodyOf<C extends Call> = OutputOf<C['body']>;
export type ReplyOf<C extends Call> = InputOf<C['reply']>;
