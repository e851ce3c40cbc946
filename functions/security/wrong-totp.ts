/** One sentence for a code that is wrong, too old or used. */
export const WRONG_TOTP = 'That code is not right. Check it, or wait for the next one.';
