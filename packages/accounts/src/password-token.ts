import type { RightCode } from '@groundswell/data/accounts';
import * as v from 'valibot';
import { CODE_GOOD_MS } from './pass-code.ts';
import { openToken, sealToken } from './sealed-token.ts';

const PasswordClaims = v.object({
  holder: v.string(),
  browserId: v.string(),
  requestId: v.string(),
  accountId: v.optional(v.string()),
});

/**
 * Seals a token that sets the password of a code's address once, within ten minutes. A newer code makes it invalid, and
 * so does a change of the account at the address.
 */
export function sealPasswordToken({ holder, browserId, requestId, accountId }: RightCode): Promise<string> {
  return sealToken('password-token', { holder, browserId, requestId, accountId }, Date.now() + CODE_GOOD_MS);
}

/**
 * Opens a password token: the code that it was issued for, which the change has to use up. Returns undefined for an
 * invalid token.
 */
export async function openPasswordToken(token: string): Promise<RightCode | undefined> {
  const claims = await openToken('password-token', token, PasswordClaims);
  return claims && { purpose: 'reset', ...claims };
}
