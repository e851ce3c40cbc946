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
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../template/json.ts';
import { startPeople, type TestPeople } from '../../test-support/start-people.ts';

const email = 'Ana@example.com';
const password = 'long enough, surely';
let atMs: number;
let people: TestPeople;
let cognito: CognitoIdentityProviderClient;
let dir: string;

/** Passes who answers 'right', at the second try at the latest. */
function trigger(event: JsonObject): Json {
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
}

const named = () => ({ UserPoolId: people.poolId, Username: email });

async function addAna(): Promise<string> {
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      ...named(),
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
    }),
  );
  await cognito.send(new AdminSetUserPasswordCommand({ ...named(), Password: password, Permanent: true }));
  return User?.Username ?? '';
}

async function signIn(given: { username?: string; password?: string; clientId?: string } = {}) {
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: people.poolId,
      ClientId: given.clientId ?? people.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: given.username ?? email, PASSWORD: given.password ?? password },
    }),
  );
  return { access: AuthenticationResult?.AccessToken ?? '', refresh: AuthenticationResult?.RefreshToken ?? '' };
}

async function refresh(token: string, clientId = people.clientId) {
  const { AuthenticationResult } = await cognito.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: token }),
  );
  return { access: AuthenticationResult?.AccessToken ?? '', refresh: AuthenticationResult?.RefreshToken ?? '' };
}

async function verifierFor(clientId: string) {
  const verifier = CognitoJwtVerifier.create({ userPoolId: people.poolId, clientId, tokenUse: 'access' });
  const keys = await (await fetch(`${people.url}/${people.poolId}/.well-known/jwks.json`)).json();
  verifier.cacheJwks(keys as Parameters<typeof verifier.cacheJwks>[0]);
  return verifier;
}

test('an access token is good for the production verifier, and says who signed in and when', async () => {
  const sub = await addAna();
  const { access } = await signIn({ username: 'ana@EXAMPLE.com' });
  const claims = await (await verifierFor(people.clientId)).verify(access);
  expect(claims).toMatchObject({ sub, username: sub, token_use: 'access', client_id: people.clientId });
  expect(claims.auth_time).toBe(Math.floor(atMs / 1000));
  expect(claims.exp - claims.iat).toBe(3600);
  await expect((await verifierFor(people.rememberedClientId)).verify(access)).rejects.toThrow(/Client ID/);
});

test('a wrong password and an unknown user are refused in the same words', async () => {
  await addAna();
  const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(signIn({ password: 'wrong' })).rejects.toMatchObject(refused);
  await expect(signIn({ username: 'nobody@example.com' })).rejects.toMatchObject(refused);
});

test('of two who take one e-mail at once, one gets it', async () => {
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

test('a new e-mail takes the place of the old one only when it is verified, and never another user’s', async () => {
  const sub = await addAna();
  const other = { UserPoolId: people.poolId, Username: 'ben@example.com' };
  await cognito.send(new AdminCreateUserCommand({ ...other, MessageAction: 'SUPPRESS' }));
  const change = (Value: string, verified: string) =>
    cognito.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: people.poolId,
        Username: sub,
        UserAttributes: [
          { Name: 'email', Value },
          { Name: 'email_verified', Value: verified },
        ],
      }),
    );
  const emailOf = async () => {
    const { UserAttributes } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId: people.poolId, Username: sub }),
    );
    return UserAttributes?.find(({ Name }) => Name === 'email')?.Value;
  };
  await change('ana@new.example', 'false');
  expect(await emailOf()).toBe(email);
  await change('ana@new.example', 'true');
  expect(await emailOf()).toBe('ana@new.example');
  await expect(change('BEN@example.com', 'true')).rejects.toMatchObject({ name: 'AliasExistsException' });
  await expect(signIn()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect((await signIn({ username: 'ana@new.example' })).access).not.toBe('');
});

test('a refresh token is replaced by its use, works for another minute, and then tells that it was used', async () => {
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
  atMs += 29 * 86_400_000;
  const second = await refresh(first.refresh);
  const payload = JSON.parse(Buffer.from(second.access.split('.')[1] ?? '', 'base64url').toString());
  expect(payload).toMatchObject({ auth_time: signedInS, iat: Math.floor(atMs / 1000) });
  atMs += 2 * 86_400_000;
  await expect(refresh(second.refresh)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
});

test('each client has its own lifetime, and its tokens are good for it alone', async () => {
  await addAna();
  const remembered = await signIn({ clientId: people.rememberedClientId });
  await expect(refresh(remembered.refresh)).rejects.toMatchObject({ message: 'Invalid Refresh Token.' });
  atMs += 300 * 86_400_000;
  expect((await refresh(remembered.refresh, people.rememberedClientId)).access).not.toBe('');
});

test('a revoked token ends its session with all that came of it, and no other', async () => {
  await addAna();
  const [one, other] = [await signIn(), await signIn()];
  const next = await refresh(one.refresh);
  await cognito.send(new RevokeTokenCommand({ ClientId: people.clientId, Token: next.refresh }));
  for (const { refresh: token } of [one, next])
    await expect(refresh(token)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' });
  expect((await refresh(other.refresh)).access).not.toBe('');
});

test.each([
  ['signing out everywhere', AdminUserGlobalSignOutCommand],
  ['deleting the user', AdminDeleteUserCommand],
])('%s ends every session', async (_, Command) => {
  await addAna();
  const sessions = [await signIn(), await signIn({ clientId: people.clientId })];
  await cognito.send(new Command(named()));
  for (const session of sessions)
    await expect(refresh(session.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('users, sessions and keys outlive the process', async () => {
  await addAna();
  const { refresh: token, access } = await signIn();
  await people.stop();
  await start();
  expect((await signIn()).access).not.toBe('');
  expect((await refresh(token)).access).not.toBe('');
  await (await verifierFor(people.clientId)).verify(access);
});

async function beginCustom(username = email) {
  return cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: people.poolId,
      ClientId: people.clientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: username },
    }),
  );
}
async function answerCustom(Session: string | undefined, ANSWER: string) {
  return cognito.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: people.poolId,
      ClientId: people.clientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: email, ANSWER },
    }),
  );
}

test('the right answer to a custom challenge signs in, with a second try where the trigger gives one', async () => {
  const sub = await addAna();
  const begun = await beginCustom();
  expect(begun).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: { USERNAME: sub, hint: 'r' } });
  const second = await answerCustom(begun.Session, 'wrong');
  expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
  const passed = await answerCustom(second.Session, 'right');
  expect(passed.AuthenticationResult?.AccessToken).toBeDefined();
  await expect(answerCustom(second.Session, 'right')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a custom challenge ends after the last try, after three minutes, and never lets in who does not exist', async () => {
  await addAna();
  const second = await answerCustom((await beginCustom()).Session, 'wrong');
  await expect(answerCustom(second.Session, 'wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const late = await beginCustom();
  atMs += 181_000;
  await expect(answerCustom(late.Session, 'right')).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const nobody = await beginCustom('nobody@example.com');
  await expect(answerCustom(nobody.Session, 'right')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('what is not there is named as Cognito names it', async () => {
  const UserPoolId = people.poolId;
  await expect(
    cognito.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody@example.com' })),
  ).rejects.toMatchObject({ name: 'UserNotFoundException', message: 'User does not exist.' });
  await expect(signIn({ clientId: 'other' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
