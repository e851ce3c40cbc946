import type * as v from 'valibot';
import type { Failure } from './failures-of.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'anyone' | Role;

/** How long a reply may be cached, seconds: by the browser, at the edge, and past that while a fresh one is fetched. */
export interface Cache {
  readonly browserS: number;
  readonly edgeS: number;
  readonly staleS?: number;
}

/** One call between web and functions. Infra, handlers, client, reference page and tests are all derived from it. */
export interface Call {
  /** Also the path of its function: `functions/<area>/<name>.ts`. */
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** A GET that changes something: HEAD answers without running it. */
  readonly acts?: true;
  /** Further paths of the same call, with the same names in braces. */
  readonly alsoAt?: readonly `/${string}`[];
  readonly access: Access;
  /** Statuses of its own refusals and redirects; those that follow from its declaration are added (`failuresOf`). */
  readonly fails?: readonly Failure[];
  /**
   * Accepts requests from any site, forms included. Absent: a writing call accepts only our own pages and programs, and a
   * body only as JSON.
   */
  readonly sentFrom?: 'anywhere';
  /** Open to anyone, but a token is read if there is one. */
  readonly readsToken?: boolean;
  /**
   * Of the open API (docs/public-api.md): pages of any site may read its reply, and where `readsToken` says so a key of
   * an account takes the place of a session's token.
   */
  readonly isOpen?: true;
  /** The same path is also a page: requested as a page, it returns the site's shell with the reply inlined. */
  readonly page?: boolean;
  /** Its reply has the site's own address in it: the edge keeps a copy for each name of the site. */
  readonly namesSite?: boolean;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** Headers that it reads, with what each holds. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** The largest body that is read. Absent: 32 KB. */
  readonly bodyLimitKb?: number;
  /** Editors paste into its texts: hidden characters are removed. Absent: what XML does not permit is refused. */
  readonly cleansTexts?: boolean;
  readonly reply: v.GenericSchema;
  /** Media type of a reply of bytes. Absent: JSON. */
  readonly replyType?:
    | 'image/png'
    | 'application/pdf'
    | 'application/xml; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'text/html; charset=utf-8';
  /** Further media types of such a reply, where its path names which. */
  readonly otherTypes?: readonly string[];
  /** For frames in pages of other sites: answered at the address of frames too, where nothing else is. */
  readonly framed?: boolean;
  /** Absent: `no-store`. */
  readonly cache?: Cache;
}

/**
 * Declares a call and keeps its exact types. The comment above a declaration documents it: its first sentence is the
 * summary.
 */
export function call<const C extends Call>(declared: C): C {
  return declared;
}

/** Every path of a call. */
export function pathsOf({ path, alsoAt = [] }: Call): readonly `/${string}`[] {
  return [path, ...alsoAt];
}

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;

export type ParamsOf<C extends Call> = OutputOf<C['params']>;
export type QueryOf<C extends Call> = OutputOf<C['query']>;
export type BodyOf<C extends Call> = OutputOf<C['body']>;
export type ReplyOf<C extends Call> = InputOf<C['reply']>;
