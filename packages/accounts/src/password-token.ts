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
 * A token that sets the password of a code's address once, within ten minutes, unless a newer code was mailed since, or
 * the address has another account than when the code was mailed.
 */
export function sealPasswordToken({ holder, browserId, requestId, accountId }: RightCode): Promise<string> {
  return sealToken('password-token', { holder, browserId, requestId, accountId }, Date.now() + CODE_GOOD_MS);
}

/** The code that a token was given for, to be used up by the change; undefined where the token is not valid. */
export async function openPasswordToken(token: string): Promise<RightCode | undefined> {
  const claims = await openToken('password-token', token, PasswordClaims);
  return claims && { purpose: 'reset', ...claims };
}
