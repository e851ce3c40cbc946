import { tokenTrigger } from '@groundswell/runtime';

/**
 * Whoever holds an access token with this scope changes or deletes the user by Cognito's own calls, past ours. Cognito
 * gives it to each that was not asked for over OAuth.
 */
export const handler = tokenTrigger(['aws.cognito.signin.user.admin']);
