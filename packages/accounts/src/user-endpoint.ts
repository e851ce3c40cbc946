import type { Call } from '@groundswell/contracts';
import { type EndpointOptions, type Handle, personalEndpoint } from '@groundswell/runtime';
import { type Account, findAccount } from './account.ts';

/**
 * Wraps the handler of a call in a Lambda that identifies the calling account. Used for calls that require a session,
 * and for public calls that read an access token if one is sent.
 */
export function userEndpoint<C extends Call>(
  called: C,
  handle: Handle<C, Account>,
  options?: EndpointOptions<C, Account>,
) {
  return personalEndpoint(findAccount, called, handle, options);
}
