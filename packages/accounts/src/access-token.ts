import { setting } from '@groundswell/data';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { keyFetcher, poolKeysAddress } from './pool-keys.ts';

/** What a verified access token says. */
export interface AccessToken {
  readonly userId: string;
  /** The app client that it was made for. */
  readonly clientId: string;
  /** When the session began, UTC s; refreshing does not move it. */
  readonly signedInAtS: number;
}

/** Reads an access token of our pool; undefined where it is bad, expired or of another pool, client or use. */
export async function readAccessToken(token: string): Promise<AccessToken | undefined> {
  try {
    const claims = await poolVerifier().verify(token);
    return { userId: claims.sub, clientId: claims.client_id, signedInAtS: claims.auth_time };
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
      clientId: [setting('USER_POOL_CLIENT_ID'), setting('USER_POOL_REMEMBERED_CLIENT_ID')],
      tokenUse: 'access',
    },
    { jwksCache: new SimpleJwksCache({ fetcher: keyFetcher(poolKeysAddress) }) },
  );
}
