import {
  audit,
  browserIdOf,
  limitCodeChecks,
  noteMailArrives,
  usePassCode,
  userEndpoint,
  wrongCode,
} from '@groundswell/accounts';
import { checkOwnPassCode } from '@groundswell/contracts';

export const handler = userEndpoint(checkOwnPassCode, async ({ body, user, visitor, cookies }) => {
  await limitCodeChecks(visitor);
  const codeFor = { purpose: 'own' as const, email: user.email, userId: user.id, browserId: browserIdOf(cookies) };
  const isRight = (await usePassCode(codeFor, body.passcode)) !== undefined;
  await audit('give-code', isRight ? 'right' : 'wrong', { userId: user.id, visitor });
  if (!isRight) throw wrongCode('passcode');
  await noteMailArrives(user);
  return { success: true };
});
