import { accounts } from '@groundswell/data/accounts';
import { pushBrowsers } from '@groundswell/data/alerts';

/** Removes the browsers of sessions that are over. They get no alerts even while they are still stored. */
export async function forgetBrowsers(userId: string): Promise<void> {
  const account = await accounts.find(userId);
  await pushBrowsers.remove(userId, ({ sessionId }) => account?.sessions[sessionId] === undefined);
}
