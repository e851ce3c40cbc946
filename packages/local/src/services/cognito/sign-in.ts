import { asObject, asText, type JsonObject } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import type { Actions } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import type { Challenge, Challenges } from './challenges.ts';
import { matchesPassword } from './password.ts';
import type { People, Person } from './people.ts';
import type { Pools } from './pools.ts';
import type { Session, Sessions } from './sessions.ts';
import type { TokenSigner } from './tokens.ts';

export interface SignInParts {
  readonly pools: Pools;
  readonly people: People;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly signerOf: (pool: UserPoolPlan) => Promise<TokenSigner>;
}

/** Signing in by password or by custom challenge, refreshing, revoking. */
export function signInActions({ pools, people, sessions, challenges, signerOf }: SignInParts): Actions {
  return {
    AdminInitiateAuth: async (request) => {
      const pool = pools.get(request.UserPoolId);
      const client = pools.getClient(request.ClientId, pool);
      const flow = asText(request.AuthFlow, 'AuthFlow');
      const parameters = asObject(request.AuthParameters, 'AuthParameters');
      if (!client.flows.has(`ALLOW_${flow}`))
        throw new ServiceError('InvalidParameterException', 'Auth flow not enabled for this client');
      if (flow === 'ADMIN_USER_PASSWORD_AUTH') return byPassword(pool, client, parameters);
      if (flow !== 'CUSTOM_AUTH')
        throw new ServiceError('InvalidParameterException', `The local cloud does not know the flow ${flow}.`);

      const username = parameterOf(parameters, 'USERNAME');
      const person = people.find(pool.id, username);
      if (!person && !client.hidesMissingUsers) people.get(pool.id, username);
      const begun = await challenges.begin({ pool, client, username, person });
      return begun === 'passed' ? issue(pool, client, people.get(pool.id, username)) : toReply(begun);
    },

    AdminRespondToAuthChallenge: async (request) => {
      const pool = pools.get(request.UserPoolId);
      const client = pools.getClient(request.ClientId, pool);
      if (request.ChallengeName !== 'CUSTOM_CHALLENGE')
        throw new ServiceError('InvalidParameterException', `There is no challenge ${request.ChallengeName} here.`);
      const responses = asObject(request.ChallengeResponses, 'ChallengeResponses');
      const metadata = asObject(request.ClientMetadata, 'ClientMetadata');
      const answer = parameterOf(responses, 'ANSWER');
      const outcome = await challenges.answer(asText(request.Session, 'Session'), client, answer, metadata);
      if ('session' in outcome) return toReply(outcome);
      return issue(pool, client, people.get(pool.id, outcome.username));
    },

    GetTokensFromRefreshToken: async (request) => {
      const client = pools.getClient(request.ClientId);
      const pool = pools.get(client.poolId);
      const renewed = await sessions.refresh(asText(request.RefreshToken, 'RefreshToken'), client);
      return tokensFor(pool, client, people.get(pool.id, renewed.session.sub), renewed);
    },

    RevokeToken: async (request) => {
      const client = pools.getClient(request.ClientId);
      // A token that is not known is revoked as well as one can be (RFC 7009, 2.2).
      await sessions.revoke(asText(request.Token, 'Token'), client).catch(() => undefined);
      return {};
    },
  };

  async function byPassword(pool: UserPoolPlan, client: AppClientPlan, parameters: JsonObject): Promise<JsonObject> {
    const username = parameterOf(parameters, 'USERNAME');
    const person = people.find(pool.id, username);
    const matches = await matchesPassword(parameterOf(parameters, 'PASSWORD'), person?.passwordHash);
    if (!person && !client.hidesMissingUsers) people.get(pool.id, username);
    if (!person || !matches) throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
    if (person.status === 'FORCE_CHANGE_PASSWORD')
      throw new ServiceError('InvalidParameterException', 'The local cloud has no temporary passwords.');
    return issue(pool, client, person);
  }

  async function issue(pool: UserPoolPlan, client: AppClientPlan, person: Person): Promise<JsonObject> {
    return tokensFor(pool, client, person, await sessions.start(person.sub, client));
  }

  async function tokensFor(
    pool: UserPoolPlan,
    client: AppClientPlan,
    person: Person,
    { session, refreshToken }: { readonly session: Session; readonly refreshToken?: string },
  ): Promise<JsonObject> {
    const { accessToken, idToken } = await (await signerOf(pool)).sign(client, person, session);
    return {
      ChallengeParameters: {},
      AuthenticationResult: {
        AccessToken: accessToken,
        IdToken: idToken,
        ...(refreshToken !== undefined && { RefreshToken: refreshToken }),
        ExpiresIn: client.accessTokenS,
        TokenType: 'Bearer',
      },
    };
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
