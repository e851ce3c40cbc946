import { setting } from '@groundswell/data';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { keyFetcher, poolKeysAddress } from './pool-keys.ts';

/** The claims of a verified access token. */
export interface AccessToken {
  readonly userId: string;
  /**
   * The identity (Cognito user) that signed in. If the account now has a different identity, its password was changed
   * after this sign-in.
   */
  readonly identityId: string;
  /** The sign-in's id; refreshing keeps it. */
  readonly sessionId: string;
}

/** Reads an access token of our pool. Returns undefined if it is invalid, expired or of another pool, client or use. */
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
