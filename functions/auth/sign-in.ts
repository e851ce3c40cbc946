import {
  atLeast,
  forgiveSignIn,
  holdsClaim,
  limitSignIn,
  REPLY_AFTER_MS,
  revokeTokens,
  signInByPassword,
  type Tokens,
} from '@groundswell/accounts';
import { accounts, type StoredAccount } from '@groundswell/data';
import type { Cookies, Visitor } from '@groundswell/runtime';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}
type SignIn =
  | { readonly outcome: 'signed-in'; readonly tokens: Tokens; readonly account: StoredAccount }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'unverified' };

/**
 * Signs in by password. That an address is not verified is told only to the browser that claimed it with this password,
 * and by its claim alone, which one gets of an address with an account too: neither that nor what it takes tells of one.
 */
export function signIn(credentials: Credentials, visitor: Visitor, cookies: Cookies): Promise<SignIn> {
  const isOpen = ({ outcome }: SignIn) => outcome === 'signed-in';
  return atLeast(REPLY_AFTER_MS.wrongPassword, () => tryPassword(credentials, visitor, cookies), isOpen);
}

async function tryPassword(
  { email, password, remember }: Credentials,
  visitor: Visitor,
  cookies: Cookies,
): Promise<SignIn> {
  await limitSignIn(email, visitor);
  const tokens = await signInByPassword(email, password, remember);
  const account = tokens && (await accounts.find(tokens.userId));
  if (tokens && account?.emailVerifiedAt !== undefined) {
    await forgiveSignIn(email, visitor);
    return { outcome: 'signed-in', tokens, account };
  }
  if (tokens) await revokeTokens(tokens.refreshToken, remember);
  return { outcome: (await holdsClaim(email, password, cookies)) ? 'unverified' : 'wrong' };
}
