/** One sentence whether the account or the password is wrong: it does not tell who has an account. */
export const WRONG_CREDENTIALS = 'The email or the password is not right.';
