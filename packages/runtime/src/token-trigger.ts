import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { logLine } from './log.ts';

export type TokenEvent = PreTokenGenerationV2TriggerEvent;

/** A Lambda that Cognito asks before it makes tokens (its event's version two): access tokens come without these scopes. */
export function tokenTrigger(scopesToSuppress: readonly string[]) {
  return async (event: TokenEvent): Promise<TokenEvent> => {
    event.response.claimsAndScopeOverrideDetails = {
      accessTokenGeneration: { scopesToSuppress: [...scopesToSuppress] },
    };
    logLine('info', { trigger: event.triggerSource });
    return event;
  };
}
