import { createHash, randomBytes } from 'node:crypto';
import type { Cookies } from '@groundswell/runtime';

const COOKIE = '__Host-browser';
/** The longest lifetime that browsers give a cookie. */
const KEPT_S = 400 * 24 * 3600;

/**
 * Returns the id of the calling browser, from a cookie that is set on the first call. Codes, claims and second steps
 * are valid only in the browser that requested them. The id is a hash of the cookie, so a stored id cannot be used to
 * forge the cookie.
 */
export function browserIdOf(cookies: Cookies): string {
  const given = cookies.read(COOKIE) ?? '';
  const secret = /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString('base64url');
  cookies.set(COOKIE, secret, KEPT_S);
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}
