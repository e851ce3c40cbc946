import { listProviders, sendsMail, userEndpoint } from '@groundswell/accounts';
import { getScriptVars } from '@groundswell/contracts';

/** Returns data that the page's script needs at its start: the signed-in user and the configured sign-in providers. */
export const handler = userEndpoint(getScriptVars, async ({ user: maybeUser }) => {
  const user = await maybeUser;
  return {
    user: user
      ? { id: user.id, email: user.email, role: user.role, isPremiumSubscriber: user.isPremiumSubscriber }
      : null,
    canvasPath: '/canvas-ui',
    sends_mail: sendsMail(),
    providers: [...listProviders()],
  };
});
