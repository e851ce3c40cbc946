import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { deriveAcceptedKeys, deriveKey, type KeyPurpose } from './account-secret.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a token: encrypted claims that only this server can create and read. That makes it safe in page URLs, which
 * browsers store and servers log. The claims are JSON, encrypted by AES-256-GCM with the purpose's key; nonce,
 * ciphertext and tag are joined in base64url. `goodUntil` is in UTC ms; without it the token does not expire. Nonces
 * are random, which is safe for 4 billion tokens per key (NIST SP 800-38D, 8.3).
 */
export async function sealToken(purpose: KeyPurpose, claims: object, goodUntil?: number): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await deriveKey(purpose), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(JSON.stringify({ ...claims, goodUntil })), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
}

/** Opens a token of this purpose and returns its claims; undefined if it is foreign, damaged, expired or malformed. */
export async function openToken<S extends v.GenericSchema>(
  purpose: KeyPurpose,
  token: string,
  shape: S,
  now = Date.now(),
): Promise<v.InferOutput<S> | undefined> {
  const keys = await deriveAcceptedKeys(purpose);
  const opened = keys.map((key) => unseal(purpose, key, token)).find((text) => text !== undefined);
  if (opened === undefined) return undefined;
  const claims = JSON.parse(opened);
  if (typeof claims.goodUntil === 'number' && claims.goodUntil <= now) return undefined;
  const read = v.safeParse(shape, claims);
  return read.success ? read.output : undefined;
}

function unseal(purpose: KeyPurpose, key: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Only the canonical encoding is accepted, because base64url allows several last characters for the same bytes.
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
