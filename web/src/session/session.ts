import type { issueToken } from '@groundswell/contracts';
import { ApiError } from '../api/api-error.ts';
import type { BodyOf, ReplyOf } from '../api/calls.ts';

export type Grant = BodyOf<typeof issueToken>;
export type TokenReply = ReplyOf<typeof issueToken>;

/**
 * The one thing that all tabs know: when the session ends by this device's clock, ISO 8601, or that the server is yet to
 * hear of its end.
 */
export interface SessionHint {
  read(): string | undefined;
  write(hint: string | undefined): void;
  /** Whether a page opened anew will find it. */
  isKept(): boolean;
}

/** What a session needs of the world. */
export interface SessionPorts {
  /** Asks for a token; a refresh or a sign-in also renews the cookie that only the server reads. */
  ask(grant: Grant): Promise<TokenReply>;
  /** Ends the session on the server: the cookie goes. */
  leave(): Promise<unknown>;
  readonly hint: SessionHint;
  /** Does one thing at a time over all tabs: they share one cookie. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** UTC ms. */
  now(): number;
}

export interface Session {
  /** Someone is signed in, though a token may still have to be fetched. */
  isIn(): boolean;
  /** Hears when someone has signed in or out, in this tab or another. Returns what ends the hearing. */
  onChange(changed: () => void): () => void;
  /** A token that is good for a minute at least; undefined where nobody is signed in. */
  token(): Promise<string | undefined>;
  /** The reply holds a token, or why there is none. */
  signIn(grant: Grant): Promise<TokenReply>;
  signOut(): void;
  /**
   * Another token in place of one that the server refused: this session may go on by a newer cookie. Undefined where it is
   * over, and for a token of an earlier session: what was asked for then must not be done in this one's name.
   */
  renewed(text: string): Promise<string | undefined>;
  /** Over without a word to the server, which knows: it refused this token. */
  refused(text: string): void;
  /** The server has given this session another cookie, to which its next token belongs. */
  renew(): void;
  /** Whether the last session here ended by the server, or by another tab that heard so, and not by signing out. */
  wasEnded(): boolean;
  /** Whether it ends within a day or has ended: then one has to sign in anew. */
  isEnding(): boolean;
  /** Where no hint is kept the server alone knows whether someone is signed in: asks it. For a page that begins. */
  resume(): Promise<void>;
  /** Another tab has signed in or out, or the connection is back. */
  lookAgain(): void;
}

const SPARE_MS = 60_000;
const ENDING_MS = 86_400_000;
/** The hint of a session that ended here and not yet on the server. */
const LEAVING = 'leaving';

/** Who is signed in on this device. The token is kept in memory alone. */
export function createSession(ports: SessionPorts): Session {
  const listeners = new Set<() => void>();
  let hint = ports.hint.read();
  let token: { readonly text: string; readonly goodUntil: number } | undefined;
  /** Of this session, and refused: a newer one may be in its place. */
  let spoiled: string | undefined;
  let refreshing: Promise<void> | undefined;
  let ended = false;

  const endsAt = () => Date.parse(hint ?? '');
  const isIn = () => endsAt() > ports.now();
  const become = (next: string | undefined, reply: TokenReply = {}) => {
    ended = next === undefined && isIn();
    hint = next;
    spoiled = refreshing = undefined;
    keep(reply);
    if (ports.hint.read() !== next) ports.hint.write(next);
    for (const changed of listeners) changed();
  };
  const keep = ({ access_token, expires_in = 0 }: TokenReply) => {
    token = access_token ? { text: access_token, goodUntil: ports.now() + expires_in * 1000 } : undefined;
  };

  /** The server says how long it lasts: the clock of a device may be wrong by days. */
  const begin = (reply: TokenReply) => {
    const { session_expires_in: leftS, session_expires_at: endsAt } = reply;
    become(leftS === undefined ? endsAt : new Date(ports.now() + leftS * 1000).toISOString(), reply);
  };

  const refresh = async (): Promise<void> => {
    const whose = hint;
    const reply = await ports.alone(
      async (): Promise<TokenReply> =>
        // It may have ended in another tab while this one waited.
        ports.hint.read() === whose ? ports.ask({ grant: 'refresh' }).catch(refusalAsReply) : {},
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
    refreshing ??= refresh();
    const asked = refreshing;
    await asked.finally(() => {
      if (refreshing === asked) refreshing = undefined;
    });
    return token?.text;
  };
  const renew = () => {
    spoiled = token?.text;
    token = undefined;
  };

  return {
    isIn,
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    token: getToken,
    async signIn(grant) {
      const reply = await ports.alone(() => ports.ask(grant));
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
        if (hint !== undefined || ports.hint.isKept()) return;
        const reply = await ports.ask({ grant: 'refresh' });
        if (hint === undefined && reply.access_token) begin(reply);
      }),
    isEnding: () => endsAt() - ports.now() <= ENDING_MS,
    lookAgain() {
      const told = ports.hint.read();
      if (told === LEAVING) tryToLeave();
      if (told !== hint) become(told);
    },
  };
}

/** A refusal ends the session; a server that is out of reach, busy or broken does not. */
function refusalAsReply(error: unknown): TokenReply {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (isRefusal) return {};
  throw error;
}
