import { userEndpoint } from '@groundswell/accounts';
import { createWriter } from '@groundswell/contracts';

/** What an invitation starts from. */
export const handler = userEndpoint(createWriter, async ({ user }) => ({
  email: '',
  role: 1 as const,
  lang: user.lang,
}));
