import { userEndpoint } from '@groundswell/accounts';
import { createWriter } from '@groundswell/contracts';

/** Returns the initial values of an invitation. */
export const handler = userEndpoint(createWriter, async ({ user }) => ({
  email: '',
  role: 1 as const,
  lang: user.lang,
}));
