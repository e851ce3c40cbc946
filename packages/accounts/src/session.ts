import type { issueToken, ReplyOf } from '@groundswell/contracts';
import { accounts, type StoredAccount } from '@groundswell/data';
import type { Cookies } from '@groundswell/runtime';
import { isSignedOut } from './account.ts';
import { refreshTokens, revokeTokens, type Tokens } from './cognito-tokens.ts';

const COOKIE = '__Host-session';
const DAY_S = 24 * 3600;

type SessionReply = Pick<
  ReplyOf<typeof issueToken>,
  'access_token' | 'expires_in' | 'session_expires_at' | 'session_expires_in' | 'subscription'
>;

/** Keeps a session: its refresh token goes into a cookie that no script reads, the access token into the reply. */
export function keepSession(cookies: Cookies, tokens: Tokens, account: StoredAccount): SessionReply {
  const endsAtS = tokens.signedInAtS + (tokens.remember ? 365 : 30) * DAY_S;
  const leftS = Math.max(0, Math.floor(endsAtS - Date.now() / 1000));
  cookies.set(COOKIE, `${tokens.remember ? 'remembered' : 'web'}.${tokens.refreshToken}`, leftS);
  return {
    access_token: tokens.accessToken,
    expires_in: tokens.expiresInS,
    session_expires_at: new Date(endsAtS * 1000).toISOString(),
    session_expires_in: leftS,
    subscription: account.tier,
  };
}

/** The session of the cookie with new tokens; undefined, and no cookie any more, where there is none or it was ended. */
export async function refreshSession(cookies: Cookies): Promise<SessionReply | undefined> {
  const kept = readCookie(cookies);
  const tokens = kept && (await refreshTokens(kept.refreshToken, kept.remember));
  const account = tokens && (await accounts.find(tokens.userId));
  if (account && !isSignedOut(account, tokens.signedInAtS)) return keepSession(cookies, tokens, account);
  if (tokens) await revokeTokens(tokens.refreshToken, tokens.remember);
  cookies.clear(COOKIE);
  return undefined;
}

/** Ends the session of the cookie. */
export async function endSession(cookies: Cookies): Promise<void> {
  const kept = readCookie(cookies);
  cookies.clear(COOKIE);
  if (kept) await revokeTokens(kept.refreshToken, kept.remember);
}

function readCookie(cookies: Cookies): { refreshToken: string; remember: boolean } | undefined {
  const [, kind, refreshToken] = /^(web|remembered)\.([\w.~-]+)$/.exec(cookies.read(COOKIE) ?? '') ?? [];
  return refreshToken ? { refreshToken, remember: kind === 'remembered' } : undefined;
}
