import { askPassCode, atLeast, limitPassCodes, REPLY_AFTER_MS } from '@groundswell/accounts';
import type { AuthOutcomeReply } from '@groundswell/contracts';
import type { Visitor } from '@groundswell/runtime';

/** Counts and queues, whether there is such an account or not: neither reply nor time tells. */
export async function askForCode(
  purpose: 'verify' | 'reset',
  email: string,
  visitor: Visitor,
): Promise<AuthOutcomeReply> {
  return atLeast(REPLY_AFTER_MS.code, async () => {
    await limitPassCodes(email, visitor);
    await askPassCode({ purpose, email });
    return { valid: true };
  });
}
