import { userEndpoint } from '@groundswell/accounts';
import { addPushBrowser, reason, refusal } from '@groundswell/contracts';
import { pushBrowsers } from '@groundswell/data/alerts';
import { isPushEndpoint, isPushKey } from '@groundswell/push';
import { InvalidRequestError, UnauthorizedError } from '@groundswell/runtime';

export const handler = userEndpoint(addPushBrowser, async ({ body, user }) => {
  const { endpoint, keys } = body;
  // A key that is not a point on the P-256 curve would make every notification fail.
  if (!isPushKey(keys.p256dh))
    throw new InvalidRequestError({ 'keys.p256dh': [reason('not-one', { field: 'browser’s key' })] });
  if (!isPushEndpoint(endpoint)) return { success: false, ...refusal('not-a-push-service') };
  const { sessionId, session } = user;
  const device = session.device === undefined ? {} : { device: session.device };
  const browser = { endpoint, ...keys, sessionId, ...device, addedAt: Date.now() };
  const outcome = await pushBrowsers.add(user.id, browser);
  if (outcome === 'gone') throw new UnauthorizedError();
  return outcome === 'added' ? { success: true } : { success: false, ...refusal('push-browser-taken') };
});
