import { userEndpoint } from '@groundswell/accounts';
import { removePushBrowser } from '@groundswell/contracts';
import { digestOf, pushBrowsers } from '@groundswell/data/alerts';

export const handler = userEndpoint(removePushBrowser, async ({ params, user }) => {
  await pushBrowsers.remove(user.id, ({ endpoint }) => digestOf(endpoint) === params.id);
  return { success: true };
});
