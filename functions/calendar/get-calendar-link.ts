import { userEndpoint } from '@groundswell/accounts';
import { getCalendarLink } from '@groundswell/contracts';
import { calendarFeeds } from '@groundswell/data/favorites';

export const handler = userEndpoint(getCalendarLink, async ({ user }) => {
  const madeAt = await calendarFeeds.findMadeAt(user);
  return { made_at: madeAt === undefined ? null : new Date(madeAt).toISOString() };
});
