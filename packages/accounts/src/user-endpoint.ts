import type { Call } from '@groundswell/contracts';
import { type EndpointOptions, type Handle, personalEndpoint } from '@groundswell/runtime';
import { type Account, findAccount } from './account.ts';

/** Wraps a call that has a user in a Lambda: each call that is not open to anyone, and open ones that read a token. */
export function userEndpoint<C extends Call>(
  called: C,
  handle: Handle<C, Account>,
  options?: EndpointOptions<C, Account>,
) {
  return personalEndpoint(findAccount, called, handle, options);
}
