import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { logLine } from './log.ts';

export type TokenEvent = PreTokenGenerationV2TriggerEvent;

/**
 * Creates a Lambda that Cognito calls before it issues tokens (event version two). It removes `scopesToSuppress` from
 * access tokens.
 */
export function tokenTrigger(scopesToSuppress: readonly string[]) {
  return async (event: TokenEvent): Promise<TokenEvent> => {
    event.response.claimsAndScopeOverrideDetails = {
      accessTokenGeneration: { scopesToSuppress: [...scopesToSuppress] },
    };
    logLine('info', { trigger: event.triggerSource });
    return event;
  };
}
