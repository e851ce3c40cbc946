import { asObject, asText, type JsonObject } from '../../template/json.ts';
import type { UserPoolPlan } from '../../template/plan.ts';
import type { Actions } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import type { Challenge, Challenges } from './challenges.ts';
import { assertSecret, assertSecretHash } from './client-secret.ts';
import type { IssueTokens, TokenOwner } from './issue-tokens.ts';
import type { PeopleParts } from './people-actions.ts';
import type { AppClient } from './pools.ts';

export interface SignInParts extends PeopleParts {
  readonly challenges: Challenges;
  readonly issueTokens: IssueTokens;
}

/** Implements sign-in by password or by custom challenge, refreshing and revoking. */
export function signInActions(parts: SignInParts): Actions {
  const { pools, people, sessions, passwords, challenges, issueTokens } = parts;

  return {
    AdminInitiateAuth: (request) => {
      const pool = pools.get(request.UserPoolId);
      return initiate(pool, pools.getClient(request.ClientId, pool), request);
    },
    InitiateAuth: (request) => {
      if (asText(request.AuthFlow, 'AuthFlow').startsWith('ADMIN_'))
        throw new ServiceError('InvalidParameterException', 'Initiate Auth method not supported.');
      const client = pools.getClient(request.ClientId);
      return initiate(pools.get(client.poolId), client, request);
    },

    AdminRespondToAuthChallenge: (request) => {
      const pool = pools.get(request.UserPoolId);
      return respond(pool, pools.getClient(request.ClientId, pool), request);
    },
    RespondToAuthChallenge: (request) => {
      const client = pools.getClient(request.ClientId);
      return respond(pools.get(client.poolId), client, request);
    },

    GetTokensFromRefreshToken: async (request) => {
      const client = pools.getClient(request.ClientId);
      assertSecret(client, request.ClientSecret, 'NotAuthorizedException');
      const pool = pools.get(client.poolId);
      const renewed = await sessions.refresh(asText(request.RefreshToken, 'RefreshToken'), client);
      const person = people.get(pool.id, renewed.session.username);
      return issueTokens({ pool, client, person }, renewed, 'TokenGeneration_RefreshTokens');
    },

    RevokeToken: async (request) => {
      const client = pools.getClient(request.ClientId);
      assertSecret(client, request.ClientSecret, 'UnauthorizedException');
      // Revoking an unknown token succeeds (RFC 7009, 2.2).
      await sessions.revoke(asText(request.Token, 'Token'), client).catch(() => undefined);
      return {};
    },
  };

  async function initiate(pool: UserPoolPlan, client: AppClient, request: JsonObject): Promise<JsonObject> {
    const flow = asText(request.AuthFlow, 'AuthFlow');
    const parameters = asObject(request.AuthParameters, 'AuthParameters');
    if (!client.flows.has(`ALLOW_${flow}`))
      throw new ServiceError('InvalidParameterException', 'Auth flow not enabled for this client');
    const username = parameterOf(parameters, 'USERNAME');
    assertSecretHash(client, username, parameters.SECRET_HASH);
    if (flow === 'ADMIN_USER_PASSWORD_AUTH')
      return byPassword(pool, client, username, parameterOf(parameters, 'PASSWORD'));
    if (flow !== 'CUSTOM_AUTH')
      throw new ServiceError('InvalidParameterException', `The local cloud does not know the flow ${flow}.`);

    const person = people.find(pool.id, username);
    if (!person && !client.hidesMissingUsers) people.get(pool.id, username);
    const begun = await challenges.begin({ pool, client, username, person });
    return begun === 'passed' ? issue({ pool, client, person: people.get(pool.id, username) }) : toReply(begun);
  }

  async function respond(pool: UserPoolPlan, client: AppClient, request: JsonObject): Promise<JsonObject> {
    if (request.ChallengeName !== 'CUSTOM_CHALLENGE')
      throw new ServiceError('InvalidParameterException', `There is no challenge ${request.ChallengeName} here.`);
    const responses = asObject(request.ChallengeResponses, 'ChallengeResponses');
    const username = parameterOf(responses, 'USERNAME');
    assertSecretHash(client, username, responses.SECRET_HASH);
    const outcome = await challenges.answer({
      session: asText(request.Session, 'Session'),
      client,
      username,
      answer: parameterOf(responses, 'ANSWER'),
      clientMetadata: asObject(request.ClientMetadata, 'ClientMetadata'),
    });
    return outcome === 'passed' ? issue({ pool, client, person: people.get(pool.id, username) }) : toReply(outcome);
  }

  async function byPassword(
    pool: UserPoolPlan,
    client: AppClient,
    username: string,
    password: string,
  ): Promise<JsonObject> {
    const person = people.find(pool.id, username);
    const matches = await passwords.matches(password, person?.passwordHash);
    if (!person && !client.hidesMissingUsers) people.get(pool.id, username);
    if (!person || !matches) throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
    return issue({ pool, client, person });
  }

  async function issue(owner: TokenOwner): Promise<JsonObject> {
    if (owner.person.isDisabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.');
    return issueTokens(owner, await sessions.start(owner.person, owner.client), 'TokenGeneration_Authentication');
  }
}

function toReply({ session, parameters }: Challenge): JsonObject {
  return { ChallengeName: 'CUSTOM_CHALLENGE', Session: session, ChallengeParameters: parameters };
}

function parameterOf(parameters: JsonObject, name: string): string {
  const value = parameters[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ServiceError('InvalidParameterException', `Missing required parameter ${name}`);
}
