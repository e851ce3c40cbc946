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
import { clientIdOf, cognito, pool } from './cognito.ts';

/** What signing in gives. */
export interface Tokens {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly refreshToken: string;
  readonly remember: boolean;
  readonly userId: string;
  /** When the session began, UTC s. */
  readonly signedInAtS: number;
}

/** Signs in by password; undefined where account or password is wrong, which take the same way. */
export async function signInByPassword(
  email: string,
  password: string,
  remember: boolean,
): Promise<Tokens | undefined> {
  return refusedAsUndefined(async () => {
    const { AuthenticationResult } = await cognito().send(
      new AdminInitiateAuthCommand({
        ...pool(),
        ClientId: clientIdOf(remember),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    return tokensOf(AuthenticationResult, remember);
  });
}

/** Signs in one whom we know by other means: a custom challenge that only the holder of our secret can answer. */
export async function signInProven(userId: string, remember: boolean): Promise<Tokens> {
  const ClientId = clientIdOf(remember);
  const begun = await cognito().send(
    new AdminInitiateAuthCommand({
      ...pool(),
      ClientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: userId },
    }),
  );
  const { AuthenticationResult } = await cognito().send(
    new AdminRespondToAuthChallengeCommand({
      ...pool(),
      ClientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: begun.Session,
      ChallengeResponses: { USERNAME: userId, ANSWER: await answerChallenge(userId) },
    }),
  );
  return tokensOf(AuthenticationResult, remember);
}

/** New tokens of a running session; undefined where it was ended. The refresh token rotates, the one before is good for a minute. */
export async function refreshTokens(refreshToken: string, remember: boolean): Promise<Tokens | undefined> {
  return refusedAsUndefined(async () => {
    const { AuthenticationResult } = await cognito().send(
      new GetTokensFromRefreshTokenCommand({ ClientId: clientIdOf(remember), RefreshToken: refreshToken }),
    );
    return tokensOf({ RefreshToken: refreshToken, ...AuthenticationResult }, remember);
  });
}

/** Ends one session; one that is over already too. */
export async function revokeTokens(refreshToken: string, remember: boolean): Promise<void> {
  await refusedAsUndefined(() =>
    cognito().send(new RevokeTokenCommand({ ClientId: clientIdOf(remember), Token: refreshToken })),
  );
}

function tokensOf(result: AuthenticationResultType | undefined, remember: boolean): Tokens {
  const { AccessToken, RefreshToken, ExpiresIn } = result ?? {};
  if (!AccessToken || !RefreshToken || !ExpiresIn) throw new Error('Cognito gave no tokens.');
  // Straight from Cognito over TLS: what it says needs no proof here.
  const { payload } = decomposeUnverifiedJwt(AccessToken);
  return {
    accessToken: AccessToken,
    expiresInS: ExpiresIn,
    refreshToken: RefreshToken,
    remember,
    userId: String(payload.sub),
    signedInAtS: Number(payload.auth_time),
  };
}

async function refusedAsUndefined<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    const isRefusal =
      error instanceof NotAuthorizedException ||
      error instanceof UserNotFoundException ||
      error instanceof RefreshTokenReuseException;
    if (isRefusal) return undefined;
    throw error;
  }
}
