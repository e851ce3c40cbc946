import { hkdfSync } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { setting } from '@groundswell/data';
import * as v from 'valibot';

/** What the one secret is used for; each purpose has a key of its own, so that nothing made for one passes as another. */
export type KeyPurpose =
  | 'pass-code'
  | 'challenge'
  | 'mail-token'
  | 'password-token'
  | 'second-step'
  | 'totp'
  | 'recovery-code'
  | 'passkey'
  | 'audit';

const Secret = v.object({ key: v.pipe(v.string(), v.minLength(32)) });

let secret: Promise<string> | undefined;

/** The key of a purpose, 32 bytes (HKDF, RFC 5869). The secret is read once a process. */
export async function deriveKey(purpose: KeyPurpose): Promise<Buffer> {
  secret ??= readSecret();
  const key = await secret.catch((error: unknown) => {
    secret = undefined;
    throw error;
  });
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

async function readSecret(): Promise<string> {
  const client = new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  const { SecretString = '{}' } = await client.send(
    new GetSecretValueCommand({ SecretId: setting('ACCOUNT_SECRET_ARN') }),
  );
  return v.parse(Secret, JSON.parse(SecretString)).key;
}
