import { tokenTrigger } from '@groundswell/runtime';

/**
 * A holder of an access token with this scope can change or delete the user by Cognito's own calls, bypassing ours.
 * Cognito puts it into each token that was not issued over OAuth.
 */
export const handler = tokenTrigger(['aws.cognito.signin.user.admin']);
