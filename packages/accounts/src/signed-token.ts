import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { deriveAcceptedKeys, deriveKey, type KeyPurpose } from './account-secret.ts';

/**
 * Signs claims into a token that only we can make. The token joins the JSON and its HMAC-SHA-256 under the purpose's
 * key, each in base64url, by a dot. `goodUntil` is in UTC ms; without it the token does not expire.
 */
export async function signToken(purpose: KeyPurpose, claims: object, goodUntil?: number): Promise<string> {
  const payload = Buffer.from(JSON.stringify({ ...claims, goodUntil })).toString('base64url');
  return `${payload}.${mac(await deriveKey(purpose), payload).toString('base64url')}`;
}

/**
 * Verifies a token of this purpose and returns its claims; undefined if it is foreign, damaged, expired or malformed.
 */
export async function readToken<S extends v.GenericSchema>(
  purpose: KeyPurpose,
  token: string,
  shape: S,
  now = Date.now(),
): Promise<v.InferOutput<S> | undefined> {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const keys = await deriveAcceptedKeys(purpose);
  if (rest.length > 0 || !keys.some((key) => isEqual(mac(key, payload), given))) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (typeof claims.goodUntil === 'number' && claims.goodUntil <= now) return undefined;
  const read = v.safeParse(shape, claims);
  return read.success ? read.output : undefined;
}

function mac(key: Buffer, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}

function isEqual(right: Buffer, given: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
