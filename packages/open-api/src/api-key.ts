import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredApiKey } from '@groundswell/data/accounts';

/** The prefix of every API key. It lets secret scanners find a published key, and the edge recognize a key. */
const KEY_PREFIX = 'gsw_';
const SECRET_BYTES = 24;
const KEY = /^gsw_([\w-]{1,64})\.([\w-]{32})$/;

/** Creates an API key, which is shown to its owner once, and the form to store, which does not contain the secret. */
export function makeApiKey(userId: string, name: string, now: number): { key: string; stored: StoredApiKey } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const stored = { id: randomBytes(9).toString('base64url'), name, digest: digestOf(secret), createdAt: now };
  return { key: `${KEY_PREFIX}${userId}.${secret}`, stored };
}

/**
 * Splits an API key into the account's id and the secret. With the id, one read finds the account and the stored
 * digest.
 */
export function readApiKey(key: string): { readonly userId: string; readonly secret: string } | undefined {
  const [, userId, secret] = KEY.exec(key) ?? [];
  return userId && secret ? { userId, secret } : undefined;
}

/** Returns whether a stored key has this secret; compares digests in constant time. */
export function hasSecret(stored: readonly StoredApiKey[], secret: string): boolean {
  const given = Buffer.from(digestOf(secret));
  return stored.some(({ digest }) => {
    const kept = Buffer.from(digest);
    return kept.length === given.length && timingSafeEqual(kept, given);
  });
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
