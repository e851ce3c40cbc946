import { reason } from '@groundswell/contracts';
import { InvalidRequest } from '@groundswell/runtime';

/** The refusal of a pass code that is wrong, too old, used, or guessed at too often, without revealing which. */
export function wrongCode(field: 'passcode' | 'passCode'): InvalidRequest {
  return new InvalidRequest({ [field]: [reason('pass-code-wrong')] });
}
