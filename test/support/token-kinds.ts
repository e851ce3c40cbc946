import type { TokenPool } from '../../packages/accounts/test-support/token-pool.ts';

/** Tokens that a request may bring for a user, by their column in the table of who gets in. */
export const TOKEN_KINDS = {
  'no token': () => undefined,
  expired: (pool, id) => pool.tokenOf(id, { exp: nowS() - 1 }),
  'another client': (pool, id) => pool.tokenOf(id, { client_id: 'another-client' }),
  'another pool': (pool, id) =>
    pool.tokenOf(id, { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other0001' }),
  'ID token': (pool, id) => pool.tokenOf(id, { token_use: 'id', aud: 'web-client' }),
  tampered: (pool, id) => forge(pool.tokenOf(id), { sub: 'somebody-else' }),
  unsigned: (pool, id) => forge(pool.tokenOf(id), {}, { alg: 'none' }).replace(/[^.]*$/, ''),
  'signed out': (pool, id) => pool.tokenOf(id, { auth_time: nowS() - 60 }),
  "a user's": (pool, id) => pool.tokenOf(id),
} as const satisfies Record<string, (pool: TokenPool, userId: string) => string | undefined>;
export type TokenKind = keyof typeof TOKEN_KINDS;
export const GOOD_KIND = "a user's" satisfies TokenKind;

/** When everybody here signed out everywhere: after the session of the kind `signed out`, before all others. UTC s. */
export function signedOutAtS(): number {
  return nowS() - 30;
}

/** A token with other claims or header, and the signature it had. */
function forge(token: string, claims: object, header: object = {}): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const change = (part: string, over: object) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...over })).toString(
      'base64url',
    );
  return [change(head, header), change(body, claims), signature].join('.');
}

function nowS(): number {
  return Math.floor(Date.now() / 1000);
}
