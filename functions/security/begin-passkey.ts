import { factorsOf, requireFreshProof, sealTicket, userEndpoint } from '@groundswell/accounts';
import { creationOptions, MOST_PASSKEYS } from '@groundswell/accounts/passkeys';
import { beginPasskey, reason } from '@groundswell/contracts';
import { InvalidRequestError } from '@groundswell/runtime';

/** Returns the options with which this browser creates a passkey. */
export const handler = userEndpoint(beginPasskey, async ({ user, cookies, site }) => {
  await requireFreshProof(user, cookies);
  if (factorsOf(user).passkeys.length >= MOST_PASSKEYS)
    throw new InvalidRequestError({ passkey: [reason('passkeys-full')] });
  const options = await creationOptions(user, site);
  const of = { use: 'confirm-passkey', account: user, place: user.sessionId } as const;
  return { options: { ...options }, ticket: await sealTicket(of, options.challenge) };
});
