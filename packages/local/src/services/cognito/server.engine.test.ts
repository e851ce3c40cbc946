import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../template/json.ts';
import { startPeople, type TestPeople } from '../../test-support/start-people.ts';

/** The app's user names have this form: the account's id and the identity's. */
const username = 'Xq3-ana.first';
const password = 'long enough, surely';
let atMs: number;
let people: TestPeople;
let cognito: CognitoIdentityProviderClient;
let dir: string;
let secret: string;
let triggerEvents: JsonObject[];

/**
 * Answers Cognito's triggers: accepts the answer 'right' within two tries, and replaces the default scope of access
 * tokens.
 */
function trigger(event: JsonObject): Json {
  triggerEvents.push(event);
  if (String(event.triggerSource).startsWith('TokenGeneration_')) {
    const accessTokenGeneration = { scopesToSuppress: ['aws.cognito.signin.user.admin'], scopesToAdd: ['our-own'] };
    return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
  }
  const request = event.request as { session?: { challengeResult: boolean }[]; challengeAnswer?: string };
  const [, kind] = /^(\w+)AuthChallenge/.exec(String(event.triggerSource)) ?? [];
  const rounds = request.session ?? [];
  if (kind === 'Verify') return { ...event, response: { answerCorrect: request.challengeAnswer === 'right' } };
  if (kind === 'Create') return { ...event, response: { publicChallengeParameters: { hint: 'r' } } };
  const passed = rounds.at(-1)?.challengeResult === true;
  return {
    ...event,
    response: {
      issueTokens: passed,
      failAuthentication: !passed && rounds.length >= 2,
      challengeName: 'CUSTOM_CHALLENGE',
    },
  };
}

beforeEach(async () => {
  atMs = Date.now();
  triggerEvents = [];
  dir = mkdtempSync(join(tmpdir(), 'groundswell-cognito-'));
  await start();
});
afterEach(async () => {
  await people.stop();
  rmSync(dir, { recursive: true });
});

async function start() {
  people = await startPeople({ trigger, clock: { now: () => atMs }, dir });
  cognito = new CognitoIdentityProviderClient({
    endpoint: people.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  secret = await readSecret();
}

async function readSecret(): Promise<string> {
  const { UserPoolClient } = await cognito.send(
    new DescribeUserPoolClientCommand({ UserPoolId: people.poolId, ClientId: people.clientId }),
  );
  return UserPoolClient?.ClientSecret ?? '';
}

const hashFor = (name: string) => createHmac('sha256', secret).update(`${name}${people.clientId}`).digest('base64');
const named = () => ({ UserPoolId: people.poolId, Username: username });

/** Her `sub`. */
async function addAna(): Promise<string> {
  const { User } = await cognito.send(new AdminCreateUserCommand({ ...named(), MessageAction: 'SUPPRESS' }));
  await cognito.send(new AdminSetUserPasswordCommand({ ...named(), Password: password, Permanent: true }));
  return User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
}

async function signIn(given: { username?: string; password?: string; clientId?: string; hash?: string } = {}) {
  const USERNAME = given.username ?? username;
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: people.poolId,
      ClientId: given.clientId ?? people.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME,
        PASSWORD: given.password ?? password,
        ...(given.hash !== '' && { SECRET_HASH: given.hash ?? hashFor(USERNAME) }),
      },
    }),
  );
  return { access: AuthenticationResult?.AccessToken ?? '', refresh: AuthenticationResult?.RefreshToken ?? '' };
}

async function refresh(token: string, ClientSecret: string | undefined = secret) {
  const { AuthenticationResult } = await cognito.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: people.clientId, RefreshToken: token, ClientSecret }),
  );
  return { access: AuthenticationResult?.AccessToken ?? '', refresh: AuthenticationResult?.RefreshToken ?? '' };
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function verifierFor(clientId: string) {
  const verifier = CognitoJwtVerifier.create({ userPoolId: people.poolId, clientId, tokenUse: 'access' });
  const keys = await (await fetch(`${people.url}/${people.poolId}/.well-known/jwks.json`)).json();
  verifier.cacheJwks(keys as Parameters<typeof verifier.cacheJwks>[0]);
  return verifier;
}

test('the production verifier accepts an access token, which contains the user and the time of the sign-in', async () => {
  const sub = await addAna();
  const { access } = await signIn();
  const claims = await (await verifierFor(people.clientId)).verify(access);
  expect(claims).toMatchObject({ sub, username, token_use: 'access', client_id: people.clientId });
  expect(claims.auth_time).toBe(Math.floor(atMs / 1000));
  expect(claims.exp - claims.iat).toBe(3600);
  await expect((await verifierFor('another0000000000000000000')).verify(access)).rejects.toThrow(/Client ID/);
});

test('the pool’s trigger decides on the scopes of each access token, at the sign-in and when it is refreshed', async () => {
  const sub = await addAna();
  const first = await signIn();
  const second = await refresh(first.refresh);
  for (const { access } of [first, second]) expect(claimsOf(access).scope).toBe('our-own');
  expect(triggerEvents.map(({ triggerSource }) => triggerSource)).toEqual([
    'TokenGeneration_Authentication',
    'TokenGeneration_RefreshTokens',
  ]);
  expect(triggerEvents[0]).toMatchObject({
    version: '2',
    userName: username,
    request: { userAttributes: { sub }, scopes: ['aws.cognito.signin.user.admin'] },
  });
});

test('sign-in, refresh and revocation need the client’s secret', async () => {
  await addAna();
  const { refresh: token } = await signIn();
  const { clientId } = people;
  await expect(signIn({ hash: '' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: `Client ${clientId} is configured with secret but SECRET_HASH was not received`,
  });
  for (const hash of [hashFor('another'), 'no hash'])
    await expect(signIn({ hash })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: `Unable to verify secret hash for client ${clientId}`,
    });
  const withoutSecret = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: token });
  await expect(cognito.send(withoutSecret)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(refresh(token, 'another')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  for (const ClientSecret of [undefined, 'another'])
    await expect(
      cognito.send(new RevokeTokenCommand({ ClientId: clientId, Token: token, ClientSecret })),
    ).rejects.toMatchObject({ name: 'UnauthorizedException' });
  expect((await refresh(token)).access).not.toBe('');
});

test('of three concurrent creations of a user name, exactly one succeeds', async () => {
  const create = () => cognito.send(new AdminCreateUserCommand({ ...named(), MessageAction: 'SUPPRESS' }));
  const outcomes = await Promise.allSettled([create(), create(), create()]);
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
  expect(failures).toEqual(['UsernameExistsException', 'UsernameExistsException']);
});

test('a password that is too short is refused by its policy, one with a space at an end by the API', async () => {
  await addAna();
  const set = cognito.send(new AdminSetUserPasswordCommand({ ...named(), Password: 'short', Permanent: true }));
  await expect(set).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  for (const Password of [` ${password}`, `${password} `, `long enough,\nsurely`])
    await expect(
      cognito.send(new AdminSetUserPasswordCommand({ ...named(), Password, Permanent: true })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('a user created under a deleted user’s name is a new user without a password', async () => {
  const sub = await addAna();
  await cognito.send(new AdminDeleteUserCommand(named()));
  await cognito.send(new AdminCreateUserCommand({ ...named(), MessageAction: 'SUPPRESS' }));
  const { Username, UserAttributes } = await cognito.send(new AdminGetUserCommand(named()));
  expect(Username).toBe(username);
  expect(UserAttributes).toEqual([{ Name: 'sub', Value: expect.not.stringMatching(sub) }]);
  await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('setting a password never restores a user deleted meanwhile', async () => {
  await addAna();
  const set = cognito.send(
    new AdminSetUserPasswordCommand({ ...named(), Password: 'another, also long', Permanent: true }),
  );
  await Promise.allSettled([set, cognito.send(new AdminDeleteUserCommand(named()))]);
  await expect(cognito.send(new AdminGetUserCommand(named()))).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

test('a user name follows Cognito’s pattern and is case-sensitive', async () => {
  await addAna();
  const create = (Username: string) =>
    cognito.send(new AdminCreateUserCommand({ UserPoolId: people.poolId, Username, MessageAction: 'SUPPRESS' }));
  await expect(create('two words')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await create(username.toLowerCase());
  await expect(signIn({ username: username.toLowerCase() })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a used refresh token is replaced, works for another minute, and is then reported as used', async () => {
  await addAna();
  const first = await signIn();
  const second = await refresh(first.refresh);
  expect(second.refresh).not.toBe(first.refresh);
  const again = await refresh(first.refresh);
  expect(again.access).not.toBe('');
  atMs += 61_000;
  await expect(refresh(first.refresh)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  expect((await refresh(second.refresh)).access).not.toBe('');
});

test('refreshing keeps the time of the sign-in and does not prolong the session', async () => {
  await addAna();
  const signedInS = Math.floor(atMs / 1000);
  const first = await signIn();
  atMs += 364 * 86_400_000;
  const second = await refresh(first.refresh);
  expect(claimsOf(second.access)).toMatchObject({ auth_time: signedInS, iat: Math.floor(atMs / 1000) });
  atMs += 2 * 86_400_000;
  await expect(refresh(second.refresh)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
});

test.each([
  ['signing out everywhere', AdminUserGlobalSignOutCommand],
  ['deleting the user', AdminDeleteUserCommand],
])('%s ends every session', async (_, Command) => {
  await addAna();
  const sessions = [await signIn(), await signIn()];
  await cognito.send(new Command(named()));
  for (const session of sessions)
    await expect(refresh(session.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('users, sessions, keys and the client’s secret outlive the process', async () => {
  await addAna();
  const before = secret;
  const { refresh: token, access } = await signIn();
  await people.stop();
  await start();
  expect(before).toMatch(/^\w{52}$/);
  expect(secret).toBe(before);
  expect((await signIn()).access).not.toBe('');
  expect((await refresh(token)).access).not.toBe('');
  await (await verifierFor(people.clientId)).verify(access);
});

async function beginCustom(name = username) {
  return cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: people.poolId,
      ClientId: people.clientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: name, SECRET_HASH: hashFor(name) },
    }),
  );
}
async function answerCustom(Session: string | undefined, ANSWER: string, name = username) {
  return cognito.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: people.poolId,
      ClientId: people.clientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: name, ANSWER, SECRET_HASH: hashFor(name) },
    }),
  );
}

test('the right answer to a custom challenge signs in, with a second try where the trigger gives one', async () => {
  await addAna();
  const begun = await beginCustom();
  expect(begun).toMatchObject({
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeParameters: { USERNAME: username, hint: 'r' },
  });
  const second = await answerCustom(begun.Session, 'wrong');
  expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
  const passed = await answerCustom(second.Session, 'right');
  expect(passed.AuthenticationResult?.AccessToken).toBeDefined();
  await expect(answerCustom(second.Session, 'right')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a custom challenge ends after the last try or three minutes, and never lets in a user who does not exist', async () => {
  await addAna();
  const second = await answerCustom((await beginCustom()).Session, 'wrong');
  await expect(answerCustom(second.Session, 'wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const late = await beginCustom();
  atMs += 181_000;
  await expect(answerCustom(late.Session, 'right')).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const nobody = await beginCustom('nobody.here');
  await expect(answerCustom(nobody.Session, 'right', 'nobody.here')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('a challenge is answered under the user name that began it', async () => {
  await addAna();
  const nobody = await beginCustom('nobody.here');
  await expect(answerCustom(nobody.Session, 'right')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('missing pools, clients and users are reported with Cognito’s error names', async () => {
  const UserPoolId = people.poolId;
  await expect(cognito.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody.here' }))).rejects.toMatchObject({
    name: 'UserNotFoundException',
    message: 'User does not exist.',
  });
  await expect(signIn({ clientId: 'other' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
