import { NewPassword, normalizePassword } from '@groundswell/contracts';
import { logLine } from '@groundswell/runtime';
import * as v from 'valibot';
import { signInByPassword, type Tokens } from './cognito-tokens.ts';
import { identities } from './identities.ts';

/**
 * Signs in by a password as it was typed; undefined if identity or password is wrong. Passwords are stored in NFKC, but
 * older ones as they were typed. An older one is accepted in that form and then stored in NFKC. Whether there is a
 * second attempt depends only on the typed text, so that neither time nor the number of attempts reveals an account.
 */
export async function signInByTypedPassword(userName: string, typed: string): Promise<Tokens | undefined> {
  const password = normalizePassword(typed);
  const tokens = await signInByPassword(userName, password);
  if (tokens || typed === password) return tokens;
  const earlier = await signInByPassword(userName, typed);
  if (earlier) await keepNormalized(userName, password);
  return earlier;
}

/** Replaces an earlier form of the password. It is idempotent, and the next sign-in retries a failure. */
async function keepNormalized(userName: string, password: string): Promise<void> {
  // A password whose normalized form Cognito refuses stays as it was typed.
  if (!v.is(NewPassword, password)) return;
  try {
    await identities.setPassword(userName, password);
  } catch (error) {
    logLine('error', { task: 'normalize-password', error });
  }
}
