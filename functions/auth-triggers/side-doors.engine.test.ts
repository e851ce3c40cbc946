import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { answerChallenge } from '@groundswell/accounts/testing/challenge';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import { secretHash } from '@groundswell/local/services/cognito/client-secret';
import { startPeople, type TestPeople } from '@groundswell/local/testing/start-people';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerTrigger } from '../auth/test-support/answer-trigger.ts';

useSecret();

const username = 'ana.first';
const password = 'long enough, surely';
const NO_SCOPE = { name: 'NotAuthorizedException', message: 'Access Token does not have required scopes' };
const SECRET_WANTED = { name: 'NotAuthorizedException', message: /configured with secret but SECRET_HASH/ };

let people: TestPeople;
let cognito: CognitoIdentityProviderClient;

/** Starts a pool with one user. Its triggers run the app's own functions unless replaced. */
async function start(trigger: typeof answerTrigger | undefined = answerTrigger) {
  people = await startPeople({ trigger });
  cognito = new CognitoIdentityProviderClient({ endpoint: people.url, region: 'us-east-1' });
  const ana = { UserPoolId: people.poolId, Username: username };
  await cognito.send(new AdminCreateUserCommand({ ...ana, MessageAction: 'SUPPRESS' }));
  await cognito.send(new AdminSetUserPasswordCommand({ ...ana, Password: password, Permanent: true }));
}
afterEach(() => people.stop());

/** Signs in as only our own server can, with the client's secret. */
async function signIn() {
  const client = { UserPoolId: people.poolId, ClientId: people.clientId };
  const { UserPoolClient } = await cognito.send(new DescribeUserPoolClientCommand(client));
  const secret = UserPoolClient?.ClientSecret ?? '';
  const SECRET_HASH = secretHash(username, people.clientId, secret);
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      ...client,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH },
    }),
  );
  return {
    AccessToken: AuthenticationResult?.AccessToken ?? '',
    refreshToken: AuthenticationResult?.RefreshToken ?? '',
    client,
    secret,
    SECRET_HASH,
  };
}
const isThere = () =>
  cognito.send(new AdminGetUserCommand({ UserPoolId: people.poolId, Username: username })).then(
    () => true,
    () => false,
  );
const UserAttributes = [{ Name: 'email', Value: 'mallory@example.com' }];
const change = { PreviousPassword: password, ProposedPassword: 'what Mallory knows' };

describe('the holder of a session’s access token', () => {
  beforeEach(() => start());

  test('cannot delete, change, read or sign out a user by Cognito’s own calls', async () => {
    const { AccessToken } = await signIn();
    for (const call of [
      () => cognito.send(new DeleteUserCommand({ AccessToken })),
      () => cognito.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes })),
      () => cognito.send(new ChangePasswordCommand({ AccessToken, ...change })),
      () => cognito.send(new GetUserCommand({ AccessToken })),
      () => cognito.send(new GlobalSignOutCommand({ AccessToken })),
    ])
      await expect(call()).rejects.toMatchObject(NO_SCOPE);
    expect(await isThere()).toBe(true);
    await signIn();
  });

  test('cannot do so with a token from a refresh or a sign-in without a password', async () => {
    const { refreshToken, client, secret, SECRET_HASH } = await signIn();
    const refreshed = await cognito.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: people.clientId,
        RefreshToken: refreshToken,
        ClientSecret: secret,
      }),
    );
    const begun = await cognito.send(
      new AdminInitiateAuthCommand({
        ...client,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: username, SECRET_HASH },
      }),
    );
    const proven = await cognito.send(
      new AdminRespondToAuthChallengeCommand({
        ...client,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: begun.Session,
        ChallengeResponses: { USERNAME: username, ANSWER: await answerChallenge(username), SECRET_HASH },
      }),
    );
    for (const { AuthenticationResult } of [refreshed, proven]) {
      const AccessToken = AuthenticationResult?.AccessToken ?? '';
      expect(AccessToken).not.toBe('');
      await expect(cognito.send(new DeleteUserCommand({ AccessToken }))).rejects.toMatchObject(NO_SCOPE);
    }
  });
});

describe('a client id, which is public,', () => {
  beforeEach(() => start());
  const named = (name = username) => ({ ClientId: people.clientId, Username: name });

  test.each([
    ['USER_PASSWORD_AUTH', { USERNAME: username, PASSWORD: password }, /not enabled/],
    ['USER_SRP_AUTH', { USERNAME: username, SRP_A: 'aa' }, /not enabled/],
    ['REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'any' }, /not enabled/],
    ['ADMIN_USER_PASSWORD_AUTH', { USERNAME: username, PASSWORD: password }, /not supported/],
    ['CUSTOM_AUTH', { USERNAME: username }, SECRET_WANTED.message],
    ['CUSTOM_AUTH', { USERNAME: username, SECRET_HASH: 'a guess' }, /Unable to verify secret hash/],
  ] as const)('begins no sign-in by %s with %o', async (AuthFlow, AuthParameters, message) => {
    const begin = new InitiateAuthCommand({ ClientId: people.clientId, AuthFlow, AuthParameters });
    await expect(cognito.send(begin)).rejects.toThrow(message);
  });

  test('answers no challenge that our server began', async () => {
    const { client, SECRET_HASH } = await signIn();
    const { Session } = await cognito.send(
      new AdminInitiateAuthCommand({
        ...client,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: username, SECRET_HASH },
      }),
    );
    const answer = new RespondToAuthChallengeCommand({
      ClientId: people.clientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: username, ANSWER: await answerChallenge(username) },
    });
    await expect(cognito.send(answer)).rejects.toThrow(SECRET_WANTED.message);
  });

  test('cannot sign up a user or request a code, even with the secret', async () => {
    const { SECRET_HASH } = await signIn();
    await expect(cognito.send(new SignUpCommand({ ...named(), Password: password }))).rejects.toThrow(
      SECRET_WANTED.message,
    );
    await expect(cognito.send(new ForgotPasswordCommand(named()))).rejects.toThrow(SECRET_WANTED.message);
    const hashed = { ...named(), SecretHash: SECRET_HASH };
    await expect(cognito.send(new SignUpCommand({ ...hashed, Password: password }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'SignUp is not permitted for this user pool',
    });
    await expect(cognito.send(new ForgotPasswordCommand(hashed))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  test('refreshes and revokes no session by a stolen refresh token', async () => {
    const { refreshToken, secret } = await signIn();
    const refresh = (ClientSecret?: string) =>
      cognito.send(
        new GetTokensFromRefreshTokenCommand({ ClientId: people.clientId, RefreshToken: refreshToken, ClientSecret }),
      );
    const revoke = new RevokeTokenCommand({ ClientId: people.clientId, Token: refreshToken });
    await expect(refresh()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(cognito.send(revoke)).rejects.toMatchObject({ name: 'UnauthorizedException' });
    expect((await refresh(secret)).AuthenticationResult?.AccessToken).toBeDefined();
  });
});

describe('where a pool does not limit scopes', () => {
  // Keeps the scopes, as Cognito does by default. So the refusals above come from the missing scope only.
  const keepScopes: typeof answerTrigger = async (event) => event;
  beforeEach(() => start(keepScopes));

  test('an access token changes the password and deletes its user, but writes no attribute', async () => {
    const { AccessToken } = await signIn();
    await expect(cognito.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }))).rejects.toThrow(
      /unauthorized attribute/,
    );
    await cognito.send(new ChangePasswordCommand({ AccessToken, ...change }));
    await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await cognito.send(new DeleteUserCommand({ AccessToken }));
    expect(await isThere()).toBe(false);
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });
});
