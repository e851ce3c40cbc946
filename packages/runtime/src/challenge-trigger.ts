import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { logLine } from './log.ts';

export type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent;

/**
 * Creates a Lambda for Cognito's three triggers of a custom sign-in without a password. The sign-in has one challenge
 * with one attempt.
 */
export function challengeTrigger(isRight: (userName: string, answer: string) => Promise<boolean>) {
  return async (event: ChallengeEvent): Promise<ChallengeEvent> => {
    switch (event.triggerSource) {
      case 'DefineAuthChallenge_Authentication': {
        const [answered, ...more] = event.request.session;
        event.response.issueTokens = answered?.challengeResult === true && more.length === 0;
        event.response.failAuthentication = answered !== undefined && !event.response.issueTokens;
        event.response.challengeName = 'CUSTOM_CHALLENGE';
        break;
      }
      case 'CreateAuthChallenge_Authentication':
        event.response.publicChallengeParameters = {};
        event.response.privateChallengeParameters = {};
        break;
      case 'VerifyAuthChallengeResponse_Authentication': {
        event.response.answerCorrect = await isRight(event.userName, String(event.request.challengeAnswer));
        break;
      }
    }
    logLine('info', { trigger: event.triggerSource });
    return event;
  };
}
