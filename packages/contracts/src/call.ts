import type * as v from 'valibot';
import type { Failure } from './failures-of.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'anyone' | Role;

/**
 * How many seconds a reply may be cached by the browser, by the edge, and past that, stale, while a fresh one is
 * fetched.
 */
export interface Cache {
  readonly browserS: number;
  readonly edgeS: number;
  readonly staleS?: number;
}

/**
 * A call between the web front and the functions. Infra, handlers, client, reference page and tests are derived from
 * it.
 */
export interface Call {
  /** The call's name, also in the path of its function: `functions/<area>/<name>.ts`. */
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** Marks a GET with side effects: HEAD answers without running it. */
  readonly acts?: true;
  /** Alias paths of the same call, with the same path parameters. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly access: Access;
  /**
   * The statuses of the call's own refusals and redirects. `failuresOf` adds those that follow from the declaration.
   */
  readonly fails?: readonly Failure[];
  /**
   * Accepts requests from any site, forms included. If absent, a writing call accepts only our own pages and programs,
   * and only a JSON body.
   */
  readonly sentFrom?: 'anywhere';
  /** Reads a session token if the request has one, though anyone may call. */
  readonly readsToken?: boolean;
  /**
   * Marks a call of the open API (docs/public-api.md): CORS lets pages of any site read its reply. With `readsToken` it
   * takes an account's API key in place of a session token.
   */
  readonly isOpen?: true;
  /** The same path is also a page: a browser that navigates to it gets the site's shell with the reply inlined. */
  readonly page?: boolean;
  /** The reply contains the site's own address, so the edge caches one copy per host name. */
  readonly namesSite?: boolean;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** The request headers that the call reads, each with its description. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** The largest request body, 32 KB if absent. */
  readonly bodyLimitKb?: number;
  /**
   * Removes hidden characters from the request's texts, since editors paste into them. If absent, characters that XML
   * forbids are refused.
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
  /** Serves the call also on the host name for embedded frames, which serves nothing else. */
  readonly framed?: boolean;
  /** `no-store` if absent. */
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
