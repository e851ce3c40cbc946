import { signIn } from '@groundswell/accounts';
import { login, refusal } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Signs in by the form. It sets only the session's cookie; the page then gets its first access token by a refresh. */
export const handler = endpoint(login, async ({ body, visitor, cookies }) => {
  const signed = await signIn(body, { visitor, cookies });
  switch (signed.outcome) {
    case 'signed-in':
      return { valid: true };
    case 'second-step':
      return { valid: false, needsSecondFactor: signed.factors };
    case 'unverified':
      return { valid: false, needsVerification: true };
    case 'wrong':
      return { valid: false, ...refusal('wrong-credentials') };
  }
});
