import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  GetTokensFromRefreshTokenCommand,
  NotAuthorizedException,
  RefreshTokenReuseException,
  RevokeTokenCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { answerChallenge } from './challenge.ts';
import { clientId, clientSecret, cognito, pool, secretHash } from './cognito.ts';

/** The tokens of a sign-in at Cognito. They are accepted only after the session has been recorded in the account. */
export interface Tokens {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly refreshToken: string;
  readonly sessionId: string;
}

/** Signs in by password. Returns undefined if the identity or the password is wrong, both on the same path. */
export async function signInByPassword(userName: string, password: string): Promise<Tokens | undefined> {
  const SECRET_HASH = await secretHash(userName);
  return refusedAsUndefined(async () => {
    const { AuthenticationResult } = await cognito().send(
      new AdminInitiateAuthCommand({
        ...pool(),
        ClientId: clientId(),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: userName, PASSWORD: password, SECRET_HASH },
      }),
    );
    return tokensOf(AuthenticationResult);
  });
}

/**
 * Signs in a user who was authenticated by other means, by a custom challenge that only the holder of our secret can
 * answer. Returns undefined if the identity is gone.
 */
export async function signInProven(userName: string): Promise<Tokens | undefined> {
  // If the response is late or lost, the SDK sends the challenge answer again. That fails because the challenge is
  // already used up, so a second challenge is requested.
  return (await answerNewChallenge(userName)) ?? answerNewChallenge(userName);
}

async function answerNewChallenge(userName: string): Promise<Tokens | undefined> {
  const ClientId = clientId();
  const SECRET_HASH = await secretHash(userName);
  return refusedAsUndefined(async () => {
    const begun = await cognito().send(
      new AdminInitiateAuthCommand({
        ...pool(),
        ClientId,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: userName, SECRET_HASH },
      }),
    );
    const { AuthenticationResult } = await cognito().send(
      new AdminRespondToAuthChallengeCommand({
        ...pool(),
        ClientId,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: begun.Session,
        ChallengeResponses: { USERNAME: userName, ANSWER: await answerChallenge(userName), SECRET_HASH },
      }),
    );
    return tokensOf(AuthenticationResult);
  });
}

/**
 * Renews the tokens of a running session. The refresh token rotates, and the previous one stays valid for a minute. A
 * later use is `reused`, which means that somebody has a copy. Returns undefined if the session was ended.
 */
export async function refreshTokens(refreshToken: string): Promise<Tokens | 'reused' | undefined> {
  try {
    return await refusedAsUndefined(async () => {
      const { AuthenticationResult } = await cognito().send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: clientId(),
          ClientSecret: await clientSecret(),
          RefreshToken: refreshToken,
        }),
      );
      return tokensOf({ RefreshToken: refreshToken, ...AuthenticationResult });
    });
  } catch (error) {
    if (error instanceof RefreshTokenReuseException) return 'reused';
    throw error;
  }
}

/** Ends a sign-in at Cognito; succeeds too if it is already over. */
export async function revokeTokens(refreshToken: string): Promise<void> {
  const ClientSecret = await clientSecret();
  await refusedAsUndefined(() =>
    cognito().send(new RevokeTokenCommand({ ClientId: clientId(), ClientSecret, Token: refreshToken })),
  );
}

function tokensOf(result: AuthenticationResultType | undefined): Tokens {
  const { AccessToken, RefreshToken, ExpiresIn } = result ?? {};
  if (!AccessToken || !RefreshToken || !ExpiresIn) throw new Error('Cognito gave no tokens.');
  // The token comes straight from Cognito over TLS, so its signature needs no check here.
  const { payload } = decomposeUnverifiedJwt(AccessToken);
  return {
    accessToken: AccessToken,
    expiresInS: ExpiresIn,
    refreshToken: RefreshToken,
    sessionId: String(payload.origin_jti),
  };
}

async function refusedAsUndefined<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
