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
 * Seals a token that permits setting the password once, within ten minutes, after a reset code was entered. A newer
 * code invalidates it, and so does a different account at the address.
 */
export function sealPasswordToken({ holder, browserId, requestId, accountId }: RightCode): Promise<string> {
  return sealToken('password-token', { holder, browserId, requestId, accountId }, Date.now() + CODE_GOOD_MS);
}

/**
 * Opens a password token and returns the code that it was issued for. Setting the password uses up that code. Returns
 * undefined for an invalid token.
 */
export async function openPasswordToken(token: string): Promise<RightCode | undefined> {
  const claims = await openToken('password-token', token, PasswordClaims);
  return claims && { purpose: 'reset', ...claims };
}
