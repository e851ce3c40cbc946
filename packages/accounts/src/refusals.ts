import { reason } from '@groundswell/contracts';
import { InvalidRequestError } from '@groundswell/runtime';

/** Builds the refusal of a pass code that is wrong, too old, used, or guessed at too often, without revealing which. */
export function wrongCode(field: 'passcode' | 'passCode'): InvalidRequestError {
  return new InvalidRequestError({ [field]: [reason('pass-code-wrong')] });
}
