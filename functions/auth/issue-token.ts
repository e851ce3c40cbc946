import {
  findSocialAccount,
  keepSession,
  limitSocialSignIn,
  readSocialToken,
  refreshSession,
  signInProven,
} from '@groundswell/accounts';
import { type BodyOf, issueToken, type ReplyOf } from '@groundswell/contracts';
import { type Cookies, endpoint, Unauthorized, type Visitor } from '@groundswell/runtime';
import { signIn } from './sign-in.ts';
import { WRONG_CREDENTIALS } from './wrong-credentials.ts';

type Grant = BodyOf<typeof issueToken>;
type Reply = ReplyOf<typeof issueToken>;

/** Gives an access token for a password, a provider's token or the session's cookie. */
export const handler = endpoint(issueToken, async ({ body, visitor, cookies }) => {
  switch (body.grant) {
    case 'password':
      return byPassword(body, visitor, cookies);
    case 'social':
      return bySocial(body, visitor, cookies);
    case 'refresh':
      return byCookie(cookies);
  }
});

async function byPassword(
  { username, password, remember }: Extract<Grant, { grant: 'password' }>,
  visitor: Visitor,
  cookies: Cookies,
): Promise<Reply> {
  const signed = await signIn({ email: username, password, remember }, visitor, cookies);
  if (signed.outcome === 'wrong') return { error: WRONG_CREDENTIALS };
  if (signed.outcome === 'unverified') return { needsVerification: true };
  return keepSession(cookies, signed.tokens, signed.account);
}

async function bySocial(
  { provider, access_token, nonce, units, lang }: Extract<Grant, { grant: 'social' }>,
  visitor: Visitor,
  cookies: Cookies,
): Promise<Reply> {
  await limitSocialSignIn(visitor);
  const proven = await readSocialToken(provider, access_token, nonce);
  if (!proven) return { error: 'There was a server error trying to process your login.' };

  const found = await findSocialAccount(provider, proven, cookies, { units, lang });
  if ('needs' in found) return found.needs === 'verification' ? { needsVerification: true } : { sendToRegister: true };
  const session = keepSession(cookies, await signInProven(found.account.id, true), found.account);
  return { ...session, user_created: found.isNew };
}

async function byCookie(cookies: Cookies): Promise<Reply> {
  const session = await refreshSession(cookies);
  if (!session) throw new Unauthorized();
  return session;
}
