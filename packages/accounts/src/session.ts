import type { issueToken, ReplyOf } from '@groundswell/contracts';
import { accountSessions, accounts, type StoredAccount, type StoredSession } from '@groundswell/data/accounts';
import { wireTierOf } from '@groundswell/plans';
import type { Cookies, Visitor } from '@groundswell/runtime';
import { audit } from './audit.ts';
import { browserIdOf } from './browser-id.ts';
import { refreshTokens, revokeTokens, type Tokens } from './cognito-tokens.ts';
import { deviceOf } from './device.ts';
import { wideNetworkOf } from './network-of.ts';
import { endOf, isOver } from './session-life.ts';

const COOKIE = '__Host-session';

export interface Caller {
  readonly visitor: Visitor;
  readonly cookies: Cookies;
}

export type SessionReply = Pick<
  ReplyOf<typeof issueToken>,
  'access_token' | 'expires_in' | 'session_expires_at' | 'session_expires_in' | 'subscription'
>;

export function newSession({ visitor }: Caller, remembered: boolean, now: number): StoredSession {
  return { ...placeOf(visitor), signedInAt: now, seenAt: now, remembered };
}

/**
 * Records a sign-in in the account and sets the browser's session cookie, replacing an earlier session. Returns
 * undefined if the account's identity or address has changed since it was read, because the sign-in no longer proves
 * anything.
 */
export async function startSession(
  account: StoredAccount,
  tokens: Tokens,
  remember: boolean,
  caller: Caller,
): Promise<SessionReply | undefined> {
  const session = newSession(caller, remember, Date.now());
  const outcome = await accountSessions.start(account, tokens.sessionId, session, browserIdOf(caller.cookies));
  if (outcome !== 'started') {
    await revokeTokens(tokens.refreshToken);
    return undefined;
  }
  const before = readCookie(caller.cookies);
  if (before) await accountSessions.end(before.userId, before.sessionId);
  return keepSession(caller.cookies, tokens, account, session);
}

/** Puts a session's refresh token into a cookie that scripts cannot read, its access token into the reply. */
export function keepSession(
  cookies: Cookies,
  tokens: Tokens,
  { id, tier }: StoredAccount,
  session: StoredSession,
): SessionReply {
  const leftS = Math.max(0, Math.floor((endOf(session) - Date.now()) / 1000));
  cookies.set(COOKIE, `${id}~${tokens.sessionId}~${tokens.refreshToken}`, leftS);
  return {
    access_token: tokens.accessToken,
    expires_in: tokens.expiresInS,
    session_expires_at: new Date(endOf(session)).toISOString(),
    session_expires_in: leftS,
    subscription: wireTierOf(tier),
  };
}

/**
 * Renews the tokens of the session in the cookie. Without a session, or if it was ended, clears the cookie and returns
 * undefined. A refresh token that is used long after its replacement must have been copied, so the session ends for
 * everyone.
 */
export async function refreshSession({ visitor, cookies }: Caller): Promise<SessionReply | undefined> {
  const kept = readCookie(cookies);
  const account = kept && (await accounts.find(kept.userId));
  const session = account?.sessions[kept?.sessionId ?? ''];
  if (kept && account && session && !isOver(session, Date.now())) {
    const tokens = await refreshTokens(kept.refreshToken);
    const seen = { ...session, ...placeOf(visitor), seenAt: Date.now() };
    if (tokens === 'reused') {
      await accountSessions.end(kept.userId, kept.sessionId);
      await audit('refresh', 'reused', { userId: kept.userId, visitor });
    } else if (tokens?.sessionId === kept.sessionId && (await accountSessions.see(account.id, kept.sessionId, seen)))
      return keepSession(cookies, tokens, account, seen);
  }
  cookies.clear(COOKIE);
  return undefined;
}

/** Ends the session in the cookie, at once and for all its tokens. Returns the id of the session's user. */
export async function endOwnSession(cookies: Cookies): Promise<string | undefined> {
  const kept = readCookie(cookies);
  cookies.clear(COOKIE);
  if (!kept) return undefined;
  await accountSessions.end(kept.userId, kept.sessionId);
  await revokeTokens(kept.refreshToken);
  return kept.userId;
}

interface Kept {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshToken: string;
}

function readCookie(cookies: Cookies): Kept | undefined {
  const [, userId, sessionId, refreshToken] =
    /^([\w-]{1,64})~([\w-]{1,64})~([\w.-]+)$/.exec(cookies.read(COOKIE) ?? '') ?? [];
  return userId && sessionId && refreshToken ? { userId, sessionId, refreshToken } : undefined;
}

function placeOf({ address, country, userAgent }: Visitor) {
  return { ...deviceOf(userAgent), network: wideNetworkOf({ address }), country };
}
