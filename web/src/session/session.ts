import type { issueToken } from '@groundswell/contracts';
import { ApiError } from '../api/api-error.ts';
import type { BodyOf, ReplyOf } from '../api/calls.ts';

export type Grant = BodyOf<typeof issueToken>;
export type TokenReply = ReplyOf<typeof issueToken>;

/**
 * The state of the session that all tabs share: the time at which the session ends by this device's clock, ISO 8601.
 * 'leaving' means that the server has yet to end the session.
 */
export interface SessionHint {
  read(): string | undefined;
  write(hint: string | undefined): void;
  /** Whether the hint survives a reload. */
  isKept(): boolean;
}

/** The session's dependencies. */
export interface SessionPorts {
  /**
   * Fetches an access token. A refresh or a sign-in also renews the session's cookie, which only the server can read.
   */
  fetchToken(grant: Grant): Promise<TokenReply>;
  /** Aborts a refresh that is in flight. */
  dropRefresh(): void;
  /** Ends the session on the server, which clears the cookie. */
  leave(): Promise<unknown>;
  readonly hint: SessionHint;
  /** Runs the session tasks of all tabs one at a time, because the tabs share the session's cookie. */
  withLock<T>(task: () => Promise<T>): Promise<T>;
  /** UTC ms. */
  now(): number;
}

export interface Session {
  /** Whether a user is signed in, even if a token must still be fetched. */
  isIn(): boolean;
  /**
   * Whether the answer of `isIn` is certain. If the hint cannot be stored, a session may exist that only the server
   * knows.
   */
  isKnown(): boolean;
  /** Calls back when a user has signed in or out, in this tab or another. Returns the unsubscribe function. */
  onChange(changed: () => void): () => void;
  /**
   * Returns a token that is valid for at least a minute; undefined for a visitor. After a failed fetch, it rejects with
   * the same error for a while without asking the server.
   */
  token(): Promise<string | undefined>;
  /** Ends the pause after a failure, and a call that has no answer yet: the next token is fetched at once. */
  retry(): void;
  /** Signs in. The reply holds a token or the reason for the refusal. */
  signIn(grant: Grant): Promise<TokenReply>;
  signOut(): void;
  /**
   * Returns a replacement for a token that the server refused; the session may have a newer cookie. Undefined if the
   * session is over. Also undefined for a token of an earlier session, whose calls must not run as the current user.
   */
  renewed(text: string): Promise<string | undefined>;
  /** Ends the session on this device only. The server has already ended it, because it refused the token `text`. */
  refused(text: string): void;
  /** Called after the server has set a new cookie for this session. The next token must be fetched with that cookie. */
  renew(): void;
  /**
   * Whether the last session was ended by the server, possibly through another tab, rather than by the user's sign-out.
   */
  wasEnded(): boolean;
  /** Whether the session ends within a day or has ended. The user must then sign in again. */
  isEnding(): boolean;
  /**
   * Runs at the start of a page in a browser that cannot store the hint. Asks the server whether a user is signed in,
   * and returns whether a session was found.
   */
  resume(): Promise<boolean>;
  /**
   * Reads the shared hint after another tab has signed in or out, or the connection is back. Returns 'in' if another
   * tab signed in. Returns 'replaced' if that tab signed in another user than this one.
   */
  syncHint(): 'in' | 'replaced' | undefined;
}

const MIN_VALIDITY_MS = 60_000;
const ENDING_MS = 86_400_000;
/**
 * The pause after a failed fetch of a token, ms. A page makes several calls, each with retries, which would otherwise
 * all ask again.
 */
const FAILURE_PAUSE_MS = 10_000;
/** The hint of a session that has ended here but not yet on the server. */
const LEAVING = 'leaving';

/** Creates the session of this device. The token is kept in memory only. */
export function createSession(ports: SessionPorts): Session {
  const listeners = new Set<() => void>();
  const isKept = ports.hint.isKept();
  let hint = ports.hint.read();
  let token: { readonly text: string; readonly goodUntil: number } | undefined;
  /** The token of this session that the server refused last; a newer token may have replaced it. */
  let refusedToken: string | undefined;
  let refreshing: Promise<void> | undefined;
  let failed: { readonly error: unknown; readonly until: number } | undefined;
  let ended = false;

  const endsAt = () => Date.parse(hint ?? '');
  const isIn = () => endsAt() > ports.now();
  const become = (next: string | undefined, reply: TokenReply = {}) => {
    ended = next === undefined && isIn();
    hint = next;
    refusedToken = refreshing = failed = undefined;
    keep(reply);
    if (ports.hint.read() !== next) ports.hint.write(next);
    for (const changed of listeners) changed();
  };
  const keep = ({ access_token, expires_in = 0 }: TokenReply) => {
    token = access_token ? { text: access_token, goodUntil: ports.now() + expires_in * 1000 } : undefined;
  };

  /**
   * Starts a session. Its end is computed from the duration in the reply, because a device's clock may be wrong by
   * days.
   */
  const begin = (reply: TokenReply) => {
    const { session_expires_in: leftS, session_expires_at: endsAt } = reply;
    become(leftS === undefined ? endsAt : new Date(ports.now() + leftS * 1000).toISOString(), reply);
  };

  const refresh = async (): Promise<void> => {
    const hintAtStart = hint;
    const reply = await ports.withLock(
      async (): Promise<TokenReply> =>
        // Another tab may have ended the session while this one waited for the lock.
        ports.hint.read() === hintAtStart ? ports.fetchToken({ grant: 'refresh' }).catch(refusalAsReply) : {},
    );
    if (hint !== hintAtStart) return;
    if (reply.access_token) keep(reply);
    else become(ports.hint.read() === hintAtStart ? undefined : ports.hint.read());
  };
  const leave = async () => {
    await ports.withLock(async () => {
      if (ports.hint.read() !== LEAVING) return;
      await ports.leave();
      ports.hint.write(undefined);
    });
    if (hint === LEAVING) hint = undefined;
  };
  const tryToLeave = () => void leave().catch(() => undefined);

  const getToken = async () => {
    if (!isIn()) return undefined;
    if (token && token.goodUntil - ports.now() > MIN_VALIDITY_MS) return token.text;
    if (failed && ports.now() < failed.until) throw failed.error;
    refreshing ??= refresh();
    const pending = refreshing;
    try {
      await pending;
      failed = undefined;
    } catch (error) {
      if (refreshing === pending) failed = { error, until: ports.now() + FAILURE_PAUSE_MS };
      throw error;
    } finally {
      if (refreshing === pending) refreshing = undefined;
    }
    return token?.text;
  };
  const renew = () => {
    refusedToken = token?.text;
    token = undefined;
  };

  return {
    isIn,
    isKnown: () => isIn() || isKept,
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    token: getToken,
    retry() {
      failed = refreshing = undefined;
      ports.dropRefresh();
    },
    async signIn(grant) {
      const reply = await ports.withLock(() => ports.fetchToken(grant));
      if (reply.access_token) begin(reply);
      return reply;
    },
    signOut() {
      become(LEAVING);
      tryToLeave();
    },
    async renewed(text) {
      if (text === token?.text) renew();
      return text === refusedToken ? getToken() : undefined;
    },
    renew,
    wasEnded: () => ended,
    refused(text) {
      if (text === token?.text) become(undefined);
    },
    resume: () =>
      ports.withLock(async () => {
        if (hint !== undefined || ports.hint.isKept()) return false;
        const reply = await ports.fetchToken({ grant: 'refresh' });
        if (hint !== undefined || !reply.access_token) return false;
        begin(reply);
        return true;
      }),
    isEnding: () => endsAt() - ports.now() <= ENDING_MS,
    syncHint() {
      const wasIn = isIn();
      const stored = ports.hint.read();
      failed = undefined;
      if (stored === LEAVING) tryToLeave();
      if (stored === hint) return undefined;
      become(stored);
      return isIn() ? (wasIn ? 'replaced' : 'in') : undefined;
    },
  };
}

/**
 * Turns our server's refusal into an empty reply, which ends the session. A server that is unreachable, busy or failing
 * does not end the session, nor does a proxy's error.
 */
function refusalAsReply(error: unknown): TokenReply {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
  const isRefusal = status >= 400 && status < 500 && status !== 429 && code !== undefined;
  if (isRefusal) return {};
  throw error;
}
