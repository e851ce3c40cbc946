import { limitCodeChecks, noteMailArrives, usePassCode, userEndpoint } from '@groundswell/accounts';
import { checkOwnPassCode } from '@groundswell/contracts';
import { wrongCode } from './wrong-code.ts';

export const handler = userEndpoint(checkOwnPassCode, async ({ body, user, visitor }) => {
  await limitCodeChecks(visitor);
  const used = await usePassCode({ purpose: 'own', email: user.email, userId: user.id }, body.passcode);
  if (!used) throw wrongCode('passcode');
  await noteMailArrives(user);
  return { success: true };
});
