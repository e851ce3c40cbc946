import { userEndpoint } from '@groundswell/accounts';
import { getPush } from '@groundswell/contracts';
import { digestOf, pushBrowsers } from '@groundswell/data/alerts';

export const handler = userEndpoint(getPush, async ({ user }) => {
  const browsers = await pushBrowsers.list(user.id);
  return {
    key: process.env.PUSH_PUBLIC_KEY || null,
    browsers: browsers
      .filter(({ sessionId }) => user.sessions[sessionId] !== undefined)
      .map(({ endpoint, device, addedAt, sessionId }) => ({
        id: digestOf(endpoint),
        ...(device !== undefined && { device }),
        added_at: new Date(addedAt).toISOString(),
        is_own: sessionId === user.sessionId,
      })),
  };
});
