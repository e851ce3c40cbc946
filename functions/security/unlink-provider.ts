import { audit, followUp, noticeOf, requireFreshProof, userEndpoint } from '@groundswell/accounts';
import { refusal, unlinkProvider } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { UnauthorizedError } from '@groundswell/runtime';

/** Removes a provider from the ways to sign in, unless none would be left, and notifies the owner by email. */
export const handler = userEndpoint(unlinkProvider, async ({ body, user, visitor, cookies }) => {
  await requireFreshProof(user, cookies);
  const { provider } = body;
  const linked = user.socials.filter((one) => one.provider === provider);
  if (linked.length === 0) return { success: true };
  if (linked.length === user.socials.length && !user.hasPassword) return { success: false, ...refusal('only-way-in') };

  const now = Date.now();
  const notice = noticeOf(user, { letter: 'provider-changed', provider, linked: false }, now);
  const outcome = await accounts.unlinkSocials(user, linked, { now, sessionId: user.sessionId, followUps: [notice] });
  await audit('unlink-provider', outcome, { userId: user.id, visitor });
  if (outcome === 'gone') throw new UnauthorizedError();
  await followUp([notice]);
  return { success: true };
});
