import { makeTotp, requireFreshProof, sealTicket, userEndpoint } from '@groundswell/accounts';
import { beginTotp } from '@groundswell/contracts';

/**
 * Creates a secret for an authenticator app. The secret is stored only after the user has entered a code that the app
 * made from it.
 */
export const handler = userEndpoint(beginTotp, async ({ user, cookies }) => {
  await requireFreshProof(user, cookies);
  const { secret, uri } = makeTotp(user);
  const ticket = await sealTicket({ use: 'confirm-totp', account: user, place: user.sessionId }, secret);
  return { secret, uri, ticket };
});
