import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { asFlag, asObject, type JsonObject } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import { ServiceError } from '../service-error.ts';
import type { Person } from './people.ts';
import type { CallTrigger } from './triggers.ts';

/** Cognito's default of AuthSessionValidity. */
const ANSWER_WITHIN_MS = 3 * 60_000;
const CUSTOM = 'CUSTOM_CHALLENGE';

export interface Challenge {
  /** The session id, valid for one answer. */
  readonly session: string;
  readonly parameters: JsonObject;
}

/**
 * An attempt at a custom challenge. For an unknown user name, `person` is absent; triggers see that, but clients do
 * not.
 */
interface Attempt {
  readonly pool: UserPoolPlan;
  readonly client: AppClientPlan;
  readonly username: string;
  readonly person?: Person;
  readonly rounds: readonly JsonObject[];
}

interface PendingChallenge extends Attempt {
  readonly privateParameters: JsonObject;
  readonly expiresAt: number;
}

interface ChallengeAnswer {
  readonly session: string;
  readonly client: AppClientPlan;
  readonly username: string;
  readonly answer: string;
  readonly clientMetadata: JsonObject;
}

export interface Challenges {
  begin(attempt: Omit<Attempt, 'rounds'>): Promise<Challenge | 'passed'>;
  answer(given: ChallengeAnswer): Promise<Challenge | 'passed'>;
}

/**
 * Implements custom challenges with the pool's three triggers. Cognito guide, 'Custom authentication challenge Lambda
 * triggers'.
 */
export function createChallenges(callTrigger: CallTrigger, clock: Pick<Clock, 'now'>): Challenges {
  const pending = new Map<string, PendingChallenge>();

  const run = (
    { pool, client, person, username }: Attempt,
    trigger: 'defineAuthChallenge' | 'createAuthChallenge' | 'verifyAuthChallengeResponse',
    request: JsonObject,
  ): Promise<JsonObject> => {
    const source = `${trigger.charAt(0).toUpperCase()}${trigger.slice(1)}_Authentication`;
    return callTrigger({
      pool,
      client,
      username,
      person,
      trigger,
      source,
      request: { userNotFound: !person, ...request },
    });
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
    pending.set(session, {
      ...attempt,
      privateParameters: asObject(created.privateChallengeParameters, 'privateChallengeParameters'),
      expiresAt: clock.now() + ANSWER_WITHIN_MS,
    });
    const shown = asObject(created.publicChallengeParameters, 'publicChallengeParameters');
    return { session, parameters: { ...shown, USERNAME: attempt.username } };
  };

  return {
    begin: (attempt) => next({ ...attempt, rounds: [] }, {}),
    async answer(given) {
      const attempt = take(given);
      const { answer: challengeAnswer, clientMetadata } = given;
      const { privateParameters: privateChallengeParameters, rounds } = attempt;
      const request = { privateChallengeParameters, challengeAnswer, clientMetadata };
      const { answerCorrect } = await run(attempt, 'verifyAuthChallengeResponse', request);
      const round = { challengeName: CUSTOM, challengeResult: asFlag(answerCorrect) };
      return next({ ...attempt, rounds: [...rounds, round] }, { clientMetadata });
    },
  };

  function take({ session, client, username }: ChallengeAnswer): PendingChallenge {
    for (const [key, { expiresAt }] of pending) if (expiresAt <= clock.now()) pending.delete(key);
    const attempt = pending.get(session);
    pending.delete(session);
    if (attempt?.client.id !== client.id || attempt.username !== username)
      throw new ServiceError('NotAuthorizedException', 'Invalid session for the user.');
    return attempt;
  }
}
