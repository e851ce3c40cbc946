import { listProviders, userEndpoint } from '@groundswell/accounts';
import { getScriptVars } from '@groundswell/contracts';

/** The user of the page, and the configured ways to sign in. */
export const handler = userEndpoint(getScriptVars, async ({ user: asker }) => {
  const user = await asker;
  return {
    user: user
      ? { id: user.id, email: user.email, role: user.role, isPremiumSubscriber: user.isPremiumSubscriber }
      : null,
    canvasPath: '/canvas-ui',
    providers: [...listProviders()],
  };
});
