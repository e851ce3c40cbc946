import { m } from '../paraglide/messages.js';
import { ApiError } from './api-error.ts';
import type { ParamsOf, QueryOf, ReplyOf } from './calls.ts';
import { type CallName, type CallOf, calls } from './calls.ts';

type Text<T> = { readonly [K in keyof T]: T[K] extends undefined ? undefined : string | number };
type Parts<Name extends CallName> = {
  readonly params?: Text<ParamsOf<CallOf<Name>>>;
  readonly query?: Partial<Text<QueryOf<CallOf<Name>>>>;
  readonly signal?: AbortSignal;
};

/** Asks the server; the reply is typed by the contract. Throws `ApiError` with the server's sentence. */
export async function request<Name extends CallName>(
  name: Name,
  parts: Parts<Name> = {},
): Promise<ReplyOf<CallOf<Name>>> {
  const { method, path } = calls[name];
  const response = await reach(addressOf(path, parts.params ?? {}, parts.query ?? {}), method, parts.signal);
  const reply = await readJson(response);

  if (!response.ok) throw new ApiError(response.status, sentenceOf(reply) ?? m.errors_occurred());
  if (reply === undefined) throw new ApiError(response.status, m.errors_unreadable());
  if (import.meta.env.DEV) await (await import('./check-reply.ts')).checkReply(name, reply);
  return reply as ReplyOf<CallOf<Name>>;
}

/** The path with its `{fields}` filled and the query after it; undefined query values are left out. */
export function addressOf(path: string, params: object, query: object): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(values.get(field) ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function reach(address: string, method: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(address, { method, headers: { accept: 'application/json' }, signal: signal ?? null });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, m.errors_network(), { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function sentenceOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('errorMsg' in reply)) return undefined;
  return typeof reply.errorMsg === 'string' ? reply.errorMsg : undefined;
}
