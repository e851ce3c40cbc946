import { hkdfSync } from 'node:crypto';
import { setting } from '@groundswell/data';
import { readSecret } from '@groundswell/runtime';
import * as v from 'valibot';

/** Uses of the one secret; each purpose has its own key, so that nothing made for one passes as another. */
export type KeyPurpose =
  | 'pass-code'
  | 'challenge'
  | 'mail-token'
  | 'password-token'
  | 'second-step'
  | 'totp'
  | 'recovery-code'
  | 'passkey'
  | 'trial'
  | 'gift'
  | 'post-preview'
  | 'audit';

const Secret = v.object({ key: v.pipe(v.string(), v.minLength(32)) });

let secret: Promise<string> | undefined;

/** The key of a purpose, 32 bytes (HKDF, RFC 5869). The secret is read once per process. */
export async function deriveKey(purpose: KeyPurpose): Promise<Buffer> {
  secret ??= readKey();
  const key = await secret.catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

async function readKey(): Promise<string> {
  return v.parse(Secret, JSON.parse(await readSecret(setting('ACCOUNT_SECRET_ARN')))).key;
}
