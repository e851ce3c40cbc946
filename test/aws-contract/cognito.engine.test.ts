import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DAY_S } from '@groundswell/durations';
import { serveCognito } from '@groundswell/local/services/cognito/server';
import type { Json, JsonObject } from '@groundswell/local/template/json';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { expect } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

interface UserPool {
  readonly cognito: CognitoIdentityProviderClient;
  readonly url: string;
  readonly poolId: string;
  /** The app's client: its rotated refresh tokens stay valid for a minute. */
  readonly clientId: string;
  /** A client whose rotated refresh tokens are void at once. */
  readonly strictClientId: string;
  stop(): unknown;
}

const FLOWS = ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'] as const;

async function openOurs(): Promise<UserPool> {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-cognito-'));
  const poolId = 'us-east-1_contract0';
  const client = (id: string, graceS: number) => ({
    id,
    name: id,
    poolId,
    hasSecret: true,
    flows: new Set<string>(FLOWS),
    hidesMissingUsers: true,
    accessTokenS: 3600,
    idTokenS: 3600,
    refreshTokenS: 365 * DAY_S,
    rotation: { graceS },
  });
  const server = await serveCognito({
    pools: [
      {
        id: poolId,
        issuer: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
        leastPasswordLength: 8,
        triggers: {
          defineAuthChallenge: 'answer',
          createAuthChallenge: 'answer',
          verifyAuthChallengeResponse: 'answer',
        },
        clients: [client('web', 60), client('strict', 0)],
      },
    ],
    region: 'us-east-1',
    dir,
    clock: Date,
    invokeTrigger: async (_, event) => answerTrigger(event),
    open: async () => recordsInMemory(),
    passwordCost: 2,
  });
  return {
    cognito: new CognitoIdentityProviderClient(clientAt(server.url)),
    url: server.url,
    poolId,
    clientId: 'web',
    strictClientId: 'strict',
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Answers the triggers of a custom challenge with one try, whose answer is 'right'. */
function answerTrigger(event: JsonObject): Json {
  const { session = [], challengeAnswer } = event.request as {
    session?: { challengeResult: boolean }[];
    challengeAnswer?: string;
  };
  const [passed] = session.map(({ challengeResult }) => challengeResult);
  const responses: Readonly<Record<string, JsonObject>> = {
    DefineAuthChallenge_Authentication: {
      issueTokens: passed === true,
      failAuthentication: passed === false,
      challengeName: 'CUSTOM_CHALLENGE',
    },
    CreateAuthChallenge_Authentication: {},
    VerifyAuthChallengeResponse_Authentication: { answerCorrect: challengeAnswer === 'right' },
  };
  return { ...event, response: responses[String(event.triggerSource)] };
}

/** The pool has no triggers: the suite cannot deploy functions to an endpoint. */
async function openAt(url: string): Promise<UserPool> {
  const cognito = new CognitoIdentityProviderClient(clientAt(url));
  const { UserPool } = await cognito.send(
    new CreateUserPoolCommand({
      PoolName: `contract-${randomUUID()}`,
      UsernameConfiguration: { CaseSensitive: true },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
    }),
  );
  const poolId = UserPool?.Id ?? '';
  const addClient = async (ClientName: string, RetryGracePeriodSeconds: number) => {
    const { UserPoolClient } = await cognito.send(
      new CreateUserPoolClientCommand({
        UserPoolId: poolId,
        ClientName,
        GenerateSecret: true,
        ExplicitAuthFlows: [...FLOWS],
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds },
      }),
    );
    return UserPoolClient?.ClientId ?? '';
  };
  return {
    cognito,
    url,
    poolId,
    clientId: await addClient('web', 60),
    strictClientId: await addClient('strict', 0),
    stop: () => cognito.destroy(),
  };
}

const PASSWORD = 'long enough, surely';

describeContract('Cognito', { ours: openOurs, at: openAt }, (test, pool) => {
  const send: CognitoIdentityProviderClient['send'] = (...given: [never]) => pool().cognito.send(...given);
  const at = () => ({ UserPoolId: pool().poolId });
  const newName = () => `Xq3-ana.${randomUUID()}`;
  const secretOf = async (ClientId: string) =>
    (await send(new DescribeUserPoolClientCommand({ ...at(), ClientId }))).UserPoolClient?.ClientSecret ?? '';
  const hashOf = async (name: string, clientId: string) =>
    createHmac('sha256', await secretOf(clientId))
      .update(name + clientId)
      .digest('base64');
  const create = (Username: string) =>
    send(new AdminCreateUserCommand({ ...at(), Username, MessageAction: 'SUPPRESS' }));
  const setPassword = (Username: string, Password: string) =>
    send(new AdminSetUserPasswordCommand({ ...at(), Username, Password, Permanent: true }));
  const addUser = async () => {
    const name = newName();
    await create(name);
    await setPassword(name, PASSWORD);
    return name;
  };
  const signIn = async (USERNAME: string, given: { password?: string; hash?: string; clientId?: string } = {}) => {
    const ClientId = given.clientId ?? pool().clientId;
    const { AuthenticationResult = {} } = await send(
      new AdminInitiateAuthCommand({
        ...at(),
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: {
          USERNAME,
          PASSWORD: given.password ?? PASSWORD,
          SECRET_HASH: given.hash ?? (await hashOf(USERNAME, ClientId)),
        },
      }),
    );
    return AuthenticationResult;
  };
  const refresh = async (RefreshToken: string | undefined, clientId = pool().clientId, secret?: string) => {
    const ClientSecret = secret ?? (await secretOf(clientId));
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, ClientSecret, RefreshToken });
    return (await send(command)).AuthenticationResult ?? {};
  };
  const revoke = async (Token: string | undefined) => {
    const ClientId = pool().clientId;
    return send(new RevokeTokenCommand({ ClientId, ClientSecret: await secretOf(ClientId), Token }));
  };
  const idOf = ({ AccessToken }: AuthenticationResultType) => claimsOf(AccessToken).origin_jti;
  const refused = { name: 'NotAuthorizedException' };

  test('a user is created unconfirmed, and a password confirms the user', async () => {
    const Username = newName();
    const { User } = await create(Username);
    expect(User).toMatchObject({ Username, Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(User?.Attributes).toContainEqual({ Name: 'sub', Value: expect.stringMatching(/^[\da-f-]{36}$/) });
    await setPassword(Username, PASSWORD);
    const found = await send(new AdminGetUserCommand({ ...at(), Username }));
    expect(found).toMatchObject({ Username, UserStatus: 'CONFIRMED' });
  });

  test('a second user of one name is UsernameExistsException; names that differ in case are two', async () => {
    const name = newName();
    await create(name);
    await expect(create(name)).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await expect(create(name.toUpperCase())).resolves.toMatchObject({ User: { Username: name.toUpperCase() } });
  });

  test('a short password is InvalidPasswordException', async () => {
    await expect(setPassword(await addUser(), 'seven77')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  test('a password with spaces around it is InvalidParameterException', async () => {
    const change = setPassword(await addUser(), ' long enough ');
    await expect(change).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('a password may have every letter', async () => {
    const name = await addUser();
    await setPassword(name, 'ünïcödé 冲浪');
    await expect(signIn(name, { password: 'ünïcödé 冲浪' })).resolves.toHaveProperty('AccessToken');
  });

  test('a sign-in gives tokens that Amazon’s verifier accepts, with user, session and life', async () => {
    const name = await addUser();
    const result = await signIn(name);
    expect(result).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600, RefreshToken: expect.any(String) });
    const { poolId: userPoolId, clientId, url } = pool();
    const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' });
    const keys = await (await fetch(`${url}/${userPoolId}/.well-known/jwks.json`)).json();
    verifier.cacheJwks(keys as Parameters<typeof verifier.cacheJwks>[0]);
    const claims = await verifier.verify(result.AccessToken ?? '');
    expect(claims).toMatchObject({ username: name, client_id: clientId, origin_jti: expect.any(String) });
    expect(claims.exp - claims.iat).toBe(3600);
    expect(claims.auth_time).toBeLessThanOrEqual(claims.iat);
  });

  test('a wrong password and an unknown user are the same NotAuthorizedException', async () => {
    const name = await addUser();
    const reasons = [signIn(name, { password: 'wrong, though long' }), signIn(newName())].map((one) =>
      one.catch((error: Error) => [error.name, error.message]),
    );
    const [wrong, unknown] = await Promise.all(reasons);
    expect(wrong).toEqual(['NotAuthorizedException', expect.any(String)]);
    expect(unknown).toEqual(wrong);
  });

  test('a wrong secret hash is NotAuthorizedException, although the password is right', async () => {
    const name = await addUser();
    const hash = await hashOf(newName(), pool().clientId);
    await expect(signIn(name, { hash })).rejects.toMatchObject(refused);
  });

  test('a changed password is the only one that signs in', async () => {
    const name = await addUser();
    await setPassword(name, 'another long one');
    await expect(signIn(name)).rejects.toMatchObject(refused);
    await expect(signIn(name, { password: 'another long one' })).resolves.toHaveProperty('AccessToken');
  });

  test('a refresh gives new tokens of the same session, and a new refresh token', async () => {
    const first = await signIn(await addUser());
    const second = await refresh(first.RefreshToken);
    expect(second.AccessToken).not.toBe(first.AccessToken);
    expect(idOf(second)).toBe(idOf(first));
    expect(second.RefreshToken).toBeDefined();
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
  });

  test('two sign-ins are two sessions', async () => {
    const name = await addUser();
    expect(idOf(await signIn(name))).not.toBe(idOf(await signIn(name)));
  });

  test('a replaced refresh token works for the grace period, so a lost reply can be repeated', async () => {
    const { RefreshToken } = await signIn(await addUser());
    await refresh(RefreshToken);
    await expect(refresh(RefreshToken)).resolves.toHaveProperty('AccessToken');
  });

  test('a replaced refresh token without a grace period is RefreshTokenReuseException', async () => {
    const { strictClientId } = pool();
    const { RefreshToken } = await signIn(await addUser(), { clientId: strictClientId });
    await refresh(RefreshToken, strictClientId);
    await expect(refresh(RefreshToken, strictClientId)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  });

  test('a refresh with a wrong client secret, of another client, or with an unknown token is refused', async () => {
    const { RefreshToken } = await signIn(await addUser());
    await expect(refresh(RefreshToken, pool().clientId, 'wrong')).rejects.toMatchObject(refused);
    await expect(refresh(RefreshToken, pool().strictClientId)).rejects.toMatchObject(refused);
    await expect(refresh('unknown')).rejects.toMatchObject(refused);
  });

  test('a revoked session is not refreshed, by its old and new tokens; another session of the user is', async () => {
    const name = await addUser();
    const [first, other] = [await signIn(name), await signIn(name)];
    const second = await refresh(first.RefreshToken);
    await revoke(second.RefreshToken);
    await expect(refresh(second.RefreshToken)).rejects.toMatchObject(refused);
    await expect(refresh(first.RefreshToken)).rejects.toMatchObject(refused);
    await expect(refresh(other.RefreshToken)).resolves.toHaveProperty('AccessToken');
  });

  test('revoking a session twice succeeds', async () => {
    const { RefreshToken } = await signIn(await addUser());
    await revoke(RefreshToken);
    await expect(revoke(RefreshToken)).resolves.toBeDefined();
  });

  test('a global sign-out ends all sessions of a user', async () => {
    const Username = await addUser();
    const { RefreshToken } = await signIn(Username);
    await send(new AdminUserGlobalSignOutCommand({ ...at(), Username }));
    await expect(refresh(RefreshToken)).rejects.toMatchObject(refused);
  });

  test('a disabled user cannot sign in', async () => {
    const Username = await addUser();
    await send(new AdminDisableUserCommand({ ...at(), Username }));
    expect(await send(new AdminGetUserCommand({ ...at(), Username }))).toMatchObject({ Enabled: false });
    await expect(signIn(Username)).rejects.toMatchObject(refused);
  });

  test('a deleted user cannot sign in nor refresh; a second deletion is UserNotFoundException', async () => {
    const Username = await addUser();
    const { RefreshToken } = await signIn(Username);
    const remove = () => send(new AdminDeleteUserCommand({ ...at(), Username }));
    await remove();
    await expect(signIn(Username)).rejects.toMatchObject(refused);
    await expect(refresh(RefreshToken)).rejects.toMatchObject({
      name: expect.stringMatching(/^(NotAuthorized|UserNotFound)Exception$/),
    });
    await expect(remove()).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(setPassword(Username, PASSWORD)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('a client has a secret of its own', async () => {
    const [secret, other] = [await secretOf(pool().clientId), await secretOf(pool().strictClientId)];
    expect(secret.length).toBeGreaterThanOrEqual(24);
    expect(other).not.toBe(secret);
  });

  test('nobody can sign up, and no password can be recovered', async () => {
    const { clientId: ClientId } = pool();
    const Username = await addUser();
    const SecretHash = await hashOf(Username, ClientId);
    const signUp = send(new SignUpCommand({ ClientId, Username, Password: PASSWORD, SecretHash }));
    await expect(signUp).rejects.toMatchObject(refused);
    const recovery = send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
    await expect(recovery).rejects.toMatchObject(refused);
  });

  test('a browser cannot use the flows of a server, nor flows that the client does not have', async () => {
    const { clientId: ClientId } = pool();
    const USERNAME = await addUser();
    const SECRET_HASH = await hashOf(USERNAME, ClientId);
    const initiate = (AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'USER_PASSWORD_AUTH') =>
      send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: { USERNAME, PASSWORD, SECRET_HASH } }));
    for (const flow of ['ADMIN_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH'] as const)
      await expect(initiate(flow)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  const begin = async (USERNAME: string) => {
    const { clientId: ClientId } = pool();
    const SECRET_HASH = await hashOf(USERNAME, ClientId);
    const AuthParameters = { USERNAME, SECRET_HASH };
    const begun = await send(
      new AdminInitiateAuthCommand({ ...at(), ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters }),
    );
    return (ANSWER: string) =>
      send(
        new AdminRespondToAuthChallengeCommand({
          ...at(),
          ClientId,
          ChallengeName: 'CUSTOM_CHALLENGE',
          Session: begun.Session,
          ChallengeResponses: { ...AuthParameters, ANSWER },
        }),
      );
  };

  test('the right answer to a custom challenge signs in, once', async () => {
    const answer = await begin(await addUser());
    expect((await answer('right')).AuthenticationResult).toMatchObject({ RefreshToken: expect.any(String) });
    await expect(answer('right')).rejects.toMatchObject(refused);
  });

  test('a wrong answer to a custom challenge, and any answer of an unknown user, are NotAuthorizedException', async () => {
    await expect((await begin(await addUser()))('wrong')).rejects.toMatchObject(refused);
    await expect((await begin(newName()))('right')).rejects.toMatchObject(refused);
  });
});

function claimsOf(token: string | undefined): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
}
