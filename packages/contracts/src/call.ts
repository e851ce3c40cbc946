import type * as v from 'valibot';
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
  readonly access: Access;
  /**
   * Accepts requests from any site, forms included. Absent: a writing call accepts only our own pages, and only JSON.
   */
  readonly sentFrom?: 'anywhere';
  /** Open to anyone, but a token is read if there is one. */
  readonly readsToken?: boolean;
  /** The same path is also a page: requested as a page, it returns the site's shell with the reply inlined. */
  readonly page?: boolean;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly reply: v.GenericSchema;
  /** Media type of a reply of bytes. Absent: JSON. */
  readonly replyType?: 'image/png' | 'application/pdf';
  /** Absent: `no-store`. */
  readonly cache?: Cache;
}

/** Declares a call and keeps its exact types. */
export function call<const C extends Call>(declared: C): C {
  return declared;
}

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;

export type ParamsOf<C extends Call> = OutputOf<C['params']>;
export type QueryOf<C extends Call> = OutputOf<C['query']>;
export type BodyOf<C extends Call> = OutputOf<C['body']>;
export type ReplyOf<C extends Call> = InputOf<C['reply']>;
