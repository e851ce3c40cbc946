import { hkdfSync } from 'node:crypto';
import { setting } from '@groundswell/data';
import { readSecret } from '@groundswell/runtime';
import * as v from 'valibot';

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
  trial: 'SITE_SECRET_ARN',
  gift: 'SITE_SECRET_ARN',
  'post-preview': 'SITE_SECRET_ARN',
  audit: 'SITE_SECRET_ARN',
} as const;

export type KeyPurpose = keyof typeof SECRETS;

const Secret = v.object({ key: v.pipe(v.string(), v.minLength(32)) });

/** The secrets by the name of their setting; a process reads each secret once. */
const read = new Map<string, Promise<string>>();

/** Derives the key of a purpose, 32 bytes (HKDF, RFC 5869). */
export async function deriveKey(purpose: KeyPurpose): Promise<Buffer> {
  const name = SECRETS[purpose];
  const reading = read.get(name) ?? readKey(name);
  read.set(name, reading);
  const key = await reading.catch((error: unknown) => {
    read.delete(name);
    throw error;
  });
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

async function readKey(name: string): Promise<string> {
  return v.parse(Secret, JSON.parse(await readSecret(setting(name)))).key;
}
