import { m } from '../paraglide/messages.js';
import { ApiError, type Suggestion } from './api-error.ts';
import { currentBearer, NO_TOKEN } from './bearer.ts';
import type { Address, BodyOf, ParamsOf, QueryOf, ReplyOf } from './calls.ts';
import { addressOfCall, type CallName, type CallOf, KEPT_CALLS } from './calls.ts';
import { inPageLanguage, loadTranslate, type Translate } from './in-page-language.ts';
import { retryWords } from './retry-words.ts';
import { KEPT_MARK, serverClock } from './server-clock.ts';
import { underWay } from './under-way.ts';

type Text<T> = { readonly [K in keyof T]: T[K] extends undefined ? undefined : string | number };
type RequestOptions<Name extends CallName> = {
  readonly params?: Text<ParamsOf<CallOf<Name>>>;
  readonly query?: Partial<Text<QueryOf<CallOf<Name>>>>;
  readonly body?: BodyOf<CallOf<Name>>;
  readonly signal?: AbortSignal;
  /**
   * The revision that a change is based on. If it is outdated, the server refuses the change (412) and returns the
   * newest state.
   */
  readonly ifMatch?: string | undefined;
  /** Marks a background call, which does not show the page's progress indicator. */
  readonly quiet?: boolean;
  /**
   * Marks a call that the page repeats by polling. If its token is refused, the call fails and the next other call
   * renews the token. During a change of password, a renewal with the old cookie would end the session.
   */
  readonly repeated?: boolean;
};
type Init = RequestInit & { readonly method: string; readonly headers: Record<string, string> };

/**
 * The longest time that a call waits for a token that it can do without. Without a connection, the service worker may
 * still hold a reply.
 */
const TOKEN_TIMEOUT_MS = 3000;
/**
 * The longest time that the user's own lists, such as the favorites, wait for a token. It is longer because the
 * alternative is a possibly stale cached copy.
 */
const LIST_TIMEOUT_MS = 10_000;

/** Whether this page has changed data of the signed-in user. */
let hasChanged = false;

/** Sends a call; the reply is typed by the contract. Throws `ApiError` with the server's sentence. */
export function request<Name extends CallName>(
  name: Name,
  options: RequestOptions<Name> = {},
): Promise<ReplyOf<CallOf<Name>>> {
  return shown(options, async () => {
    const response = await send(name, options);
    const reply = await readJson(response);
    if (reply === undefined) throw new ApiError(response.status, m.errors_unreadable());
    if (import.meta.env.DEV) await (await import('./check-reply.ts')).checkReply(name, reply);
    return (await inPageLanguage(reply)) as ReplyOf<CallOf<Name>>;
  });
}

/** Sends a call that returns bytes, like `request`. */
export function requestFile<Name extends CallName>(name: Name, options: RequestOptions<Name>): Promise<Blob> {
  return shown(options, async () => (await send(name, options)).blob());
}

function shown<T>({ quiet }: { readonly quiet?: boolean }, task: () => Promise<T>): Promise<T> {
  return quiet ? task() : underWay.during(task);
}

async function send<Name extends CallName>(
  name: Name,
  { params, query, body, signal, ifMatch, repeated }: RequestOptions<Name>,
): Promise<Response> {
  const { method, path, token: access } = addressOfCall(name);
  const token = await tokenFor(name, access);
  const address = addressOf(path, params ?? {}, query ?? {});
  const sendBy = (by: string | undefined) =>
    reach(address, {
      method,
      headers: {
        accept: 'application/json',
        // The server accepts a body only as JSON. A cross-site form cannot send JSON, which prevents request forgery.
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
        ...(by === undefined ? {} : { authorization: `Bearer ${by}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The browser's HTTP cache may hold a visitor's reply, so a signed-in user's call bypasses it.
      cache: by === undefined ? 'default' : 'no-store',
      signal: signal ?? null,
    });

  let response = await sendBy(token);
  if (response.status === 401 && token !== undefined && !repeated) {
    const { renewed, refused } = currentBearer();
    const next = await renewed(token);
    if (next !== undefined) response = await sendBy(next);
    if (next !== undefined && response.status === 401) refused(next);
  }
  if (response.ok && token !== undefined && method !== 'GET') hasChanged = true;
  // After a change by this page, cached copies of the user are ignored, because they may predate the change.
  if (hasChanged && name === 'getMe' && response.headers.has(KEPT_MARK)) throw new ApiError(0, m.errors_network());
  if (token === NO_TOKEN && response.ok && !response.headers.has(KEPT_MARK)) currentBearer().onTokenMissing();
  if (!response.ok) throw refusal(response, await readJson(response), await loadTranslate());
  return response;
}

/** Returns the path with its `{fields}` filled in and the query appended; undefined query values are left out. */
export function addressOf(path: string, params: object, query: object): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(values.get(field) ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function tokenFor(name: CallName, access: Address['token']): Promise<string | undefined> {
  if (access === undefined) return undefined;
  const fetched = currentBearer().token();
  if (access === 'read') return inTime(fetched, TOKEN_TIMEOUT_MS);
  const token = await (KEPT_CALLS.has(name) && hasWorker() ? inTime(fetched, LIST_TIMEOUT_MS) : fetched);
  if (token === undefined) throw new ApiError(401, m.errors_sign_in());
  return token;
}

function hasWorker(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

function inTime(token: Promise<string | undefined>, timeoutMs: number): Promise<string | undefined> {
  let waiting: ReturnType<typeof setTimeout>;
  const timeout = new Promise<string>((resolve) => {
    waiting = setTimeout(resolve, timeoutMs, NO_TOKEN);
  });
  return Promise.race([token.catch(() => NO_TOKEN), timeout]).finally(() => clearTimeout(waiting));
}

async function reach(address: string, init: Init): Promise<Response> {
  const sentAt = Date.now();
  try {
    const response = await fetch(address, init);
    serverClock.sync(response, sentAt);
    return response;
  } catch (cause) {
    const { aborted: isEnded, reason } = init.signal ?? {};
    const isLate = isEnded && reason?.name === 'TimeoutError';
    if (isEnded && !isLate) throw cause;
    throw new ApiError(0, isLate ? m.errors_no_answer() : m.errors_network(), { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Parses the error envelope without trusting it. */
function refusal({ status, headers }: Response, reply: unknown, translate: Translate): ApiError {
  const { errorMsg, code, reason, errors, reasons, suggestions, newest } = (
    typeof reply === 'object' && reply !== null ? reply : {}
  ) as Record<string, unknown>;
  const errorCode = typeof code === 'string' ? { code } : {};
  const isBusy = status === 429 || status === 503;
  const unknown = isBusy ? m.errors_busy() : m.errors_occurred();
  const translated = typeof errorMsg === 'string' ? translate(errorMsg, reason, errorCode.code) : unknown;
  const sentence = status === 429 ? (retryWords(headers.get('retry-after')) ?? translated) : translated;
  return new ApiError(status, sentence, {
    ...errorCode,
    ...readReason(reason),
    fields: readFields(errors, reasons, translate),
    suggestions: readSuggestions(suggestions),
    newest,
  });
}

function readReason(reason: unknown): { readonly reason?: string } {
  const code = typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : undefined;
  return typeof code === 'string' ? { reason: code } : {};
}

/** Returns the suggestions that have all required fields. */
function readSuggestions(suggestions: unknown): ApiError['suggestions'] {
  if (!Array.isArray(suggestions)) return [];
  return suggestions.flatMap((one: Partial<Suggestion> | null) =>
    typeof one?.slug === 'string' && typeof one.name === 'string'
      ? { slug: one.slug, name: one.name, within: String(one.within ?? '') }
      : [],
  );
}

/** Returns the error messages by field, each translated by its reason; other values are left out. */
function readFields(errors: unknown, reasons: unknown, translate: Translate): ApiError['fields'] {
  if (typeof errors !== 'object' || errors === null) return {};
  const reasonsOf = new Map<string, unknown>(Object.entries(reasons ?? {}));
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentences]: [string, unknown]) => {
      if (!Array.isArray(sentences)) return [];
      const why = reasonsOf.get(field);
      const reasonAt = (at: number): unknown => (Array.isArray(why) ? why[at] : undefined);
      return [[field, sentences.map((one, at) => translate(String(one), reasonAt(at), 'invalid'))]];
    }),
  );
}
