import { tokenTrigger } from '@groundswell/runtime';

/**
 * An access token with this scope permits direct calls to Cognito, which could change or delete the user without our
 * checks. Cognito adds the scope to every token not issued over OAuth, so this trigger removes it.
 */
export const handler = tokenTrigger(['aws.cognito.signin.user.admin']);
