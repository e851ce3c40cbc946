import { changeFactors, makeRecoveryCodes, requireFreshProof, userEndpoint } from '@groundswell/accounts';
import { renewRecoveryCodes } from '@groundswell/contracts';

/** Replaces the recovery codes; a user without a second factor gets none. */
export const handler = userEndpoint(renewRecoveryCodes, async ({ user, visitor, cookies }) => {
  await requireFreshProof(user, cookies);
  if (!user.secondFactors) return { success: false };
  const { codes, digests } = await makeRecoveryCodes(user.id);
  const factors = { ...user.secondFactors, recoveryCodes: digests };
  const isChanged = await changeFactors(user, factors, { how: 'recovery-codes-renewed', visitor });
  return isChanged ? { success: true, recovery_codes: codes } : { success: false };
});
