import type { Account } from './account.ts';
import { CODE_GOOD_MS, hasFreshCheck } from './pass-code.ts';

/** Whether the user has shown within ten minutes who they are: by signing in, or by a code mailed to their address. */
export async function hasFreshProof({ id, email, signedInAtS }: Account, now = Date.now()): Promise<boolean> {
  if (now - signedInAtS * 1000 <= CODE_GOOD_MS) return true;
  return hasFreshCheck({ purpose: 'own', email, userId: id }, now);
}
