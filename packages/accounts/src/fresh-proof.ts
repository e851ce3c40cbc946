import type { Cookies } from '@groundswell/runtime';
import { InvalidRequest } from '@groundswell/runtime';
import type { Account } from './account.ts';
import { browserIdOf } from './browser-id.ts';
import { CODE_GOOD_MS, hasFreshCheck } from './pass-code.ts';

/**
 * Throws InvalidRequest unless the user has shown within ten minutes who they are: by signing in, or by a code mailed to
 * their address. So a browser left open gives nothing away.
 */
export async function requireFreshProof(user: Account, cookies: Cookies, now = Date.now()): Promise<void> {
  if (now - user.session.signedInAt > CODE_GOOD_MS) await requireFreshCode(user, cookies, now);
}

/** The same by a mailed code alone. */
export async function requireFreshCode({ id, email }: Account, cookies: Cookies, now = Date.now()): Promise<void> {
  const codeFor = { purpose: 'own' as const, email, userId: id, browserId: browserIdOf(cookies) };
  if (!(await hasFreshCheck(codeFor, now))) throw new InvalidRequest({ passcode: ['Enter a pass code'] });
}
