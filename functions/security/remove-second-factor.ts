import { changeFactors, factorsOf, requireFreshProof, userEndpoint } from '@groundswell/accounts';
import { removeSecondFactor } from '@groundswell/contracts';

/**
 * Removes a second factor; succeeds too if it is already gone. Removing the last factor also removes the recovery
 * codes.
 */
export const handler = userEndpoint(removeSecondFactor, async ({ body, user, visitor, cookies }) => {
  await requireFreshProof(user, cookies);
  const { totp, passkeys, recoveryCodes } = factorsOf(user);
  const left =
    body.factor === 'totp'
      ? { passkeys, recoveryCodes }
      : { totp, passkeys: passkeys.filter(({ id }) => id !== body.id), recoveryCodes };
  if (left.totp === totp && left.passkeys.length === passkeys.length) return { success: true };
  return { success: await changeFactors(user, left, { how: `${body.factor}-removed`, visitor }) };
});
