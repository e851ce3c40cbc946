import { tokenTrigger } from '@groundswell/runtime';

/**
 * A holder of an access token with this scope can call Cognito directly, and change or delete the user without our
 * checks. Cognito adds the scope to each token that was not issued over OAuth.
 */
export const handler = tokenTrigger(['aws.cognito.signin.user.admin']);
