import { addFactor, findStep, keepTotp, openTicket, requireFreshProof, userEndpoint } from '@groundswell/accounts';
import { confirmTotp, refusal } from '@groundswell/contracts';

/** Turns on the authenticator app as a second factor, after the user has entered a first correct code. */
export const handler = userEndpoint(confirmTotp, async ({ body, user, visitor, cookies }) => {
  await requireFreshProof(user, cookies);
  const secret = await openTicket({ use: 'confirm-totp', account: user, place: user.sessionId }, body.ticket);
  if (secret === undefined) return { success: false, ...refusal('start-again') };
  const step = findStep(secret, body.code, Date.now());
  if (step === undefined) return { success: false, ...refusal('totp-wrong') };

  const totp = await keepTotp(user.id, secret, step);
  const added = await addFactor(user, { totp }, { how: 'totp-added', visitor });
  if (added === 'gone') return { success: false, ...refusal('start-again') };
  return { success: true, recovery_codes: added.recoveryCodes };
});
