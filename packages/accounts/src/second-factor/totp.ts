import type { StoredAccount } from '@groundswell/data/accounts';
import { productName } from '@groundswell/runtime';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { openToken, sealToken } from '../sealed-token.ts';
import { type Factors, factorsOf } from './factors.ts';

const STEP_S = 30;
/** The RFC 6238 parameters that authenticator apps use by default; many apps ignore any others in a QR code. */
const KIND = { algorithm: 'SHA1', digits: 6, period: STEP_S } as const;
/** 160 bits (RFC 4226, requirement 6). */
const SECRET_BYTES = 20;
/**
 * The number of steps accepted before and after the current one, because clocks differ and people type slowly (RFC
 * 6238, 5.2).
 */
const STEPS_AROUND = 1;

const Kept = v.object({ userId: v.string(), secret: v.string() });

/** Creates a secret in base32, and the otpauth URI that authenticator apps read from a QR code. */
export function makeTotp({ email }: StoredAccount): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ ...KIND, secret, issuer: productName(), label: email });
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * Returns the number of the 30 s step, counted from 1970, that a code belongs to. Returns undefined if the code matches
 * no step around the current one, or only one up to `usedStep`.
 */
export function findStep(secret: string, code: string, now: number, usedStep = -1): number | undefined {
  const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const offset = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND });
  const step = offset === null ? -1 : Math.floor(now / 1000 / STEP_S) + offset;
  return step > usedStep ? step : undefined;
}

/**
 * Encrypts a secret for storage, once a right code has shown that an authenticator app has it. `usedStep` is the step
 * of that code.
 */
export async function keepTotp(userId: string, secret: string, usedStep: number): Promise<Required<Factors>['totp']> {
  return { secret: await sealToken('totp', { userId, secret }), usedStep };
}

/**
 * Returns the factors with the code's step recorded as the newest used; undefined if the code is wrong or was used.
 * Re-encrypts the secret with the current key.
 */
export async function useTotpCode(
  account: StoredAccount,
  code: string,
  now = Date.now(),
): Promise<Factors | undefined> {
  const factors = factorsOf(account);
  const kept = factors.totp && (await openToken('totp', factors.totp.secret, Kept));
  if (!factors.totp || kept?.userId !== account.id) return undefined;
  const usedStep = findStep(kept.secret, code, now, factors.totp.usedStep);
  return usedStep === undefined ? undefined : { ...factors, totp: await keepTotp(account.id, kept.secret, usedStep) };
}
