import { addFactor, factorsOf, openTicket, requireFreshProof, userEndpoint } from '@groundswell/accounts';
import { readNewPasskey } from '@groundswell/accounts/passkeys';
import { confirmPasskey, refusal } from '@groundswell/contracts';

/** Adds the passkey that this browser created. */
export const handler = userEndpoint(confirmPasskey, async ({ body, user, visitor, cookies, site }) => {
  await requireFreshProof(user, cookies);
  const of = { use: 'confirm-passkey', account: user, place: user.sessionId } as const;
  const challenge = await openTicket(of, body.ticket);
  if (challenge === undefined) return { success: false, ...refusal('start-again') };
  const made = await readNewPasskey(body.credential, { challenge, site });
  if (!made) return { success: false, ...refusal('passkey-not-made') };

  const { passkeys } = factorsOf(user);
  if (passkeys.some(({ id }) => id === made.id)) return { success: false, ...refusal('passkey-known') };
  const passkey = { ...made, name: body.name, createdAt: Date.now() };
  const added = await addFactor(user, { passkeys: [...passkeys, passkey] }, { how: 'passkey-added', visitor });
  if (added === 'gone') return { success: false, ...refusal('start-again') };
  return { success: true, recovery_codes: added.recoveryCodes };
});
