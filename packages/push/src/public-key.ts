import { ECDH } from 'node:crypto';

/**
 * Returns whether a browser's key, base64url, is a valid point on the curve P-256. With any other key, encryption would
 * fail.
 */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
