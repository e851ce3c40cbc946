import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { asFlag, asObject, asText, isObject, type Json, type JsonObject } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import { ServiceError } from '../service-error.ts';
import type { Person } from './people.ts';

/** Cognito's own default of AuthSessionValidity. */
const ANSWER_WITHIN_MS = 3 * 60_000;
const CUSTOM = 'CUSTOM_CHALLENGE';

/** Runs a trigger's function with its event; its result is the event with `response` filled in. */
export type InvokeTrigger = (functionName: string, event: JsonObject) => Promise<Json>;

export interface Challenge {
  /** Good for one answer. */
  readonly session: string;
  readonly parameters: JsonObject;
}

/** Whoever signs in by a custom challenge; without a person nobody has that name, which triggers hear and readers do not. */
interface Attempt {
  readonly pool: UserPoolPlan;
  readonly client: AppClientPlan;
  readonly username: string;
  readonly person?: Person;
  readonly rounds: readonly JsonObject[];
}

interface Asked extends Attempt {
  readonly privateParameters: JsonObject;
  readonly expiresAt: number;
}

export interface Challenges {
  begin(attempt: Omit<Attempt, 'rounds'>): Promise<Challenge | 'passed'>;
  answer(
    session: string,
    client: AppClientPlan,
    answer: string,
    clientMetadata: JsonObject,
  ): Promise<Challenge | { readonly username: string }>;
}

/** Custom challenges, by the pool's three triggers. Cognito guide, 'Custom authentication challenge Lambda triggers'. */
export function createChallenges(invoke: InvokeTrigger, region: string, clock: Pick<Clock, 'now'>): Challenges {
  const asked = new Map<string, Asked>();

  const run = async (
    attempt: Attempt,
    trigger: 'defineAuthChallenge' | 'createAuthChallenge' | 'verifyAuthChallengeResponse',
    request: JsonObject,
  ): Promise<JsonObject> => {
    const { pool, client, person, username } = attempt;
    const source = trigger.charAt(0).toUpperCase() + trigger.slice(1);
    const functionName = pool.triggers[trigger];
    if (functionName === undefined)
      throw new ServiceError('InvalidParameterException', `Custom auth lambda trigger is not configured: ${source}.`);
    const event = {
      version: '1',
      region,
      userPoolId: pool.id,
      userName: person?.sub ?? username,
      callerContext: { awsSdkVersion: 'local', clientId: client.id },
      triggerSource: `${source}_Authentication`,
      request: {
        userAttributes: person ? { sub: person.sub, ...person.attributes } : {},
        userNotFound: !person,
        ...request,
      },
      response: {},
    };
    const result = await invoke(functionName, event).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ServiceError('UserLambdaValidationException', `${source} failed with error ${reason}.`);
    });
    if (!isObject(result) || !isObject(result.response))
      throw new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
    return result.response;
  };

  const next = async (attempt: Attempt, metadata: JsonObject): Promise<Challenge | 'passed'> => {
    const define = await run(attempt, 'defineAuthChallenge', { session: attempt.rounds, ...metadata });
    if (asFlag(define.issueTokens) && attempt.person) return 'passed';
    if (asFlag(define.failAuthentication) || asFlag(define.issueTokens))
      throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
    if (define.challengeName !== CUSTOM)
      throw new ServiceError(
        'InvalidLambdaResponseException',
        `The challenge ${define.challengeName} is unknown here.`,
      );

    const request = { challengeName: CUSTOM, session: attempt.rounds, ...metadata };
    const created = await run(attempt, 'createAuthChallenge', request);
    const session = randomBytes(64).toString('base64url');
    asked.set(session, {
      ...attempt,
      privateParameters: asObject(created.privateChallengeParameters, 'privateChallengeParameters'),
      expiresAt: clock.now() + ANSWER_WITHIN_MS,
    });
    const shown = asObject(created.publicChallengeParameters, 'publicChallengeParameters');
    return { session, parameters: { ...shown, USERNAME: attempt.person?.sub ?? attempt.username } };
  };

  return {
    begin: (attempt) => next({ ...attempt, rounds: [] }, {}),
    async answer(session, client, challengeAnswer, clientMetadata) {
      const attempt = take(session, client);
      const { privateParameters: privateChallengeParameters, rounds, username } = attempt;
      const request = { privateChallengeParameters, challengeAnswer, clientMetadata };
      const { answerCorrect } = await run(attempt, 'verifyAuthChallengeResponse', request);
      const round = { challengeName: CUSTOM, challengeResult: asFlag(answerCorrect) };
      const outcome = await next({ ...attempt, rounds: [...rounds, round] }, { clientMetadata });
      return outcome === 'passed' ? { username: asText(attempt.person?.sub ?? username, 'user') } : outcome;
    },
  };

  function take(session: string, client: AppClientPlan): Asked {
    for (const [key, { expiresAt }] of asked) if (expiresAt <= clock.now()) asked.delete(key);
    const attempt = asked.get(session);
    asked.delete(session);
    if (attempt?.client.id !== client.id)
      throw new ServiceError('NotAuthorizedException', 'Invalid session for the user.');
    return attempt;
  }
}
