import {
  audit,
  followUp,
  limitSocialSignIn,
  noticeOf,
  readSocialToken,
  requireFreshProof,
  userEndpoint,
} from '@groundswell/accounts';
import { linkProvider, refusal } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { UnauthorizedError } from '@groundswell/runtime';

/** Adds a provider as a way to sign in, whatever address the user has there, and notifies the owner by email. */
export const handler = userEndpoint(linkProvider, async ({ body, user, visitor, cookies }) => {
  await limitSocialSignIn(visitor);
  await requireFreshProof(user, cookies);
  const { provider, access_token, nonce } = body;
  const proven = await readSocialToken(provider, access_token, nonce);
  if (!proven) {
    await audit('link-provider', 'refused', { userId: user.id, visitor });
    return { success: false, ...refusal('provider-failed') };
  }

  const social = { provider, subject: proven.subject };
  const now = Date.now();
  const notice = noticeOf(user, { letter: 'provider-changed', provider, linked: true }, now);
  const outcome = await accounts.linkSocial(user, social, { now, sessionId: user.sessionId, followUps: [notice] });
  await audit('link-provider', outcome, { userId: user.id, visitor });
  if (outcome === 'gone') throw new UnauthorizedError();
  if (outcome === 'taken') return { success: false, ...refusal('provider-taken') };
  await followUp([notice]);
  return { success: true };
});
