import { passCodes } from '@groundswell/data';
import * as v from 'valibot';
import { CODE_GOOD_MS } from './pass-code.ts';
import { openToken, sealToken } from './sealed-token.ts';

const PasswordClaims = v.object({ email: v.string(), codeId: v.string() });

/** A token that sets the password of this address once, within ten minutes, unless a newer code was mailed since; sealed, as pages take it from their address too. */
export function signPasswordToken(email: string, codeId: string): Promise<string> {
  return sealToken('password-token', { email, codeId }, Date.now() + CODE_GOOD_MS);
}

/** Uses a token up; the address it is for, or undefined where it is not good. */
export async function spendPasswordToken(token: string): Promise<string | undefined> {
  const claims = await openToken('password-token', token, PasswordClaims);
  if (!claims) return undefined;
  return (await passCodes.spend('reset', claims.email, claims.codeId)) ? claims.email : undefined;
}
