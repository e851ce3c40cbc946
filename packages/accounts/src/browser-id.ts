import { createHash, randomBytes } from 'node:crypto';
import type { Cookies } from '@groundswell/runtime';

const COOKIE = '__Host-browser';
/** The longest that browsers keep a cookie. */
const KEPT_S = 400 * 24 * 3600;

/**
 * The browser that asks, by a cookie that it gets with its first such call. Codes, claims and second steps are good in the
 * browser that asked for them alone. Kept is the hash, which nobody can ask with.
 */
export function browserIdOf(cookies: Cookies): string {
  const known = cookies.read(COOKIE) ?? '';
  const secret = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  cookies.set(COOKIE, secret, KEPT_S);
  return createHash('sha256').update(secret).digest('base64url').slice(0, 22);
}
