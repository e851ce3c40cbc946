import { InvalidRequest } from '@groundswell/runtime';

/** One sentence whether the account or the password is wrong: it does not tell who has an account. */
export const WRONG_CREDENTIALS = 'The email or the password is not right.';

/** One sentence for a code that is wrong, too old or used. */
export const WRONG_TOTP = 'That code is not right. Check it, or wait for the next one.';

/** A ticket that is too old, used or another's, and second factors that have changed meanwhile. */
export const START_AGAIN = 'That took too long, or was done elsewhere. Start again.';

/** The refusal of a pass code that is wrong, too old, used, or guessed at too often: which of these is not told. */
export function wrongCode(field: 'passcode' | 'passCode'): InvalidRequest {
  return new InvalidRequest({ [field]: ['That pass code is wrong or too old.'] });
}
