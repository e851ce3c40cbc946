import type { AuthOutcomeReply } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import type { Cookies, Visitor } from '@groundswell/runtime';
import { atLeast, REPLY_AFTER_MS } from './at-least.ts';
import { audit } from './audit.ts';
import { browserIdOf } from './browser-id.ts';
import { limitPassCodes } from './limits.ts';
import { queuePassCode } from './pass-code.ts';
import { requireMail } from './require-mail.ts';

interface Caller {
  readonly visitor: Visitor;
  readonly cookies: Cookies;
}

/**
 * Counts the request and queues the email, whether or not an account exists. So neither the reply nor its timing
 * reveals an account.
 */
export async function requestPassCode(
  purpose: 'verify' | 'reset',
  email: string,
  { visitor, cookies }: Caller,
): Promise<AuthOutcomeReply> {
  requireMail();
  return atLeast(REPLY_AFTER_MS.code, async () => {
    const browserId = browserIdOf(cookies);
    const account = await accounts.findByEmail(email);
    await limitPassCodes({ email, visitor, browserId, account });
    await queuePassCode({ purpose, email, browserId });
    await audit('ask-code', purpose, { email, userId: account?.id, visitor });
    return { valid: true };
  });
}
