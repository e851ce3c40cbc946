import { setting } from '@groundswell/data';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { keyFetcher, poolKeysAddress } from './pool-keys.ts';

/** What a verified access token says. */
export interface AccessToken {
  readonly userId: string;
  /** Of the identity that signed in: another one holds the password since, where the account has another. */
  readonly identityId: string;
  /** Of the sign-in; refreshing keeps it. */
  readonly sessionId: string;
}

/** Reads an access token of our pool; undefined where it is bad, expired or of another pool, client or use. */
export async function readAccessToken(token: string): Promise<AccessToken | undefined> {
  try {
    const { username, origin_jti: sessionId } = await poolVerifier().verify(token);
    const [userId = '', identityId = ''] = username.split('.');
    return typeof sessionId === 'string' ? { userId, identityId, sessionId } : undefined;
  } catch (error) {
    if (error instanceof JwtBaseError) return undefined;
    throw error;
  }
}

type PoolVerifier = ReturnType<typeof createPoolVerifier>;
let verifier: PoolVerifier | undefined;

function poolVerifier(): PoolVerifier {
  verifier ??= createPoolVerifier();
  return verifier;
}

function createPoolVerifier() {
  return CognitoJwtVerifier.create(
    {
      userPoolId: setting('USER_POOL_ID'),
      clientId: setting('USER_POOL_CLIENT_ID'),
      tokenUse: 'access',
    },
    { jwksCache: new SimpleJwksCache({ fetcher: keyFetcher(poolKeysAddress) }) },
  );
}
