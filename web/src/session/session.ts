import type { issueToken } from '@groundswell/contracts';
import { ApiError } from '../api/api-error.ts';
import type { BodyOf, ReplyOf } from '../api/calls.ts';

export type Grant = BodyOf<typeof issueToken>;
export type TokenReply = ReplyOf<typeof issueToken>;

/**
 * The state that all tabs share: when the session ends by this device's clock, ISO 8601, or that the server has yet to
 * end it.
 */
export interface SessionHint {
  read(): string | undefined;
  write(hint: string | undefined): void;
  /** Whether a reload will find it. */
  isKept(): boolean;
}

/** The session's dependencies. */
export interface SessionPorts {
  /** Fetches a token; a refresh or a sign-in also renews the cookie that only the server reads. */
  fetchToken(grant: Grant): Promise<TokenReply>;
  /** Gives up a refresh that is under way. */
  dropRefresh(): void;
  /** Ends the session on the server, which clears the cookie. */
  leave(): Promise<unknown>;
  readonly hint: SessionHint;
  /** Runs one task at a time over all tabs: they share one cookie. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** UTC ms. */
  now(): number;
}

export interface Session {
  /** Whether a user is signed in, though a token may still have to be fetched. */
  isIn(): boolean;
  /** Whether that is certain: without a hint that can be stored, the server may know of a user whom this page does not. */
  isKnown(): boolean;
  /** Calls back when a user has signed in or out, in this tab or another. Returns the function that unsubscribes. */
  onChange(changed: () => void): () => void;
  /**
   * A token that is valid for at least a minute; undefined where nobody is signed in. After a failure it rejects alike
   * for a while, without a call.
   */
  token(): Promise<string | undefined>;
  /** Ends that while, and a call that nobody has answered yet: the next token is called for. */
  retry(): void;
  /** The reply holds a token, or the reason why there is none. */
  signIn(grant: Grant): Promise<TokenReply>;
  signOut(): void;
  /**
   * A replacement for a token that the server refused: this session may have a newer cookie. Undefined where it is
   * over, and for a token of an earlier session, whose calls must not be made in this one's name.
   */
  renewed(text: string): Promise<string | undefined>;
  /** Ends the session without a call: the server has ended it, as it refused this token. */
  refused(text: string): void;
  /** Called after the server has given this session another cookie, to which its next token belongs. */
  renew(): void;
  /** Whether the last session here was ended by the server, also through another tab, rather than by signing out. */
  wasEnded(): boolean;
  /** Whether the session ends within a day or has ended: then the user has to sign in again. */
  isEnding(): boolean;
  /**
   * Where no hint can be stored, asks the server whether a user is signed in, and returns whether that was new. For the
   * start of a page.
   */
  resume(): Promise<boolean>;
  /**
   * Call when another tab has signed in or out, or the connection is back. Returns whether another tab signed in, or did
   * so in place of who was signed in here.
   */
  lookAgain(): 'in' | 'replaced' | undefined;
}

const SPARE_MS = 60_000;
const ENDING_MS = 86_400_000;
/** How long no further token is called for after a failure: a page makes several calls, each with more than one try. */
const RESPITE_MS = 10_000;
/** The hint of a session that ended here and not yet on the server. */
const LEAVING = 'leaving';

/** The session of this device. The token is kept in memory only. */
export function createSession(ports: SessionPorts): Session {
  const listeners = new Set<() => void>();
  const isKept = ports.hint.isKept();
  let hint = ports.hint.read();
  let token: { readonly text: string; readonly goodUntil: number } | undefined;
  /** A refused token of this session; a newer one may have replaced it. */
  let spoiled: string | undefined;
  let refreshing: Promise<void> | undefined;
  let failed: { readonly error: unknown; readonly until: number } | undefined;
  let ended = false;

  const endsAt = () => Date.parse(hint ?? '');
  const isIn = () => endsAt() > ports.now();
  const become = (next: string | undefined, reply: TokenReply = {}) => {
    ended = next === undefined && isIn();
    hint = next;
    spoiled = refreshing = failed = undefined;
    keep(reply);
    if (ports.hint.read() !== next) ports.hint.write(next);
    for (const changed of listeners) changed();
  };
  const keep = ({ access_token, expires_in = 0 }: TokenReply) => {
    token = access_token ? { text: access_token, goodUntil: ports.now() + expires_in * 1000 } : undefined;
  };

  /** The server gives the duration: a device's clock may be wrong by days. */
  const begin = (reply: TokenReply) => {
    const { session_expires_in: leftS, session_expires_at: endsAt } = reply;
    become(leftS === undefined ? endsAt : new Date(ports.now() + leftS * 1000).toISOString(), reply);
  };

  const refresh = async (): Promise<void> => {
    const whose = hint;
    const reply = await ports.alone(
      async (): Promise<TokenReply> =>
        // Another tab may have ended it while this one waited.
        ports.hint.read() === whose ? ports.fetchToken({ grant: 'refresh' }).catch(refusalAsReply) : {},
    );
    if (hint !== whose) return;
    if (reply.access_token) keep(reply);
    else become(ports.hint.read() === whose ? undefined : ports.hint.read());
  };
  const leave = async () => {
    await ports.alone(async () => {
      if (ports.hint.read() !== LEAVING) return;
      await ports.leave();
      ports.hint.write(undefined);
    });
    if (hint === LEAVING) hint = undefined;
  };
  const tryToLeave = () => void leave().catch(() => undefined);

  const getToken = async () => {
    if (!isIn()) return undefined;
    if (token && token.goodUntil - ports.now() > SPARE_MS) return token.text;
    if (failed && ports.now() < failed.until) throw failed.error;
    refreshing ??= refresh();
    const pending = refreshing;
    try {
      await pending;
      failed = undefined;
    } catch (error) {
      if (refreshing === pending) failed = { error, until: ports.now() + RESPITE_MS };
      throw error;
    } finally {
      if (refreshing === pending) refreshing = undefined;
    }
    return token?.text;
  };
  const renew = () => {
    spoiled = token?.text;
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
      const reply = await ports.alone(() => ports.fetchToken(grant));
      if (reply.access_token) begin(reply);
      return reply;
    },
    signOut() {
      become(LEAVING);
      tryToLeave();
    },
    async renewed(text) {
      if (text === token?.text) renew();
      return text === spoiled ? getToken() : undefined;
    },
    renew,
    wasEnded: () => ended,
    refused(text) {
      if (text === token?.text) become(undefined);
    },
    resume: () =>
      ports.alone(async () => {
        if (hint !== undefined || ports.hint.isKept()) return false;
        const reply = await ports.fetchToken({ grant: 'refresh' });
        if (hint !== undefined || !reply.access_token) return false;
        begin(reply);
        return true;
      }),
    isEnding: () => endsAt() - ports.now() <= ENDING_MS,
    lookAgain() {
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

/** A refusal of ours ends the session; a server that is unreachable, busy or failing does not, nor what stands before it. */
function refusalAsReply(error: unknown): TokenReply {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: undefined };
  const isRefusal = status >= 400 && status < 500 && status !== 429 && code !== undefined;
  if (isRefusal) return {};
  throw error;
}
