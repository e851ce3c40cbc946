import { browserIdOf, limitCodeChecks, noteMailArrives, usePassCode, userEndpoint } from '@groundswell/accounts';
import { checkOwnPassCode } from '@groundswell/contracts';
import { wrongCode } from './wrong-code.ts';

export const handler = userEndpoint(checkOwnPassCode, async ({ body, user, visitor, cookies }) => {
  await limitCodeChecks(visitor);
  const codeFor = { purpose: 'own' as const, email: user.email, userId: user.id, browserId: browserIdOf(cookies) };
  if (!(await usePassCode(codeFor, body.passcode))) throw wrongCode('passcode');
  await noteMailArrives(user);
  return { success: true };
});
