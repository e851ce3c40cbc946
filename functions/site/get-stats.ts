import { userEndpoint } from '@groundswell/accounts';
import { getStats } from '@groundswell/contracts';
import { counts } from '@groundswell/data/counts';

/** Returns how many people use the site, from counters that every change updates. */
export const handler = userEndpoint(getStats, async () => {
  const { users, subscribers, usersToday, subscribersToday, loggedUsers } = await counts.read(Date.now());
  return { userCount: users, usersSubscribed: subscribers, usersToday, subscribersToday, usersLogged: loggedUsers };
});
