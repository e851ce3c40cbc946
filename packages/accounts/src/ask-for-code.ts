import type { AuthOutcomeReply } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import type { Cookies, Visitor } from '@groundswell/runtime';
import { atLeast, REPLY_AFTER_MS } from './at-least.ts';
import { audit } from './audit.ts';
import { browserIdOf } from './browser-id.ts';
import { limitPassCodes } from './limits.ts';
import { askPassCode } from './pass-code.ts';

interface Asker {
  readonly visitor: Visitor;
  readonly cookies: Cookies;
}

/** Counts and queues, whether there is such an account or not: neither reply nor time tells. */
export async function askForCode(
  purpose: 'verify' | 'reset',
  email: string,
  { visitor, cookies }: Asker,
): Promise<AuthOutcomeReply> {
  return atLeast(REPLY_AFTER_MS.code, async () => {
    const browserId = browserIdOf(cookies);
    const account = await accounts.findByEmail(email);
    await limitPassCodes({ email, visitor, browserId, account });
    await askPassCode({ purpose, email, browserId });
    await audit('ask-code', purpose, { email, userId: account?.id, visitor });
    return { valid: true };
  });
}
