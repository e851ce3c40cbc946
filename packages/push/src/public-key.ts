import { ECDH } from 'node:crypto';

/** Whether a browser's key, base64url, is a point of its curve: else nothing could be encrypted for it, ever. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
