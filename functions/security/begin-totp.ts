import { makeTotp, requireFreshProof, sealTicket, userEndpoint } from '@groundswell/accounts';
import { beginTotp } from '@groundswell/contracts';

/** Makes a secret for an authenticator program. Nothing is stored before a code shows that the program has it. */
export const handler = userEndpoint(beginTotp, async ({ user, cookies }) => {
  await requireFreshProof(user, cookies);
  const { secret, uri } = makeTotp(user);
  const ticket = await sealTicket({ use: 'confirm-totp', account: user, place: user.sessionId }, secret);
  return { secret, uri, ticket };
});
