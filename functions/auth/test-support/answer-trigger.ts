import type { Json, JsonObject } from '@groundswell/local/template/json';
import type { ChallengeEvent, TokenEvent } from '@groundswell/runtime';
import { handler as answerChallenge } from '../../auth-triggers/answer-challenge.ts';
import { handler as limitScopes } from '../../auth-triggers/limit-scopes.ts';

/** Answers the triggers of a user pool with the app's functions. */
export async function answerTrigger(event: JsonObject): Promise<Json> {
  const answered = String(event.triggerSource).startsWith('TokenGeneration_')
    ? await limitScopes(event as unknown as TokenEvent)
    : await answerChallenge(event as unknown as ChallengeEvent);
  return answered as unknown as Json;
}
