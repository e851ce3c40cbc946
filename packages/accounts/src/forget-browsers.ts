import { accounts } from '@groundswell/data/accounts';
import { pushBrowsers } from '@groundswell/data/alerts';

/**
 * Removes the push subscriptions of browsers whose session is over. Such browsers get no alerts even before they are
 * removed.
 */
export async function forgetBrowsers(userId: string): Promise<void> {
  const account = await accounts.find(userId);
  await pushBrowsers.remove(userId, ({ sessionId }) => account?.sessions[sessionId] === undefined);
}
