import { listProviders, userEndpoint } from '@groundswell/accounts';
import { getScriptVars } from '@groundswell/contracts';

/** Who looks at the page, and by what means they could sign in. */
export const handler = userEndpoint(getScriptVars, async ({ user }) => ({
  user: user
    ? { id: user.id, email: user.email, role: user.role, isPremiumSubscriber: user.isPremiumSubscriber }
    : null,
  canvasPath: '/canvas-ui',
  providers: [...listProviders()],
}));
