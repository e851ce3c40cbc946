import { keepSession } from '@groundswell/accounts';
import { login } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';
import { signIn } from './sign-in.ts';
import { WRONG_CREDENTIALS } from './wrong-credentials.ts';

/** Signs in by the form. The session's cookie is set; its first access token comes from a refresh. */
export const handler = endpoint(login, async ({ body, visitor, cookies }) => {
  const signed = await signIn(body, visitor, cookies);
  if (signed.outcome === 'wrong') return { valid: false, errorMsg: WRONG_CREDENTIALS };
  if (signed.outcome === 'unverified') return { valid: false, needsVerification: true };

  keepSession(cookies, signed.tokens, signed.account);
  return { valid: true };
});
