import {
  audit,
  browserIdOf,
  findSocialAccount,
  limitSocialSignIn,
  readSocialToken,
  refreshSession,
  type SignIn,
  signIn,
  signInVerified,
} from '@groundswell/accounts';
import { type BodyOf, issueToken, type ReplyOf, reason, sentenceOf } from '@groundswell/contracts';
import { type Cookies, endpoint, UnauthorizedError, type Visitor } from '@groundswell/runtime';

type Grant = BodyOf<typeof issueToken>;
type Reply = ReplyOf<typeof issueToken>;
interface Caller {
  readonly visitor: Visitor;
  readonly cookies: Cookies;
}

/** Returns an access token for a password, a provider's token or the session's cookie. */
export const handler = endpoint(issueToken, async ({ body, visitor, cookies }) => {
  const caller = { visitor, cookies };
  switch (body.grant) {
    case 'password': {
      const { username: email, password, remember } = body;
      return replyOf(await signIn({ email, password, remember }, caller), 'wrong-credentials');
    }
    case 'social':
      return bySocial(body, caller);
    case 'refresh':
      return byCookie(caller);
  }
});

async function bySocial(
  { provider, access_token, nonce, remember, units, lang }: Extract<Grant, { grant: 'social' }>,
  caller: Caller,
): Promise<Reply> {
  const { visitor, cookies } = caller;
  await limitSocialSignIn(visitor);
  const proven = await readSocialToken(provider, access_token, nonce);
  if (!proven) {
    await audit('social-sign-in', 'refused', { visitor });
    return refuse('provider-failed');
  }
  const found = await findSocialAccount(provider, proven, { browserId: browserIdOf(cookies), units, lang });
  if ('needs' in found) {
    if (found.needs === 'registration') return { sendToRegister: true };
    return { needsVerification: true, email: found.email, ...(found.needs === 'link' && { links: provider }) };
  }
  const signed = await signInVerified(found.account, remember, caller);
  await audit('social-sign-in', signed.outcome, { userId: found.account.id, visitor });
  return { ...replyOf(signed, 'provider-failed'), user_created: found.isNew };
}

type Refused = 'wrong-credentials' | 'provider-failed';

function replyOf(signed: SignIn, otherwise: Refused): Reply {
  switch (signed.outcome) {
    case 'signed-in':
      return signed.session;
    case 'second-step':
      return { needsSecondFactor: signed.factors };
    case 'unverified':
      return { needsVerification: true };
    case 'wrong':
      return refuse(otherwise);
  }
}

function refuse(code: Refused): Reply {
  const why = reason(code);
  return { error: sentenceOf(why), reason: why };
}

async function byCookie(caller: Caller): Promise<Reply> {
  const session = await refreshSession(caller);
  if (!session) throw new UnauthorizedError();
  return session;
}
