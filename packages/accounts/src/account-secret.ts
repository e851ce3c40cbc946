import { hkdfSync } from 'node:crypto';
import { setting } from '@groundswell/data';
import { findSecretVersion, readSecret, renewed } from '@groundswell/runtime';
import { type KeyRing, parseKeyRing } from './key-ring.ts';

/**
 * The setting that names the master secret for each purpose. Every purpose derives its own key from the secret, so a
 * token for one purpose is invalid for any other. Only a few functions may read `ACCOUNT_SECRET_ARN`, because its keys
 * give access to accounts.
 */
const SECRETS = {
  'pass-code': 'ACCOUNT_SECRET_ARN',
  challenge: 'ACCOUNT_SECRET_ARN',
  'password-token': 'ACCOUNT_SECRET_ARN',
  'second-step': 'ACCOUNT_SECRET_ARN',
  totp: 'ACCOUNT_SECRET_ARN',
  'recovery-code': 'ACCOUNT_SECRET_ARN',
  passkey: 'ACCOUNT_SECRET_ARN',
  'mail-token': 'SITE_SECRET_ARN',
  'post-preview': 'SITE_SECRET_ARN',
} as const;

/**
 * The same for purposes whose results are looked up by their value, or derived again later. Their keys come from the
 * secret's first key, so a rotation does not change them.
 */
const LASTING_SECRETS = {
  'pass-code-digits': 'ACCOUNT_SECRET_ARN',
  trial: 'SITE_SECRET_ARN',
  gift: 'SITE_SECRET_ARN',
  audit: 'SITE_SECRET_ARN',
} as const;

export type KeyPurpose = keyof typeof SECRETS;
type LastingPurpose = keyof typeof LASTING_SECRETS;

/** The readers of secrets, by the name of their setting. */
const rings = new Map<string, () => Promise<KeyRing>>();

/** Derives the key with which a purpose signs or encrypts now, 32 bytes (HKDF, RFC 5869). */
export async function deriveKey(purpose: KeyPurpose): Promise<Buffer> {
  return derive((await ringOf(SECRETS[purpose])).current, purpose);
}

/** Derives all valid keys of a purpose, the current one first. During and after a rotation there are several. */
export async function deriveAcceptedKeys(purpose: KeyPurpose): Promise<readonly Buffer[]> {
  return (await ringOf(SECRETS[purpose])).accepted.map((key) => derive(key, purpose));
}

/** Derives a key that no rotation changes. */
export async function deriveLastingKey(purpose: LastingPurpose): Promise<Buffer> {
  return derive((await ringOf(LASTING_SECRETS[purpose])).first, purpose);
}

function derive(key: string, purpose: KeyPurpose | LastingPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

function ringOf(name: string): Promise<KeyRing> {
  const ring = rings.get(name) ?? renewed(() => readRing(setting(name)));
  rings.set(name, ring);
  return ring();
}

async function readRing(arn: string): Promise<KeyRing> {
  // The pending version is read first. In the other order, a rotation that ends between the readings would hide its
  // key.
  const pending = await findSecretVersion(arn, 'AWSPENDING');
  return parseKeyRing(await readSecret(arn), pending);
}
