import type * as v from 'valibot';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'anyone' | Role;

/** How long a reply may be kept, seconds: by the browser, at the edge, and past that while a fresh one is fetched. */
export interface Cache {
  readonly browserS: number;
  readonly edgeS: number;
  readonly staleS?: number;
}

/** One call between web and functions. Infra, handlers, client, reference page and tests are all derived from it. */
export interface Call {
  /** Also the file that answers it: `functions/<area>/<name>.ts`. */
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Takes what is sent from any site, as a form too. Absent: a call that changes something is taken from our own pages,
   * and as JSON alone.
   */
  readonly sentFrom?: 'anywhere';
  /** Open to anyone, yet a token is read when there is one. */
  readonly readsToken?: boolean;
  /** The same path is also a page: asked for as a page, it answers the site's shell with the reply inlined. */
  readonly page?: boolean;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly reply: v.GenericSchema;
  /** Of a reply that is bytes: what they are. Absent: JSON. */
  readonly replyType?: 'image/png';
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
