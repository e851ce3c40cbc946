import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { errors, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import type { Person } from './people.ts';
import type { Session } from './sessions.ts';

const ALGORITHM = 'RS256';

/** A signer of tokens with a pool's own key. */
export interface TokenSigner {
  readonly publicJwk: JWK;
  /** Issues the access token and the id token of a session. */
  sign(client: AppClientPlan, person: Person, session: Session, scopes: readonly string[]): Promise<TokenPair>;
  /** Returns the claims of an access token of this pool; 'expired' after its expiry, undefined for any other token. */
  read(accessToken: string): Promise<AccessClaims | 'expired' | undefined>;
}

export interface AccessClaims {
  readonly username: string;
  readonly originJti: string;
  readonly scopes: readonly string[];
}

export interface TokenPair {
  readonly accessToken: string;
  readonly idToken: string;
}

/** Creates a signer with the key in the file at `path`, which is generated if absent. */
export async function openTokenSigner(
  path: string,
  { issuer }: Pick<UserPoolPlan, 'issuer'>,
  clock: Pick<Clock, 'now'>,
): Promise<TokenSigner> {
  const jwk = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as JWK) : await makeKey(path);
  const { kty, n, e, kid = '' } = jwk;
  const key = await importJWK(jwk, ALGORITHM);
  const publicKey = await importJWK({ kty, n, e }, ALGORITHM);
  const signOne = (claims: JWTPayload, lifeS: number) => {
    const issuedAtS = Math.floor(clock.now() / 1000);
    return new SignJWT({ ...claims, iss: issuer, iat: issuedAtS, exp: issuedAtS + lifeS, jti: randomUUID() })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .sign(key);
  };

  return {
    publicJwk: { kty, n, e, kid, alg: ALGORITHM, use: 'sig' },
    async sign(client, person, session, scopes) {
      const { access, id } = claimsOf(client, person, session, scopes);
      const [accessToken, idToken] = await Promise.all([
        signOne(access, client.accessTokenS),
        signOne(id, client.idTokenS),
      ]);
      return { accessToken, idToken };
    },
    async read(accessToken) {
      try {
        const { payload } = await jwtVerify(accessToken, publicKey, { issuer, currentDate: new Date(clock.now()) });
        const { token_use, username, origin_jti, scope } = payload;
        if (token_use !== 'access') return undefined;
        const scopes = String(scope ?? '').split(' ');
        return { username: String(username), originJti: String(origin_jti), scopes };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired';
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** Builds the claims. Cognito guide, 'Understanding user pool JSON web tokens (JWTs)'. */
function claimsOf(
  client: AppClientPlan,
  { sub, username }: Person,
  { originJti, signedInAt }: Session,
  scopes: readonly string[],
) {
  const shared = {
    sub,
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(signedInAt / 1000),
  };
  return {
    access: {
      ...shared,
      token_use: 'access',
      client_id: client.id,
      ...(scopes.length > 0 && { scope: scopes.join(' ') }),
      username,
    },
    id: { ...shared, token_use: 'id', aud: client.id, 'cognito:username': username },
  };
}

async function makeKey(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID() };
  writeFileSync(`${path}.new`, JSON.stringify(jwk), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return jwk;
}
