import { reason } from '@groundswell/contracts';
import { InvalidRequest } from '@groundswell/runtime';

/** The refusal of a pass code that is wrong, too old, used, or guessed at too often: which of these is not told. */
export function wrongCode(field: 'passcode' | 'passCode'): InvalidRequest {
  return new InvalidRequest({ [field]: [reason('pass-code-wrong')] });
}
