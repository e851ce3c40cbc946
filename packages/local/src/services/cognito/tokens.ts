import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import type { Person } from './people.ts';
import type { Session } from './sessions.ts';

const ALGORITHM = 'RS256';

/** Signs a pool's tokens by the pool's own key. */
export interface TokenSigner {
  readonly publicJwk: JWK;
  /** The access and the id token of a session. */
  sign(client: AppClientPlan, person: Person, session: Session): Promise<TokenPair>;
}

export interface TokenPair {
  readonly accessToken: string;
  readonly idToken: string;
}

/** Signs by the key kept in the file of `path`, which is made when there is none. */
export async function openTokenSigner(
  path: string,
  { issuer }: Pick<UserPoolPlan, 'issuer'>,
  clock: Pick<Clock, 'now'>,
): Promise<TokenSigner> {
  const jwk = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as JWK) : await makeKey(path);
  const { kty, n, e, kid = '' } = jwk;
  const key = await importJWK(jwk, ALGORITHM);
  const signOne = (claims: JWTPayload, lifeS: number) => {
    const issuedAtS = Math.floor(clock.now() / 1000);
    return new SignJWT({ ...claims, iss: issuer, iat: issuedAtS, exp: issuedAtS + lifeS, jti: randomUUID() })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .sign(key);
  };

  return {
    publicJwk: { kty, n, e, kid, alg: ALGORITHM, use: 'sig' },
    async sign(client, person, session) {
      const { access, id } = claimsOf(client, person, session);
      const [accessToken, idToken] = await Promise.all([
        signOne(access, client.accessTokenS),
        signOne(id, client.idTokenS),
      ]);
      return { accessToken, idToken };
    },
  };
}

/** Cognito guide, 'Understanding user pool JSON web tokens (JWTs)'. */
function claimsOf(client: AppClientPlan, { sub, attributes }: Person, { originJti, signedInAt }: Session) {
  const shared = {
    sub,
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(signedInAt / 1000),
  };
  const { email, email_verified } = attributes;
  return {
    access: {
      ...shared,
      token_use: 'access',
      client_id: client.id,
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
    },
    id: {
      ...shared,
      token_use: 'id',
      aud: client.id,
      'cognito:username': sub,
      email,
      email_verified: email_verified === 'true',
    },
  };
}

async function makeKey(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID() };
  writeFileSync(`${path}.new`, JSON.stringify(jwk), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return jwk;
}
