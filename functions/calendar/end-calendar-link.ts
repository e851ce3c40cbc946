import { userEndpoint } from '@groundswell/accounts';
import { endCalendarLink } from '@groundswell/contracts';
import { calendarFeeds } from '@groundswell/data/favorites';

export const handler = userEndpoint(endCalendarLink, async ({ user }) => {
  await calendarFeeds.end(user.id);
  return { made_at: null };
});
