import { addFactor, factorsOf, openTicket, requireFreshProof, START_AGAIN, userEndpoint } from '@groundswell/accounts';
import { readNewPasskey } from '@groundswell/accounts/passkeys';
import { confirmPasskey } from '@groundswell/contracts';

const NOT_MADE = 'The passkey could not be added. Start again.';
const KNOWN = 'You have this passkey already.';

/** Adds the passkey that this browser made. */
export const handler = userEndpoint(confirmPasskey, async ({ body, user, visitor, cookies, site }) => {
  await requireFreshProof(user, cookies);
  const of = { use: 'confirm-passkey', account: user, place: user.sessionId } as const;
  const challenge = await openTicket(of, body.ticket);
  if (challenge === undefined) return { success: false, errorMsg: START_AGAIN };
  const made = await readNewPasskey(body.credential, { challenge, site });
  if (!made) return { success: false, errorMsg: NOT_MADE };

  const { passkeys } = factorsOf(user);
  if (passkeys.some(({ id }) => id === made.id)) return { success: false, errorMsg: KNOWN };
  const passkey = { ...made, name: body.name, createdAt: Date.now() };
  const added = await addFactor(user, { passkeys: [...passkeys, passkey] }, { how: 'passkey-added', visitor });
  if (added === 'gone') return { success: false, errorMsg: START_AGAIN };
  return { success: true, recovery_codes: added.recoveryCodes };
});
