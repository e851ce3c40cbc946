import { NewPassword, normalizePassword } from '@groundswell/contracts';
import { logLine } from '@groundswell/runtime';
import * as v from 'valibot';
import { signInByPassword, type Tokens } from './cognito-tokens.ts';
import { identities } from './identities.ts';

/**
 * Signs in by a password as typed. Returns undefined if the identity or the password is wrong. Passwords are stored in
 * Unicode NFKC, but older passwords were stored as typed. An older password is accepted as typed and then stored in
 * NFKC. The second attempt depends only on the typed text, so timing reveals no account.
 */
export async function signInByTypedPassword(userName: string, typed: string): Promise<Tokens | undefined> {
  const password = normalizePassword(typed);
  const tokens = await signInByPassword(userName, password);
  if (tokens || typed === password) return tokens;
  const earlier = await signInByPassword(userName, typed);
  if (earlier) await keepNormalized(userName, password);
  return earlier;
}

/** Stores the password in its normalized form. A failure is only logged, because the next sign-in tries again. */
async function keepNormalized(userName: string, password: string): Promise<void> {
  // If Cognito's rules do not allow the normalized password, the stored password stays as typed.
  if (!v.is(NewPassword, password)) return;
  try {
    await identities.setPassword(userName, password);
  } catch (error) {
    logLine('error', { task: 'normalize-password', error });
  }
}
