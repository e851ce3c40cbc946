import type { TokenPool } from '@groundswell/accounts/testing/token-pool';

type Of = Parameters<TokenPool['tokenOf']>[0];

/** The kinds of tokens that a request may carry for a user, by their column in the access table. */
export const TOKEN_KINDS = {
  'no token': () => undefined,
  expired: (pool, of) => pool.tokenOf(of, { exp: nowS() - 1 }),
  'another client': (pool, of) => pool.tokenOf(of, { client_id: 'another-client' }),
  'another pool': (pool, of) =>
    pool.tokenOf(of, { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other0001' }),
  'ID token': (pool, of) => pool.tokenOf(of, { token_use: 'id', aud: 'web-client' }),
  tampered: (pool, of) => forge(pool.tokenOf(of), { username: 'somebody-else.1' }),
  unsigned: (pool, of) => forge(pool.tokenOf(of), {}, { alg: 'none' }).replace(/[^.]*$/, ''),
  'signed out': (pool, of) => pool.tokenOf(of, { origin_jti: 'a-session-that-was-ended' }),
  'old password': (pool, { id }) => pool.tokenOf({ id, identityId: 'the-identity-before' }),
  valid: (pool, of) => pool.tokenOf(of),
} as const satisfies Record<string, (pool: TokenPool, of: Of) => string | undefined>;
export type TokenKind = keyof typeof TOKEN_KINDS;
export const NO_TOKEN = 'no token' satisfies TokenKind;
export const GOOD_KIND = 'valid' satisfies TokenKind;

/** Returns a token with other claims or header, and its old signature. */
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
